import { list, text } from 'frontage/block';

/** The rank that means "20 or lower": measuring tools look no further down. */
export const lowestRank = 20;

/** How a point without a rank is written. */
const unmeasured = '-';

/**
 * Ranks measured at the points of a grid, written as one line of numbers per row, north first, west to east:
 * `['12 9 4 2 3', '11 8 3 1 2', …]`. A grid has 5 to 9 rows of 5 to 9 points, and every rank is 1 to 20. A point without a
 * measurement, as over open water, is `-`.
 */
export const ranks = (help: string) =>
  list(
    text(
      'The ranks along one row, west to east, with spaces between: "12 9 4 2 3". "-" is a point without a rank, as over open water.',
      { max: 60 },
    ),
    help,
  ).superRefine((rows, context) => {
    const problem = gridProblem(rows);
    if (problem !== undefined) context.addIssue({ code: 'custom', path: problem.path, message: problem.message });
  });

/** The numbers of a grid by row, with their totals. */
export interface RankSummary {
  /** A point without a rank is `undefined`. */
  readonly rows: readonly (readonly (number | undefined)[])[];
  readonly columns: number;
  /** Number of points with a rank. */
  readonly points: number;
  /** Number of points in each band, in the order of {@link rankBands}. */
  readonly inBand: readonly number[];
  /** Mean of all ranks, 20 counting as 20, to one decimal: 9.8. */
  readonly average: number;
}

/** The four bands of the ranking scale: label, lowest rank inside, CSS class, and token of the colour. */
export const rankBands = [
  { label: '1-3', last: 3, className: 'geo-top', token: 'rank-top' },
  { label: '4-10', last: 10, className: 'geo-mid', token: 'rank-mid' },
  { label: '11-19', last: 19, className: 'geo-low', token: 'rank-low' },
  { label: '20+', last: lowestRank, className: 'geo-out', token: 'rank-out' },
] as const;

/** Returns the index of a rank's band. */
export function rankBand(rank: number): number {
  return rankBands.findIndex((band) => rank <= band.last);
}

/** Parses the rows of a grid that the field has checked. */
export function readRanks(written: readonly string[]): RankSummary {
  const rows = written.map((row) => splitRow(row).map((rank) => (rank === unmeasured ? undefined : Number(rank))));
  const all = rows.flat().filter((rank) => rank !== undefined);
  return {
    rows,
    columns: rows[0]?.length ?? 0,
    points: all.length,
    inBand: rankBands.map((_, band) => all.filter((rank) => rankBand(rank) === band).length),
    average: Number((all.reduce((sum, rank) => sum + rank, 0) / all.length).toFixed(1)),
  };
}

/** Describes a grid in a sentence, for people who cannot see it. */
export function describeRanks({ inBand, points, average }: RankSummary): string {
  const [top, middle, low, out] = inBand;
  return `Ranks 1 to 3 at ${top} of ${points} points, 4 to 10 at ${middle}, 11 to 19 at ${low}, 20 or lower at ${out}; average ${average.toFixed(1)}.`;
}

function splitRow(row: string): string[] {
  return row.trim().split(/\s+/);
}

function gridProblem(rows: readonly string[]): { path: number[]; message: string } | undefined {
  const lines = rows.map(splitRow);
  const width = lines[0]?.length ?? 0;
  for (const [index, line] of lines.entries()) {
    const invalid = line.find((number) => !/^(-|[1-9]|1\d|20)$/.test(number));
    if (invalid !== undefined)
      return {
        path: [index],
        message: `holds "${invalid}"; a rank is a whole number from 1 to 20, and 20 stands for 20 or lower`,
      };
    if (line.length !== width)
      return {
        path: [index],
        message: `has ${line.length} ranks, but the first row has ${width}; every row needs the same number`,
      };
  }
  if (lines.every((line) => line.every((rank) => rank === unmeasured))) return { path: [], message: 'has no rank' };
  if (width < 5 || width > 9 || rows.length < 5 || rows.length > 9) {
    return { path: [], message: `is a grid of ${rows.length} rows by ${width} points; both must be 5 to 9` };
  }
  return undefined;
}
