import { thousands } from '../../renderer/sdk/format.ts';
import { counted } from '../report/counts.ts';
import type { Change, SiteChange, SiteDiff } from './change.ts';
import { type WordEdit, wordDiff } from './word-diff.ts';

/** A change as text for all formats. */
export interface ChangeText {
  readonly title: string;
  readonly edits: readonly WordEdit[];
}

/** Maximum number of characters of a text; the rest is cut. */
const maxLength = 400;

/** Returns a change of a page as text. */
export function describeChange(change: Change): ChangeText {
  switch (change.kind) {
    case 'copy':
      return { title: `copy of ${change.section}`, edits: change.edits.map(shortened) };
    case 'section': {
      const { what, section, block, words = '' } = change;
      const says = words.replaceAll('\n', ' / ');
      const edits = what === 'added' ? [edit('', says)] : what === 'removed' ? [edit(says, '')] : [];
      return { title: `section ${section} (${block}) ${what}`, edits };
    }
    case 'links':
    case 'pictures':
      return { title: `${change.kind} of ${change.section}`, edits: pairs(change.removed, change.added) };
    case 'form':
      return {
        title: `destinations of the form ${change.section}`,
        edits: [edit(change.before.join(', '), change.after.join(', '))],
      };
    case 'claim':
      return { title: `claim ${change.fact}`, edits: [edit(change.before ?? '', change.after ?? '')] };
    case 'meta':
      return { title: change.field, edits: valueEdits(change.before, change.after) };
    case 'markup':
      return { title: `section ${change.section}: only markup`, edits: [] };
    case 'data':
      return { title: `structured data: ${change.types.join(', ')}`, edits: [] };
    case 'style':
      return { title: 'styles', edits: [] };
  }
}

/** Returns a site-wide change as text. */
export function describeSiteChange({ part, name, before, after, pages }: SiteChange): ChangeText {
  const where =
    pages === undefined ? '' : pages.length === 0 ? ', which changes no page' : `, on ${formatPaths(pages)}`;
  if (part !== 'header') return { title: `${part} ${name}${where}`, edits: [edit(before ?? '', after ?? '')] };
  // Header lines are long and mostly equal.
  return { title: `headers of ${name}`, edits: valueEdits(before, after) };
}

/** Returns `2 pages added, 1 changed, 22 unchanged`. */
export function formatPageCounts({ pages, unchanged, baseFaults }: SiteDiff): string {
  const kinds = ['added', 'removed', 'moved', 'changed'] as const;
  const counts = kinds.flatMap((kind) => {
    const count = pages.filter(({ status }) => status === kind).length;
    return count === 0 ? [] : [[count, kind] as const];
  });
  const [[count, kind] = [0, 'changed'], ...others] = counts;
  if (count === 0) return baseFaults.length === 0 ? 'no page changed' : 'no page is known to be added or removed';
  const changed = [`${counted(count, 'page')} ${kind}`, ...others.map(([number, other]) => `${number} ${other}`)];
  return [...changed, ...(unchanged > 0 ? [`${unchanged} unchanged`] : [])].join(', ');
}

/** Returns the first three paths and the number of the others. */
export function formatPaths(pages: readonly string[]): string {
  const [first = '', second, third, ...others] = pages;
  const named = [first, second, third].filter((page) => page !== undefined).join(' ');
  return others.length === 0 ? named : `${named} and ${thousands(others.length)} more`;
}

/** Returns whether anything differs. */
export function differs({ pages, site, baseFaults }: SiteDiff): boolean {
  return pages.length + site.length + baseFaults.length > 0;
}

function valueEdits(before: string | null, after: string | null): WordEdit[] {
  return before === null || after === null ? [edit(before ?? '', after ?? '')] : wordDiff(before, after).map(shortened);
}

function pairs(removed: readonly string[], added: readonly string[]): WordEdit[] {
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index) =>
    edit(removed[index] ?? '', added[index] ?? ''),
  );
}

function edit(removed: string, added: string): WordEdit {
  return shortened({ removed, added, before: '', after: '' });
}

function shortened({ removed, added, ...around }: WordEdit): WordEdit {
  return { removed: cut(removed), added: cut(added), ...around };
}

function cut(text: string): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength)}… (${thousands(text.length - maxLength)} more characters)`;
}
