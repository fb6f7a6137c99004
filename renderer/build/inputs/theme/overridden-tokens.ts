import { blank, blocksIn, withoutComments } from './declarations.ts';
import type { ThemeSheet } from './theme-sheets.ts';

/**
 * Returns the sheets of a theme without tokens on `:root` that a later rule for `:root` declares again: a site that imports a
 * theme and changes its colours publishes one set. Offsets stay the same.
 */
export function withoutOverriddenTokens<Sheet extends ThemeSheet>(sheets: readonly Sheet[]): readonly Sheet[] {
  const later = new Set<string>();
  return sheets
    .toReversed()
    .map((sheet) => ({ ...sheet, css: withoutNames(sheet.css, later) }))
    .reverse();
}

/** Blanks the declarations of tokens in a set, and of those that follow in the sheet, and adds the rest to the set. */
function withoutNames(css: string, later: Set<string>): string {
  let rest = css;
  const rules = blocksIn(withoutComments(css)).filter(({ prelude }) => prelude === ':root');
  for (const { body, at } of rules.reverse()) {
    for (const { 0: text, 1: name = '', index } of [...body.matchAll(declaration)].reverse()) {
      const start = at + index;
      if (text.includes('!')) continue;
      if (later.has(name)) rest = rest.slice(0, start) + blank(text) + rest.slice(start + text.length);
      later.add(name);
    }
  }
  return rest;
}

/** The declaration of a token, to its end. Strings may hold any sign. */
const declaration = /(?<=^|[;\s])(--[\w-]+)\s*:(?:"[^"\n]*"|'[^'\n]*'|[^;"'{}])*(?:;|$)/g;
