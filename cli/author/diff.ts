import { relativeFile } from '../report/paths.ts';
import { type Edit, inOrder } from './edits.ts';

export interface FileDiff {
  readonly file: string;
  /** Nothing for a file that is new. */
  readonly before: string | undefined;
  /** Nothing for a file that will be gone. */
  readonly after: string | undefined;
  /** What leads from one to the other. */
  readonly edits: readonly Edit[];
}

const context = 2;

/** One file's changes as `diff -u` shows them; the text of a file that is new or gone is left to the reader's editor. */
export function unifiedDiff({ file, before, after, edits }: FileDiff, cwd: string): string {
  const name = relativeFile(file, cwd);
  if (before === undefined) return `--- /dev/null\n+++ ${name}\n${whole(after ?? '', '+')}`;
  if (after === undefined) return `--- ${name}\n+++ /dev/null\n${whole(before, '-')}`;
  const rows = linesOf(before);
  let shift = 0;
  const hunks = changedLines(before, rows, edits).map((change) => {
    const { from, to, added } = trimmed(change, rows);
    const first = Math.max(0, from - context);
    const last = Math.min(rows.length, to + context);
    const lines = [
      ...rows.slice(first, from).map((line) => ` ${shown(line)}`),
      ...rows.slice(from, to).map((line) => `-${shown(line)}`),
      ...added.map((line) => `+${shown(line)}`),
      ...rows.slice(to, last).map((line) => ` ${shown(line)}`),
    ];
    const counts = [last - first, last - first - (to - from) + added.length];
    const head = `@@ -${first + 1},${counts[0]} +${first + 1 + shift},${counts[1]} @@`;
    shift += added.length - (to - from);
    return `${[head, ...lines].join('\n')}\n`;
  });
  return hunks.length === 0 ? '' : `--- ${name}\n+++ ${name}\n${hunks.join('')}`;
}

interface Change {
  /** Lines that go, from 0; `to` is the first that stays. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Edits as whole lines; those whose surroundings touch are shown as one. */
function changedLines(before: string, rows: readonly string[], edits: readonly Edit[]): Change[] {
  const starts = [0];
  for (const row of rows) starts.push((starts.at(-1) ?? 0) + row.length);
  const lineOf = (offset: number) => {
    const after = starts.findIndex((start) => start > offset);
    return after === -1 ? rows.length : after - 1;
  };
  const groups: { edits: Edit[]; from: number; to: number }[] = [];
  for (const edit of inOrder(edits)) {
    const from = lineOf(edit.start);
    const insertsLines = edit.start === edit.end && edit.start === starts[from] && edit.text.endsWith('\n');
    const atLineEnd = edit.end > edit.start && edit.end === starts[lineOf(edit.end)];
    const to = insertsLines ? from : Math.max(from, atLineEnd ? lineOf(edit.end) : lineOf(edit.end) + 1);
    const last = groups.at(-1);
    if (last !== undefined && from <= last.to + 2 * context) {
      last.edits.push(edit);
      last.to = Math.max(last.to, to);
    } else groups.push({ edits: [edit], from, to });
  }
  return groups.map(({ edits: inside, from, to }) => {
    const start = starts[from] ?? before.length;
    const end = starts[Math.min(to, rows.length)] ?? before.length;
    let text = '';
    let at = start;
    for (const edit of inside) {
      text += before.slice(at, edit.start) + edit.text;
      at = edit.end;
    }
    return { from, to: Math.min(to, rows.length), text: text + before.slice(at, end) };
  });
}

/** Lines at either end that stay the same are no part of a change. */
function trimmed({ from, to, text }: Change, rows: readonly string[]) {
  const added = linesOf(text);
  let [first, last, begin, end] = [from, to, 0, added.length];
  while (first < last && begin < end && rows[first] === added[begin]) [first, begin] = [first + 1, begin + 1];
  while (first < last && begin < end && rows[last - 1] === added[end - 1]) [last, end] = [last - 1, end - 1];
  return { from: first, to: last, added: added.slice(begin, end) };
}

/** Lines with their ends. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function shown(line: string): string {
  return line.replace(/\r?\n$/, '');
}

function whole(text: string, sign: string): string {
  return linesOf(text)
    .map((line) => `${sign}${shown(line)}\n`)
    .join('');
}
