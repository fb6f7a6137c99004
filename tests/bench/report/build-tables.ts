import type { Rounds } from '../rounds.ts';
import { type Figures, medianOf, type Phase, phases, ratio } from './figures.ts';
import { digits, markdownTable, nothing } from './markdown.ts';

/** What a candidate is called in tables, by its name. */
export type Titles = Readonly<Record<string, string>>;

const megabyte = 1024 * 1024;
const thousand = 1000;

/** What each candidate took for each number of pages. */
export function valueTable(builds: readonly Rounds[], titles: Titles): string {
  const rows = builds.flatMap((rounds) =>
    takingPart(rounds).map((name) => {
      const value = valuesOf(rounds, name);
      const weight = rounds.weights[name];
      return [
        `${rounds.pages.toLocaleString('en-US')}, ${titles[name] ?? name}`,
        ...phases.map((phase) => `${digits(value(phase, 'wall'))} (${digits(value(phase, 'cpu'))})`),
        digits(ratio(value('cold', 'peak'), megabyte)),
        `${counted(value('edited', 'written'))} / ${counted(value('edited', 'changed'))}`,
        digits(ratio(weight?.html, thousand)),
        digits(ratio(weight?.scriptGzip, thousand)),
        digits(ratio(weight?.allGzip, thousand)),
        digits(ratio(weight?.installed, megabyte)),
      ];
    }),
  );
  return markdownTable(
    [
      'pages, candidate',
      'cold, s (CPU)',
      'unchanged, s (CPU)',
      'one edited, s (CPU)',
      'peak, MB',
      'files written / changed by the edit',
      'HTML, kB a page',
      'script at load, kB gzip',
      'all at load, kB gzip',
      'installed, MB',
    ],
    rows,
  );
}

function takingPart({ runs }: Rounds): string[] {
  return [...new Set(runs.map(({ candidate }) => candidate))];
}

const valuesOf =
  ({ runs }: Rounds, name: string) =>
  (phase: Phase, figure: keyof Figures) =>
    medianOf(runs, name, phase, figure);

function counted(value: number | undefined): string {
  return value === undefined ? nothing : value.toLocaleString('en-US');
}
