import { printable } from '../../renderer/build/inputs/sources/frame.ts';
import { thousands } from '../../renderer/sdk/format.ts';
import { type Paint, paint } from '../report/color.ts';
import { bytes } from '../report/table.ts';
import type { PageBytes, PageDiff, SharedChange, SiteChange, SiteDiff } from './change.ts';
import { type ChangeText, describeChange, describeSiteChange, formatPageCounts, formatPaths } from './change-text.ts';
import type { WordEdit } from './word-diff.ts';

/** Returns a diff as text for the terminal. */
export function formatDiffForTerminal(diff: SiteDiff, { color }: { readonly color: boolean }): string {
  const style = paint(color);
  const format = (change: ChangeText, indent: string) => formatChange(change, indent, style);
  const head = style('bold', `Since ${printable(diff.base)}: ${formatPageCounts(diff)}.`);
  const site = diff.site.flatMap((change) => format(describeSiteChange(change), '  '));
  const whole = diff.pages.filter(({ status }) => status !== 'changed').map((page) => formatPage(page, style));
  const parts = [
    head,
    site.length === 0 ? '' : [style('bold', 'Site'), ...site].join('\n'),
    whole.join('\n'),
    ...groupsByPages(diff).map(({ pages, changes }) =>
      [groupHead(pages, diff, style), ...changes.flatMap((change) => format(describeChange(change), '  '))].join('\n'),
    ),
    ...sizeSection(diff, style),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Groups changes by their pages, without claims that the changes of facts already cover. */
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

/** Returns `HTML 9,120 B, now 9,131 B (+11)`; empty if the sizes are equal. */
export function formatSizes({ before, after }: Pick<PageDiff, 'before' | 'after'>): string {
  const parts = (['html', 'script'] as const).flatMap((part) => {
    const size = formatSize(part === 'html' ? 'HTML' : 'script', part, before, after);
    return size === '' ? [] : [size];
  });
  return parts.join('; ');
}

function formatSize(
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

/** Returns a sentence about an added, moved or removed page. */
export function describePage({ status, path, from, title, redirect }: PageDiff): string {
  const name = title === undefined ? '' : ` "${title}"`;
  if (status === 'moved') return `moved ${from} to ${path}`;
  if (status === 'added') return `added ${path}${name}`;
  return `removed ${path}${name}, ${redirect == null ? 'without a redirect' : `which now redirects to ${redirect}`}`;
}

function formatPage(page: PageDiff, style: Paint): string {
  const weight = formatSizes(page);
  const tone = page.status === 'added' ? 'green' : page.status === 'removed' ? 'red' : 'yellow';
  return style(tone, printable(describePage(page))) + (weight === '' ? '' : style('dim', `  ${weight}`));
}

function groupHead(pages: readonly string[], diff: SiteDiff, style: Paint): string {
  const [path = ''] = pages;
  const page = pages.length === 1 ? diff.pages.find((one) => one.path === path) : undefined;
  const weight = page?.status === 'changed' ? formatSizes(page) : '';
  const count = pages.length === 1 ? '' : `The same on ${thousands(pages.length)} pages: `;
  return `${style('bold', `${count}${printable(formatPaths(pages))}`)}${weight === '' ? '' : style('dim', `  ${weight}`)}`;
}

/** Returns the pages whose size changed most, unless they are listed elsewhere. */
function sizeSection({ pages, changes }: SiteDiff, style: Paint): string[] {
  const alone = new Set(changes.flatMap((change) => (change.pages.length === 1 ? change.pages : [])));
  const rest = pages.filter((page) => page.status === 'changed' && !alone.has(page.path) && formatSizes(page) !== '');
  const heavier = rest.sort((a, b) => gain(b) - gain(a)).slice(0, 5);
  if (heavier.length === 0) return [];
  const rows = heavier.map((page) => `  ${printable(page.path)}  ${formatSizes(page)}`);
  const more = rest.length > heavier.length ? [`  … and ${thousands(rest.length - heavier.length)} more`] : [];
  return [[style('bold', 'Weight'), ...rows, ...more].join('\n')];
}

function gain({ before, after }: PageDiff): number {
  return Math.abs((after?.html ?? 0) - (before?.html ?? 0));
}

function formatChange({ title, edits }: ChangeText, indent: string, style: Paint): string[] {
  return [`${indent}${printable(title)}`, ...edits.map((edit) => `${indent}  ${formatEdit(edit, style)}`)];
}

/** Marks edits like `wdiff`, even with colours, because some people cannot distinguish them. */
function formatEdit({ removed, added, before, after }: WordEdit, style: Paint): string {
  const [gone, come] = [
    removed && style('red', `[-${printable(removed)}-]`),
    added && style('green', `{+${printable(added)}+}`),
  ];
  const [start, end] = [before, after].map((text) => text && style('dim', printable(text)));
  return `${start}${gone}${come}${end}`;
}
