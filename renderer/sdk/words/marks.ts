/** Returns the index after a token that begins at an index; the end of the text if the token is not closed. */
export function endOfToken(source: string, from: number): number {
  const end = source.indexOf('}}', from);
  return end < 0 ? source.length : end + 2;
}

/** Whether a backslash takes the meaning of a mark from the character after it. */
export function isEscape(source: string, at: number): boolean {
  return source.charAt(at) === '\\' && '*[]()\\-.'.includes(source.charAt(at + 1) || ' ');
}

/** Whether a star is at the edge of a text or beside white space. */
export function isEdge(source: string, at: number): boolean {
  return at < 0 || at >= source.length || /\s/.test(source.charAt(at));
}

/** The start of an item in a list: a dash, or a number with a dot, before a space or the end of the line. */
export const itemMark = /(?:-|\d{1,9}\.)(?=[ \t\r\n]|$)/;

/** Whether a text has a character that may be a mark. The parentheses of a link follow one. */
export function mayHaveMarks(text: string): boolean {
  return /[*[\\]/.test(text) || listLine.test(text);
}

/** A line that may be an item of a list. */
const listLine = new RegExp(String.raw`^[ \t]*${itemMark.source}`, 'm');

/** Tokens, the characters that a backslash can stand before, and the start of an item or of what may be one behind a number. */
const special = /\{\{.*?\}\}|[*[\]()\\]|(?<=^[ \t]*\d*)[-.](?=[ \t\r\n]|$)/gms;

/** Returns a rich text that shows exactly this text. Tokens stay tokens. */
export function escapeWords(text: string): string {
  return text.replace(special, (found) => (found.length === 1 ? `\\${found}` : found));
}

/** Whether a text ends with a number that begins a line, so that a dot after it would begin an item. */
export function endsWithNumber(text: string): boolean {
  return /^[ \t]*\d+$/.test(text.slice(text.lastIndexOf('\n') + 1));
}

/** What a bracket begins: a link, text in brackets, or a link that a space keeps from being one. */
export type BracketKind = 'link' | 'text' | 'apart';

/** Returns what each closed bracket of a text begins, by its index. */
export function linkBrackets(source: string): ReadonlyMap<number, BracketKind> {
  const kinds = new Map<number, BracketKind>();
  const open: number[] = [];
  for (let at = source.indexOf('['); at >= 0 && at < source.length; ) {
    const character = source.charAt(at);
    if (source.startsWith('{{', at)) {
      at = endOfToken(source, at);
      continue;
    }
    if (isEscape(source, at)) at += 1;
    else if (character === '[') open.push(at);
    else if (character === ']') {
      const start = open.pop();
      if (start !== undefined) kinds.set(start, kindAt(source, at + 1));
    }
    at += 1;
  }
  return kinds;
}

function kindAt(source: string, after: number): BracketKind {
  if (source.charAt(after) === '(') return 'link';
  return apart.test(source.slice(after, after + 12)) ? 'apart' : 'text';
}

/** Spaces between the brackets of a link and its target. */
const apart = /^\s{1,3}\((?:\/|#|https?:|mailto:|tel:|sms:)/;

/**
 * Reads the target of a link from behind its opening parenthesis. Parentheses in a target come in pairs or behind backslashes.
 * Undefined if it is not closed.
 */
export function linkTarget(source: string, from: number): { readonly href: string; readonly end: number } | undefined {
  let href = '';
  let depth = 0;
  for (let at = from; at < source.length; ) {
    const character = source.charAt(at);
    if (character === ')' && depth === 0) return { href: href.trim(), end: at + 1 };
    if (source.startsWith('{{', at)) {
      const end = endOfToken(source, at);
      href += source.slice(at, end);
      at = end;
    } else {
      if (isEscape(source, at)) at += 1;
      else if (character === '(') depth += 1;
      else if (character === ')') depth -= 1;
      href += source.charAt(at);
      at += 1;
    }
  }
  return undefined;
}

/** Marks that may stand between the characters that people see: stars, underscores, brackets, targets of links, backslashes. */
const marks = String.raw`(?:[*_[\\]|\](?:\([^()\n]*\))?)*`;

/** Returns a pattern for what people see as this text, in a source with marks: `**5** days` for "5 days". */
export function writtenAs(text: string): RegExp {
  const characters = [...text.replace(/\s+/g, ' ')].map((one) =>
    one === ' ' ? String.raw`\s+` : one.replace(/[.*+?^${}()|[\]\\/-]/, String.raw`\$&`),
  );
  return new RegExp(characters.join(marks), 'u');
}
