import type { Place } from '../../kit/issue.ts';
import { printable } from './printable.ts';
import type { SourceText } from './source-text.ts';

/** Columns a line may take before it is cut: words are often written in one long line. */
const width = 110;
const context = 2;

/**
 * The lines around a place, numbered, with a caret under the column. Plain text that is safe to
 * print.
 */
export function frame(source: SourceText, { line, column }: Place): string | undefined {
  const marked = source.line(line);
  if (marked === undefined) return undefined;
  const first = Math.max(1, line - context);
  const last = lastLine(source, line);
  const gutter = String(last).length;
  const rows: string[] = [];
  for (let number = first; number <= last; number++) {
    const label = String(number).padStart(gutter);
    if (number !== line) {
      rows.push(`  ${label} | ${printable(cut(source.line(number) ?? '', 0))}`);
      continue;
    }
    const from = windowStart(marked, column);
    const before = `${from > 0 ? '…' : ''}${marked.slice(from, column - 1)}`;
    rows.push(`> ${label} | ${printable(cut(marked, from))}`, `  ${' '.repeat(gutter)} | ${blank(before)}^`);
  }
  return rows.map((row) => row.trimEnd()).join('\n');
}

/** The last line to show; the empty line that a final line end makes is no line to a reader. */
function lastLine(source: SourceText, line: number): number {
  const last = Math.min(source.lineCount, line + context);
  return last > line && last === source.lineCount && source.line(last) === '' ? last - 1 : last;
}

/** Where a long line begins to show, so that the column is in sight with words on both sides of it. */
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

/** Blanks as wide as the text is in a terminal: tabs stay, wide characters take two columns, combining marks none. */
function blank(text: string): string {
  return text
    .replace(/[\p{Mn}\u200c\u200d]/gu, '')
    .replace(/[^\t]/gu, (character) => (wide.test(character) ? '  ' : ' '));
}

const wide =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;
