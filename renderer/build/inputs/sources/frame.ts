import type { Place } from '../../../sdk/issue.ts';
import type { TextRange } from '../../lib/text-range.ts';
import type { SourceText } from './source-text.ts';

/** Maximum columns of a line, since copy is often written in long lines. */
const width = 110;
/** Number of lines before and after. */
const context = 2;

/**
 * Returns the numbered lines around a source location, with a caret below the column. The text is safe to print and has no
 * hidden texts.
 */
export function frame(source: SourceText, place: Place, hide: Hide = () => []): string | undefined {
  const { line } = place;
  const lines = shownLines(source, hide);
  const marked = lines.text(line);
  if (marked === undefined) return undefined;
  const column = lines.column(place);
  const first = Math.max(1, line - context);
  const last = lastLine(source, line);
  const gutter = String(last).length;
  const rows: string[] = [];
  for (let number = first; number <= last; number++) {
    const label = String(number).padStart(gutter);
    if (number !== line) {
      rows.push(`  ${label} | ${printable(cut(lines.text(number) ?? '', 0))}`);
      continue;
    }
    const from = windowStart(marked, column);
    const before = `${from > 0 ? '…' : ''}${marked.slice(from, column - 1)}`;
    rows.push(`> ${label} | ${printable(cut(marked, from))}`, `  ${' '.repeat(gutter)} | ${blank(before)}^`);
  }
  return rows.map((row) => row.trimEnd()).join('\n');
}

/** Returns functions for the lines of a file without hidden texts, and for their columns. */
function shownLines(source: SourceText, hide: Hide) {
  const hidden = hide(source.text);
  const within = (number: number) => {
    const text = source.line(number) ?? '';
    const start = source.offset(number) ?? 0;
    return hiddenWithin(hidden, { start, end: start + text.length });
  };
  return {
    text: (number: number) => {
      const text = source.line(number);
      return text === undefined ? undefined : withoutHidden(text, within(number));
    },
    column: (place: Place) => offsetWithout(place.column - 1, within(place.line)) + 1,
  };
}

/** The last line to show, without the empty line after a final line end. */
function lastLine(source: SourceText, line: number): number {
  const last = Math.min(source.lastLine, line + context);
  return last > line && last === source.lastLine && source.line(last) === '' ? last - 1 : last;
}

/** Where the visible part of a long line starts, so that the column has text on both sides. */
function windowStart(line: string, column: number): number {
  if (line.length <= width || column <= width - 20) return 0;
  return wholeCharacter(line, Math.min(column - Math.floor(width / 2), line.length - width));
}

function cut(line: string, from: number): string {
  const to = line.length > from + width ? wholeCharacter(line, from + width) : line.length;
  return `${from > 0 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}`;
}

/** The nearest offset that does not split a surrogate pair. */
function wholeCharacter(line: string, offset: number): number {
  return /[\uDC00-\uDFFF]/.test(line.charAt(offset)) ? offset - 1 : offset;
}

/** Returns spaces as wide as a text in a terminal: tabs stay, wide characters take two columns, combining marks none. */
function blank(text: string): string {
  return text
    .replace(/[\p{Mn}\u200c\u200d]/gu, '')
    .replace(/[^\t]/gu, (character) => (wide.test(character) ? '  ' : ' '));
}

const wide =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

/** Finds the ranges of a text that reports must not contain, in order and without overlaps. */
export type Hide = (text: string) => readonly TextRange[];

/** Replaces each hidden range of a text by an ellipsis. */
export function withoutHidden(text: string, hidden: readonly TextRange[]): string {
  let shown = '';
  let from = 0;
  for (const { start, end } of hidden) {
    shown += `${text.slice(from, start)}…`;
    from = end;
  }
  return shown + text.slice(from);
}

/** Returns the new offset of a character once ranges are hidden; inside a hidden range, that of its ellipsis. */
export function offsetWithout(offset: number, hidden: readonly TextRange[]): number {
  return hidden.reduce((moved, { start, end }) => {
    if (offset <= start) return moved;
    return moved - (Math.min(offset, end) - start) + (offset < end ? 0 : 1);
  }, offset);
}

/** Returns the hidden ranges within a part of a text, relative to its start. */
function hiddenWithin(hidden: readonly TextRange[], { start, end }: TextRange): TextRange[] {
  return hidden.flatMap((one) =>
    one.start < end && one.end > start
      ? [{ start: Math.max(one.start, start) - start, end: Math.min(one.end, end) - start }]
      : [],
  );
}

/** Sorts ranges, and joins those that touch. */
export function joinRanges(ranges: readonly TextRange[]): TextRange[] {
  const result: TextRange[] = [];
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last === undefined || start > last.end) result.push({ start, end });
    else result[result.length - 1] = { start: last.start, end: Math.max(last.end, end) };
  }
  return result;
}

const firstPicture = 0x2400;

/**
 * Makes a line of text safe to print without changing its width. Shows control characters as symbols (`␀`, `␛`), and lone
 * surrogates and direction controls as replacement characters. Keeps tabs.
 */
export function printable(line: string): string {
  return line.replace(/(?!\t)\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu, (found) =>
    found < ' ' ? String.fromCharCode(firstPicture + found.charCodeAt(0)) : '\uFFFD',
  );
}
