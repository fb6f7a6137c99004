import { withoutComments } from './declarations.ts';

/** What may use the tokens of a theme. */
export interface TokenUsers {
  /** Style sheets besides the theme. */
  readonly sheets: readonly string[];
  /** Code and documents: every name in them counts as used. */
  readonly code: readonly string[];
}

/**
 * Returns the tokens (custom properties) that a theme declares and nothing uses, in order. A token that only unused tokens
 * use is unused as well. In doubt, a token is used.
 */
export function unusedTokens(theme: readonly string[], { sheets, code }: TokenUsers): readonly string[] {
  const plain = [...theme, ...sheets].map(withoutComments);
  // The names may be hidden in escapes.
  if (plain.some((css) => /--[\w-]*\\/.test(css))) return [];
  const values = new Map<string, string[]>();
  const rules = plain.slice(0, theme.length).map((css) =>
    css.replace(declaration, (_, name: string, value: string) => {
      values.set(name, [...(values.get(name) ?? []), value]);
      return ' ';
    }),
  );
  const used = new Set([
    ...[...rules, ...plain.slice(theme.length)].flatMap(namesUsed),
    ...code.flatMap((text) => text.match(names) ?? []),
  ]);
  // The loop appends to the set.
  for (const name of used)
    for (const value of values.get(name) ?? []) for (const inner of namesUsed(value)) used.add(inner);
  return [...values.keys()].filter((name) => !used.has(name));
}

const names = /--[\w-]+/g;

/** The declaration of a token. A value with quotes may contain any sign, so it stays a part of its rule. */
const declaration = /(?<=[{;}]\s*)(--[\w-]+)\s*:([^;{}"']*)(?=[;}])/g;

/** The names that a sheet uses: all but those that it only declares. A style query, in brackets, uses a name as well. */
function namesUsed(css: string): string[] {
  return [...css.matchAll(/(\(\s*)?(--[\w-]+)(\s*:)?/g)].flatMap(([, open, name = '', colon]) =>
    colon === undefined || open !== undefined ? [name] : [],
  );
}
