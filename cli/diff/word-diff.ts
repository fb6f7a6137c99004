import { diffArrays } from 'diff';
import { append } from '../../renderer/sdk/any-length.ts';

/** A replacement of words with the text around it. */
export interface WordEdit {
  readonly removed: string;
  readonly added: string;
  /** The last words before it and the first ones after it. */
  readonly before: string;
  readonly after: string;
}

/** Number of words around an edit. */
const contextWords = 7;

/** Texts with more differences become one edit, because a finer diff would be slow and unreadable. */
const maxEdits = 400;

/** Returns the differences between two texts by word, and joins edits with at most one word between them. */
export function wordDiff(before: string, after: string): WordEdit[] {
  const [old, young] = [tokens(before), tokens(after)];
  let start = 0;
  while (start < old.length && start < young.length && old[start] === young[start]) start++;
  let end = 0;
  while (end < old.length - start && end < young.length - start && old.at(-1 - end) === young.at(-1 - end)) end++;
  const inner = [old.slice(start, old.length - end), young.slice(start, young.length - end)] as const;
  if (inner[0].length === 0 && inner[1].length === 0) return [];
  return joined(hunks(inner[0], inner[1]), inner[0]).map(({ from, to, added }) => ({
    removed: joinTokens(inner[0].slice(from, to)),
    added: joinTokens(added),
    before: nearby(old.slice(0, start + from).reverse())
      .reverse()
      .join('')
      .trimStart(),
    after: nearby(old.slice(start + to))
      .join('')
      .trimEnd(),
  }));
}

/** Splits off line breaks and punctuation, so that a word before them stays the same word. */
function tokens(text: string): string[] {
  return text.match(/\n|\/|[^\S\n]+|[.,;:!?…]+(?=\s|$)|(?:(?![.,;:!?…]+(?:\s|$))[^\s/])+/g) ?? [];
}

function isWord(token: string): boolean {
  return token.trim() !== '';
}

function joinTokens(list: readonly string[]): string {
  return list.join('').replaceAll('\n', ' / ');
}

/** Returns the first words of the first line. */
function nearby(list: readonly string[]): string[] {
  const line = list.indexOf('\n');
  const here = line === -1 ? list : list.slice(0, line);
  let count = 0;
  const end = here.findIndex((token) => isWord(token) && ++count > contextWords);
  return [...(end === -1 ? here : here.slice(0, end))];
}

interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly added: readonly string[];
}

/** Returns the ranges that differ; a single one if there are more than `maxEdits` differences. */
function hunks(old: readonly string[], young: readonly string[]): Hunk[] {
  const changes = diffArrays([...old], [...young], { maxEditLength: maxEdits });
  if (changes === undefined) return [{ from: 0, to: old.length, added: young }];
  const found: Hunk[] = [];
  let from = 0;
  for (const { added, removed, value } of changes) {
    if (added) found.push({ from, to: from, added: value });
    else if (removed) found.push({ from, to: from + value.length, added: [] });
    if (!added) from += value.length;
  }
  return found;
}

/** Joins edits with at most one word between them, which are easier to read as one. */
function joined(list: readonly Hunk[], old: readonly string[]): Hunk[] {
  const result: { from: number; to: number; added: string[] }[] = [];
  for (const { from, to, added } of list) {
    const last = result.at(-1);
    const between = last && old.slice(last.to, from);
    if (last && between && between.filter(isWord).length <= 1 && !between.includes('\n')) {
      append(last.added, between);
      append(last.added, added);
      last.to = to;
    } else result.push({ from, to, added: [...added] });
  }
  return result;
}
