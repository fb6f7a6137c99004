import { median, ratio } from './figures.ts';
import { digits, markdownTable } from './markdown.ts';
import type { EditTimes, Seconds } from './measured.ts';

const reference = ['cold', 'unchanged'];

/** What each kind of edit costs on one site, the slowest first, as a share of a cold build of this engine and of another. */
export function editTable({ site, pages, runs }: EditTimes): string {
  const compared = Object.values(runs).some(({ other }) => other !== undefined);
  const coldOf = (engine: string) => of(runs.cold?.[engine], 'cpu');
  const edits = Object.keys(runs)
    .filter((name) => !reference.includes(name))
    .sort((a, b) => (of(runs[b]?.this, 'cpu') ?? 0) - (of(runs[a]?.this, 'cpu') ?? 0));
  const rows = [...reference, ...edits].map((name) => {
    const [ours, theirs] = [runs[name]?.this, runs[name]?.other];
    return [
      name,
      digits(of(ours, 'cpu')),
      digits(of(ours, 'wall')),
      digits(ratio(of(ours, 'cpu'), coldOf('this'))),
      ...(compared
        ? [digits(of(theirs, 'cpu')), digits(of(theirs, 'wall')), digits(ratio(of(ours, 'cpu'), coldOf('other')))]
        : []),
    ];
  });
  const head = [
    `${site} site, ${pages.toLocaleString('en-US')} pages`,
    'CPU, s',
    'clock, s',
    'CPU, of a cold build',
    ...(compared ? ['other engine: CPU, s', 'clock, s', 'CPU, of its cold build'] : []),
  ];
  return markdownTable(head, rows);
}

function of(turns: readonly Seconds[] | undefined, figure: keyof Seconds): number | undefined {
  return turns === undefined ? undefined : median(turns.map((seconds) => seconds[figure]));
}
