import type { CodeStyle } from './code-style.ts';

/** Code that is written unchanged, such as a name. */
export class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A member of an object that is written unchanged, such as a spread; its key is not written. */
export class Member extends Code {}

export interface LiteralOptions {
  readonly style: CodeStyle;
  /** Indent of its first line. */
  readonly indent: string;
  /** Columns of the line that other code needs. */
  readonly taken: number;
  /** Always spreads the outermost object over several lines. */
  readonly open?: boolean;
  /** Comments above the keys of objects over several lines. */
  readonly comments?: Comments;
}

/** Comments above the keys of an object and of nested objects. */
export interface Comments {
  readonly [key: string]: { readonly above?: string; readonly inside?: Comments };
}

/** Returns plain data and {@link Code} as source code, formatted like Prettier and Biome. */
export function literal(value: unknown, options: LiteralOptions): string {
  const { style, taken, open = false } = options;
  if (!open && !mustOpen(value)) {
    const line = onOneLine(value, style);
    if (taken + line.length <= style.width && !line.includes('\n')) return line;
  }
  return overLines(value, options);
}

/** Returns text in the quotes that need fewer escapes. */
export function quoted(text: string, { quote, json }: Pick<CodeStyle, 'quote' | 'json'>): string {
  if (json) return JSON.stringify(text);
  const other = quote === "'" ? '"' : "'";
  const uses = (mark: string) => text.split(mark).length - 1;
  const mark = uses(quote) > uses(other) ? other : quote;
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return mark + escaped.replaceAll(mark, `\\${mark}`) + mark;
}

function onOneLine(value: unknown, style: CodeStyle): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return quoted(value, style);
  if (Array.isArray(value)) return `[${value.map((item) => onOneLine(item, style)).join(', ')}]`;
  if (isObject(value)) {
    const members = membersOf(value).map(([key, item]) =>
      item instanceof Member ? item.text : member(key, onOneLine(item, style), style),
    );
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
  }
  return String(value);
}

function overLines(value: unknown, { style, indent, comments = {} }: LiteralOptions): string {
  const inner = indent + style.indent;
  const lines = (items: readonly string[], [begin, end]: readonly [string, string]) => {
    const last = style.trailingCommas ? ',' : '';
    return `${begin}${style.eol}${items.join(`,${style.eol}`)}${last}${style.eol}${indent}${end}`;
  };
  if (Array.isArray(value) && value.length > 0) {
    const items = value.map((item) => inner + literal(item, { style, indent: inner, taken: width(inner) + 1 }));
    return lines(items, ['[', ']']);
  }
  if (isObject(value) && membersOf(value).length > 0) {
    const items = membersOf(value).map(([key, item]) => {
      const { above, inside } = comments[key] ?? {};
      const comment = above === undefined ? '' : `${inner}// ${above}${style.eol}`;
      return comment + inner + memberOfLine(key, item, { style, indent: inner, comments: inside });
    });
    return lines(items, ['{', '}']);
  }
  return onOneLine(value, style);
}

/** Returns a member of an object on a line of its own. */
export function memberOfLine(
  key: string,
  value: unknown,
  { style, indent, comments }: { style: CodeStyle; indent: string; comments?: Comments | undefined },
): string {
  if (value instanceof Member) return value.text;
  const name = keyText(key, style);
  const taken = width(indent) + name.length + 3;
  const text = literal(value, { style, indent, taken, open: comments !== undefined, ...(comments && { comments }) });
  // Long text moves to its own line, unless the key is so short that this saves little.
  const long = typeof value === 'string' && taken + text.length > style.width;
  return long && name.length >= width(style.indent) + 3
    ? `${name}:${style.eol}${indent}${style.indent}${text}`
    : member(key, text, style);
}

function member(key: string, text: string, style: CodeStyle): string {
  const name = keyText(key, style);
  return name === text ? name : `${name}: ${text}`;
}

/** Returns the key of a property, in quotes if it needs them. */
export function keyText(key: string, style: Pick<CodeStyle, 'quote' | 'json'>): string {
  return !style.json && /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key, style);
}

/** Returns whether a value needs several lines: formatters always spread lists of objects with several members. */
function mustOpen(value: unknown): boolean {
  if (Array.isArray(value)) {
    const rich = (item: unknown) => (Array.isArray(item) ? item.length : membersOf(item).length) > 1;
    return (value.length > 1 && value.every(rich)) || value.some(mustOpen);
  }
  return isObject(value) && membersOf(value).some(([, item]) => mustOpen(item));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Code);
}

function membersOf(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value).filter(([, item]) => item !== undefined) : [];
}

/** Returns the columns of an indent; formatters count a tab as two. */
function width(indent: string): number {
  return indent.replaceAll('\t', '  ').length;
}
