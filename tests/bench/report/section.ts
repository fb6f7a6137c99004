import { highest, lowest } from '../../../renderer/sdk/any-length.ts';
import { type Titles, valueTable } from './build-tables.ts';
import { editTable } from './edit-table.ts';
import { digits, markdownTable } from './markdown.ts';
import type { Browser, Kept, Measured } from './measured.ts';
import { targetTable } from './targets.ts';

/** All that has been measured, as Markdown. */
export function section(measured: Measured, titles: Titles): string {
  const builds = measured.builds.map(({ data }) => data).sort((a, b) => a.pages - b.pages);
  const parts = [
    ...(builds.length === 0
      ? []
      : [
          `Medians of ${turns(measured)} turns, in which every candidate had its go before any had the next. Megabytes of memory are those of all processes together; the figures in parentheses are seconds of processor time.`,
          valueTable(builds, titles),
        ]),
    ...(measured.edits.length === 0
      ? []
      : [
          'What one edit costs: medians in seconds, the slowest edit of each site first. A cold build and an unchanged one stand above them for comparison; social cards are drawn before.',
          ...measured.edits.map(({ data }) => editTable(data)),
        ]),
    ...(measured.browser === undefined
      ? []
      : ['One page of each in Lighthouse, as on a slow phone.', browserTable(measured.browser.data, titles)]),
    'What must hold:',
    targetTable(measured),
    provenance(measured),
  ];
  return parts.join('\n\n');
}

export const markers = { start: '<!-- bench -->', end: '<!-- /bench -->' } as const;

/** A text with what stands between its markers replaced. Throws when it has no markers. */
export function between(text: string, content: string): string {
  const [start, end] = [text.indexOf(markers.start), text.indexOf(markers.end)];
  if (start === -1 || end < start) {
    throw new Error(
      `Nothing says where the tables go: write ${markers.start} and ${markers.end} on lines of their own.`,
    );
  }
  return `${text.slice(0, start + markers.start.length)}\n\n${content}\n\n${text.slice(end)}`;
}

function browserTable(browser: Browser, titles: Titles): string {
  const rows = Object.entries(browser).map(([name, seen]) => [
    titles[name] ?? name,
    digits(seen.largestPaint),
    digits(seen.blocking),
    digits(seen.shift),
    String(seen.score),
    digits(seen.script / 1000),
    digits(seen.all / 1000),
  ]);
  const head = ['', 'largest paint, ms', 'blocked, ms', 'layout shift', 'score', 'script, kB', 'all, kB'];
  return markdownTable(head, rows);
}

function turns({ builds }: Measured): string {
  const counts = builds.map(
    ({ data: { runs } }) => runs.filter(({ candidate }) => candidate === runs[0]?.candidate).length,
  );
  const [least, most] = [lowest(counts), highest(counts)];
  return least === most ? `${most}` : `${least} to ${most}`;
}

/** Where and of what: once for all that agree. */
function provenance({ builds, edits, commands, dev, browser }: Measured): string {
  const all: Kept<unknown>[] = [...builds, ...edits, commands, dev, browser].filter((kept) => kept !== undefined);
  const lines = all.map(({ machine, commit, day }) => {
    const { model, cores, memory, nodes, disk } = machine;
    return `${model}, ${cores} cores, ${memory} GB, Node ${nodes.join(' and ')}, files on ${disk}; ${day}, commit ${commit}.`;
  });
  return [...new Set(lines)].join('\n');
}
