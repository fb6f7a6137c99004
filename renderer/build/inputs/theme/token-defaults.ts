import { readRules } from './declarations.ts';
import { tokenDefaults } from './token-list.ts';
import { rootTokens } from './tokens.ts';

/** What may declare the tokens of a site besides its theme. */
export interface OtherDeclarations {
  /** Style sheets besides the theme. */
  readonly sheets: readonly string[];
  /** Code, which may set tokens of elements. */
  readonly code: readonly string[];
}

/**
 * Returns a function that puts the engine's defaults into a style sheet, in place of tokens that the theme does not declare.
 * So pages carry no declaration of a default. A token that is declared for some elements only keeps its default as fallback.
 */
export function fillDefaults(theme: string, { sheets, code }: OtherDeclarations): (css: string) => string {
  const atRoot = rootTokens(readRules(theme), 'auto').values;
  const elsewhere = new Set(
    [theme, ...sheets, ...code].flatMap((text) => [...text.matchAll(declared)].map(([, name]) => name)),
  );
  const values = new Map([...tokenDefaults].filter(([name]) => !atRoot.has(name)));
  const fill = (css: string): string =>
    css.replace(plainUse, (use, name: string) => {
      const value = values.get(name);
      if (value === undefined) return use;
      return elsewhere.has(name) ? `var(${name}, ${fill(value)})` : fill(value);
    });
  return fill;
}

/** A use without a fallback of its own. */
const plainUse = /var\(\s*(--[\w-]+)\s*\)/g;

/** A declaration, or the name of a token in quotes, as code that sets one has it. */
const declared = /(--[\w-]+)(?=\s*:|['"`])/g;
