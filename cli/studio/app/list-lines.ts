import type { Selected } from './marks.ts';

/** A list, by its element. */
export type ListKind = 'ul' | 'ol';

const marks = { ul: /^[ \t]*-(?:[ \t]+|$)/, ol: /^[ \t]*(\d{1,9})\.(?:[ \t]+|$)/ } as const;

/** Returns a text whose chosen lines are the items of a list, or lines without marks if they are already. Empty lines stay empty. */
export function listed({ text, start, end }: Selected, kind: ListKind): Selected {
  const from = startOfLine(text, start);
  // The line after the last chosen one is not chosen.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const to = endOfLine(text, last);
  const lines = text.slice(from, to).split('\n');
  const isFilled = (line: string) => lines.length === 1 || line.trim() !== '';
  const isListed = lines.filter(isFilled).every((line) => marks[kind].test(line));
  let number = kind === 'ol' ? numberBefore(text, from) : 0;
  const changed = lines.map((line) => {
    if (!isFilled(line)) return line;
    const words = line.replace(marks.ul, '').replace(marks.ol, '');
    number += 1;
    return isListed ? words : `${markOf(kind, number)}${words}`;
  });
  const made = changed.join('\n');
  const next = text.slice(0, from) + made + text.slice(to);
  if (start < end) return { text: next, start: from, end: from + made.length };
  const at = Math.max(from, start + made.length - (to - from));
  return { text: next, start: at, end: at };
}

/**
 * Returns a text with a new item where the cursor is in a list, or without the mark of an item that is empty, which ends the
 * list. Undefined if the cursor is not in the words of an item.
 */
export function continued({ text, start, end }: Selected): Selected | undefined {
  const from = startOfLine(text, start);
  const line = text.slice(from, endOfLine(text, start));
  const kind = kindOf(text, from, line);
  const mark = kind && marks[kind].exec(line)?.[0];
  if (kind === undefined || mark === undefined || start < from + mark.trimEnd().length) return undefined;
  if (line === mark && start === end)
    return { text: text.slice(0, from) + text.slice(from + line.length), start: from, end: from };
  const number = Number(marks.ol.exec(line)?.[1] ?? 0) + 1;
  const added = `\n${markOf(kind, number)}`;
  const at = start + added.length;
  const rest = text.slice(end).replace(/^[ \t]+/, '');
  return { text: text.slice(0, start) + added + (kind === 'ol' ? renumbered(rest, number) : rest), start: at, end: at };
}

/** The list that a line belongs to. A numbered one begins with 1. */
function kindOf(text: string, from: number, line: string): ListKind | undefined {
  if (marks.ul.test(line)) return 'ul';
  const number = marks.ol.exec(line)?.[1];
  return number !== undefined && (number === '1' || numberBefore(text, from) > 0) ? 'ol' : undefined;
}

/** The number of the item that ends before a line; 0 if none does. */
function numberBefore(text: string, from: number): number {
  const lines = text.slice(0, from).trimEnd().split('\n');
  const last = marks.ol.exec(lines.at(-1) ?? '')?.[1];
  const isListed = lines.slice(lines.findLastIndex((line) => line.trim() !== '' && !marks.ol.test(line)) + 1);
  return last !== undefined && isListed.some((line) => marks.ol.exec(line)?.[1] === '1') ? Number(last) : 0;
}

/** Numbers the items that follow the first line. */
function renumbered(rest: string, number: number): string {
  const [first = '', ...lines] = rest.split('\n');
  const end = lines.findIndex((line) => line.trim() !== '' && !marks.ol.test(line));
  let next = number;
  const counted = lines.map((line, index) => {
    if ((end >= 0 && index >= end) || line.trim() === '') return line;
    next += 1;
    return line.replace(/\d+/, String(next));
  });
  return [first, ...counted].join('\n');
}

function markOf(kind: ListKind, number: number): string {
  return kind === 'ul' ? '- ' : `${number}. `;
}

function startOfLine(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}
