import type { Place } from '../../../sdk/issue.ts';
import { type Hide, hiddenWithin, offsetWithout, withoutHidden } from './hidden.ts';
import { printable } from './printable.ts';
import type { SourceText } from './source-text.ts';

/** Columns a line may take before it is cut: words are often written in one long line. */
const width = 110;
/** Lines that are shown on either side. */
const context = 2;

/** What is further than this from a place is not shown around it. */
export const frameReach = { lines: context, columns: width } as const;

/**
 * The lines around a place, numbered, with a caret under the column. Plain text that is safe to
 * print, and says nothing of what is hidden.
 */
export function frame(source: SourceText, place: Place, hide: Hide = () => []): string | undefined {
  const { line } = place;
  const lines = shownLines(source, hide);
  const marked = lines.text(line);
  if (marked === undefined) return undefined;
  const column = lines.column(place);
  const first = Math.max(source.firstLine, line - context);
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

/** The lines of a file without what is hidden of them, and where their columns come to stand. */
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
    column: (place: Place) => offsetWithout(source.columnWithin(place) - 1, within(place.line)) + 1,
  };
}

/** The last line to show; the empty line that a final line end makes is no line to a reader. */
function lastLine(source: SourceText, line: number): number {
  const last = Math.min(source.lastLine, line + context);
  return last > line && last === source.lastLine && source.line(last) === '' ? last - 1 : last;
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
