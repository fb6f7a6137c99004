import { printable } from '../../renderer/build/inputs/sources/printable.ts';
import { thousands } from '../../renderer/sdk/thousands.ts';
import { type Paint, paint } from '../report/color.ts';
import { bytes } from '../report/table.ts';
import type { PageBytes, PageDiff, SharedChange, SiteChange, SiteDiff } from './change.ts';
import { some, type ToldChange, tellChange, tellCounts, tellSiteChange } from './lines.ts';
import type { WordEdit } from './word-diff.ts';

/** A difference for people at a terminal. */
export function diffInWords(diff: SiteDiff, { color }: { readonly color: boolean }): string {
  const style = paint(color);
  const tell = (told: ToldChange, indent: string) => toldInWords(told, indent, style);
  const head = style('bold', `Since ${printable(diff.base)}: ${tellCounts(diff)}.`);
  const site = diff.site.flatMap((change) => tell(tellSiteChange(change), '  '));
  const whole = diff.pages.filter(({ status }) => status !== 'changed').map((page) => wholePage(page, style));
  const parts = [
    head,
    site.length === 0 ? '' : [style('bold', 'Site'), ...site].join('\n'),
    whole.join('\n'),
    ...groupsByPages(diff).map(({ pages, changes }) =>
      [groupHead(pages, diff, style), ...changes.flatMap((change) => tell(tellChange(change), '  '))].join('\n'),
    ),
    ...looks(diff, style),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Changes that happen to the same pages, together; what the site's facts say already is not said again. */
export function groupsByPages({
  changes,
  site,
}: SiteDiff): { readonly pages: readonly string[]; readonly changes: readonly SharedChange[] }[] {
  const groups = new Map<string, { pages: readonly string[]; changes: SharedChange[] }>();
  const facts = new Set(site.flatMap(({ part, ...fact }) => (part === 'fact' ? [claimKey(fact)] : [])));
  for (const change of changes) {
    if (change.kind === 'claim' && facts.has(claimKey({ ...change, name: change.fact }))) continue;
    const key = change.pages.join('\n');
    const group = groups.get(key) ?? { pages: change.pages, changes: [] };
    groups.set(key, group);
    group.changes.push(change);
  }
  return [...groups.values()];
}

function claimKey({ name, before, after }: Pick<SiteChange, 'name' | 'before' | 'after'>): string {
  return JSON.stringify([name, before, after]);
}

/** `HTML 9,120 B, then 9,131 B (+11)`; empty where nothing weighs otherwise. */
export function weightInWords({ before, after }: Pick<PageDiff, 'before' | 'after'>): string {
  const parts = (['html', 'script'] as const).flatMap((part) => {
    const told = oneWeight(part === 'html' ? 'HTML' : 'script', part, before, after);
    return told === '' ? [] : [told];
  });
  return parts.join('; ');
}

function oneWeight(
  name: string,
  part: keyof PageBytes,
  before: PageBytes | undefined,
  after: PageBytes | undefined,
): string {
  if (before !== undefined && after !== undefined) {
    const more = after[part] - before[part];
    if (more === 0) return '';
    const sign = more > 0 ? '+' : '−';
    return `${name} ${bytes(before[part])}, now ${bytes(after[part])} (${sign}${thousands(Math.abs(more))})`;
  }
  const known = before ?? after;
  return known === undefined ? '' : `${name} ${bytes(known[part])}`;
}

/** What became of a page that is not simply changed. */
export function wholePageInWords({ status, path, from, title, redirect }: PageDiff): string {
  const name = title === undefined ? '' : ` "${title}"`;
  if (status === 'moved') return `moved ${from} to ${path}`;
  if (status === 'added') return `added ${path}${name}`;
  return `removed ${path}${name}, ${redirect == null ? 'and nothing leads its visitors on' : `whose visitors are led to ${redirect}`}`;
}

function wholePage(page: PageDiff, style: Paint): string {
  const weight = weightInWords(page);
  const tone = page.status === 'added' ? 'green' : page.status === 'removed' ? 'red' : 'yellow';
  return style(tone, printable(wholePageInWords(page))) + (weight === '' ? '' : style('dim', `  ${weight}`));
}

function groupHead(pages: readonly string[], diff: SiteDiff, style: Paint): string {
  const [path = ''] = pages;
  const page = pages.length === 1 ? diff.pages.find((one) => one.path === path) : undefined;
  const weight = page?.status === 'changed' ? weightInWords(page) : '';
  const count = pages.length === 1 ? '' : `The same on ${thousands(pages.length)} pages: `;
  return `${style('bold', `${count}${printable(some(pages))}`)}${weight === '' ? '' : style('dim', `  ${weight}`)}`;
}

/** Pages whose weight changes most, where they are told nowhere else. */
function looks({ pages, changes }: SiteDiff, style: Paint): string[] {
  const alone = new Set(changes.flatMap((change) => (change.pages.length === 1 ? change.pages : [])));
  const rest = pages.filter((page) => page.status === 'changed' && !alone.has(page.path) && weightInWords(page) !== '');
  const heavier = rest.sort((a, b) => gain(b) - gain(a)).slice(0, 5);
  if (heavier.length === 0) return [];
  const rows = heavier.map((page) => `  ${printable(page.path)}  ${weightInWords(page)}`);
  const more = rest.length > heavier.length ? [`  … and ${thousands(rest.length - heavier.length)} more`] : [];
  return [[style('bold', 'Weight'), ...rows, ...more].join('\n')];
}

function gain({ before, after }: PageDiff): number {
  return Math.abs((after?.html ?? 0) - (before?.html ?? 0));
}

function toldInWords({ title, edits }: ToldChange, indent: string, style: Paint): string[] {
  return [`${indent}${printable(title)}`, ...edits.map((edit) => `${indent}  ${editInWords(edit, style)}`)];
}

/** Without colours the signs of `wdiff` say what goes and what comes; they stay with colours, for those who tell none apart. */
function editInWords({ removed, added, before, after }: WordEdit, style: Paint): string {
  const [gone, come] = [
    removed && style('red', `[-${printable(removed)}-]`),
    added && style('green', `{+${printable(added)}+}`),
  ];
  const [start, end] = [before, after].map((words) => words && style('dim', printable(words)));
  return `${start}${gone}${come}${end}`;
}
