import { readRules, withoutComments } from './declarations.ts';
import { tokenDefaults } from './token-list.ts';
import { rootTokens } from './tokens.ts';
import type { TokenUsers } from './unused-tokens.ts';

/**
 * Returns a function that writes the values of known tokens into a style sheet, in place of their names: those of the theme,
 * else the engine's defaults. So pages carry neither a declaration of a default nor one of a token with a single value. A token
 * that some elements declare keeps its name; one that only they declare gets the default as fallback.
 */
export function inlineTokens(theme: string, { sheets, code }: TokenUsers): (css: string) => string {
  const atRoot = rootTokens(readRules(theme), 'auto').values;
  const declarations = new Map<string, number>();
  for (const css of [theme, ...sheets]) {
    for (const [, name = ''] of withoutComments(css).matchAll(declaration)) {
      declarations.set(name, (declarations.get(name) ?? 0) + 1);
    }
  }
  const inCode = new Set(code.flatMap((text) => text.match(/--[\w-]+/g) ?? []));
  const values = new Map<string, string>();
  for (const [name, byDefault] of tokenDefaults) {
    const ofTheme = atRoot.get(name);
    const varies = inCode.has(name) || (declarations.get(name) ?? 0) > (ofTheme === undefined ? 0 : 1);
    if (ofTheme === undefined) values.set(name, varies ? `var(${name}, ${byDefault})` : byDefault);
    else if (!varies && !special.test(ofTheme)) values.set(name, ofTheme);
  }
  const inline = (css: string): string =>
    css.replace(plainUse, (use, name: string) => {
      const value = values.get(name);
      return value === undefined ? use : inline(value);
    });
  return inline;
}

/** A use without a fallback of its own. */
const plainUse = /var\(\s*(--[\w-]+)\s*\)/g;

/** A declaration, or a style query. */
const declaration = /(--[\w-]+)\s*:/g;

/** Values that mean something else outside a token: priorities, keywords of the cascade, nothing, and paths from a sheet. */
const special = /!|\burl\((?!["']?frontage-file:)|^(?:initial|inherit|unset|revert|revert-layer)?$/;
