import { thousands } from '../../renderer/sdk/thousands.ts';
import { counted } from '../report/counts.ts';
import type { Change, SiteChange, SiteDiff } from './change.ts';
import { type WordEdit, wordDiff } from './word-diff.ts';

/** A change as every format tells it: what it is, and what takes the place of what. */
export interface ToldChange {
  readonly title: string;
  readonly edits: readonly WordEdit[];
}

/** Signs of a stretch of words that are shown; the rest is cut, and said to be. */
const mostSigns = 400;

/** What changes on a page, in words. */
export function tellChange(change: Change): ToldChange {
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
      return { title: `links of ${change.section}`, edits: pairs(change.removed, change.added) };
    case 'form':
      return {
        title: `where the form ${change.section} sends to`,
        edits: [edit(change.before.join(', '), change.after.join(', '))],
      };
    case 'claim':
      return { title: `claim ${change.fact}`, edits: [edit(change.before ?? '', change.after ?? '')] };
    case 'meta':
      return { title: change.field, edits: inWords(change.before, change.after) };
    case 'markup':
      return { title: `section ${change.section}: the same words in other markup`, edits: [] };
    case 'data':
      return { title: `structured data: ${change.types.join(', ')}`, edits: [] };
    case 'style':
      return { title: 'styles', edits: [] };
  }
}

/** What changes of the whole site, in words. */
export function tellSiteChange({ part, name, before, after, pages }: SiteChange): ToldChange {
  const where = pages === undefined ? '' : pages.length === 0 ? ', which changes no page' : `, on ${some(pages)}`;
  if (part !== 'header') return { title: `${part} ${name}${where}`, edits: [edit(before ?? '', after ?? '')] };
  // Lines of headers are long, and mostly the same.
  return { title: `headers of ${name}`, edits: inWords(before, after) };
}

/** `2 pages added, 1 changed, 22 as they were.` */
export function tellCounts({ pages, unchanged, baseFaults }: SiteDiff): string {
  const kinds = ['added', 'removed', 'moved', 'changed'] as const;
  const counts = kinds.flatMap((kind) => {
    const count = pages.filter(({ status }) => status === kind).length;
    return count === 0 ? [] : [[count, kind] as const];
  });
  const [[count, kind] = [0, 'changed'], ...others] = counts;
  if (count === 0) return baseFaults.length === 0 ? 'no page changed' : 'no page is known to be added or removed';
  const told = [`${counted(count, 'page')} ${kind}`, ...others.map(([number, other]) => `${number} ${other}`)];
  return [...told, ...(unchanged > 0 ? [`${unchanged} as they were`] : [])].join(', ');
}

/** The first pages by name, the others by number. */
export function some(pages: readonly string[]): string {
  const [first = '', second, third, ...others] = pages;
  const named = [first, second, third].filter((page) => page !== undefined).join(' ');
  return others.length === 0 ? named : `${named} and ${thousands(others.length)} more`;
}

/** Whether anything differs at all. */
export function differs({ pages, site, baseFaults }: SiteDiff): boolean {
  return pages.length + site.length + baseFaults.length > 0;
}

function inWords(before: string | null, after: string | null): WordEdit[] {
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

function cut(words: string): string {
  if (words.length <= mostSigns) return words;
  return `${words.slice(0, mostSigns)}… (${thousands(words.length - mostSigns)} more characters)`;
}
