/** A rule of a style sheet: selectors, at-rules around it, and declarations by property. */
export interface Rule {
  readonly selectors: readonly string[];
  /** Preludes of the at-rules around it, outermost first: `@media (prefers-color-scheme: dark)`. */
  readonly within: readonly string[];
  readonly declarations: ReadonlyMap<string, string>;
}

/** Returns the rules of a style sheet in order. Leaves out rules nested in style rules. */
export function readRules(css: string): Rule[] {
  return rulesIn(withoutComments(css), []);
}

function rulesIn(css: string, within: readonly string[]): Rule[] {
  return blocksIn(css).flatMap(({ prelude, body }) => {
    if (prelude.startsWith('@')) return rulesIn(body, [...within, prelude]);
    return [{ selectors: split(prelude, ','), within, declarations: declarationsIn(body) }];
  });
}

/** A block at the top of a sheet, with the offsets of its prelude and its body. */
interface Block {
  readonly prelude: string;
  readonly body: string;
  readonly start: number;
  readonly at: number;
}

/** Returns the blocks at the top of a sheet without comments. */
export function blocksIn(css: string): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let open = -1;
  for (const { at, sign, depth } of signs(css)) {
    if (sign === '{' && depth === 0) open = at;
    else if (sign === '}' && depth === 0 && open !== -1) {
      blocks.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, at), start, at: open + 1 });
      start = at + 1;
      open = -1;
    } else if (sign === ';' && depth === 0) start = at + 1;
  }
  return blocks;
}

function declarationsIn(body: string): Map<string, string> {
  const declarations = split(body, ';').flatMap((text): [string, string][] => {
    const colon = text.indexOf(':');
    if (colon === -1 || text.includes('{')) return [];
    return [[text.slice(0, colon).trim(), text.slice(colon + 1).trim()]];
  });
  return new Map(declarations);
}

/** Splits a text at separators outside brackets and quotes. */
export function split(text: string, separator: string): string[] {
  return partsOf(text, separator)
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter((part) => part !== '');
}

/** Returns the offsets of the parts of a text between separators outside brackets and quotes. */
export function partsOf(text: string, separator: string): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  let start = 0;
  for (const { at, sign, depth } of signs(text)) {
    if (sign !== separator || depth !== 0) continue;
    parts.push({ start, end: at });
    start = at + 1;
  }
  return [...parts, { start, end: text.length }];
}

/** Returns the offset of the bracket that closes the one before an offset; the end of the text if none does. */
export function closingAt(text: string, start: number): number {
  for (const { at, depth } of signs(text.slice(start))) if (depth < 0) return start + at;
  return text.length;
}

/** Replaces a text by spaces. Its lines stay the same. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** Replaces comments by spaces. */
export function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, blank);
}

/** The structural characters of a text outside quotes, each with its bracket depth. */
function* signs(text: string): Generator<{ at: number; sign: string; depth: number }> {
  let depth = 0;
  let quote: string | undefined;
  let escaped = -1;
  for (const { 0: sign, index: at } of text.matchAll(/[\\"'()[\]{};,]/g)) {
    if (at === escaped) continue;
    if (sign === '\\') escaped = at + 1;
    else if (quote !== undefined) quote = sign === quote ? undefined : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else {
      if (closing.includes(sign)) depth--;
      yield { at, sign, depth };
      if (opening.includes(sign)) depth++;
    }
  }
}

const [opening, closing] = ['([{', ')]}'];
