import type { CodeStyle } from './code-style.ts';

/** An expression that is written as it is, such as a name. */
export class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A whole member of an object that is written as it is, such as a spread; the key it is listed under is not shown. */
export class Member extends Code {}

export interface LiteralOptions {
  readonly style: CodeStyle;
  /** Blanks in front of the line that it begins on. */
  readonly indent: string;
  /** Columns taken on the line before it, and needed behind it. */
  readonly taken: number;
  /** Spreads the outermost object over lines even where it would fit on one. */
  readonly open?: boolean;
  /** Comments above keys, where the object that holds them is spread over lines. */
  readonly comments?: Comments;
}

/** What stands above the keys of an object, and of the objects in them. */
export interface Comments {
  readonly [key: string]: { readonly above?: string; readonly inside?: Comments };
}

/** A value as a person writes it: plain data and {@link Code}, laid out as the common formatters do. */
export function literal(value: unknown, options: LiteralOptions): string {
  const { style, taken, open = false } = options;
  if (!open && !mustOpen(value)) {
    const line = onOneLine(value, style);
    if (taken + line.length <= style.width && !line.includes('\n')) return line;
  }
  return overLines(value, options);
}

/** A text in quotes: those that need fewer escapes. */
export function quoted(text: string, { quote }: Pick<CodeStyle, 'quote'>): string {
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

/** A member of an object that begins a line of its own. */
export function memberOfLine(
  key: string,
  value: unknown,
  { style, indent, comments }: { style: CodeStyle; indent: string; comments?: Comments | undefined },
): string {
  if (value instanceof Member) return value.text;
  const name = keyText(key, style);
  const taken = width(indent) + name.length + 3;
  const text = literal(value, { style, indent, taken, open: comments !== undefined, ...(comments && { comments }) });
  // A long text goes to a line of its own, unless its key is so short that little would be won.
  const long = typeof value === 'string' && taken + text.length > style.width;
  return long && name.length >= width(style.indent) + 3
    ? `${name}:${style.eol}${indent}${style.indent}${text}`
    : member(key, text, style);
}

function member(key: string, text: string, style: CodeStyle): string {
  const name = keyText(key, style);
  return name === text ? name : `${name}: ${text}`;
}

function keyText(key: string, style: CodeStyle): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key, style);
}

/** A list of several objects with several members each is always spread over lines. */
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

/** Columns of an indentation; formatters count a tab as two. */
function width(indent: string): number {
  return indent.replaceAll('\t', '  ').length;
}
