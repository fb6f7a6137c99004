import { type Figures, medianOf, type Phase, ratio } from './figures.ts';
import { digits, markdownTable } from './markdown.ts';
import type { Measured } from './measured.ts';

/** What must hold: a value that may not be passed. */
export interface Target {
  readonly says: string;
  readonly most: number;
  readonly unit: '×' | 's' | 'MB' | 'files' | 'pages' | 'B' | '';
  /** What was measured; nothing where that was not. */
  readonly value: (measured: Measured) => number | undefined;
}

const us = 'frontage';
const megabyte = 1024 * 1024;

/** One figure of a candidate at a number of pages. */
const of =
  (pages: number, phase: Phase, figure: keyof Figures, name = us) =>
  (measured: Measured): number | undefined =>
    medianOf(measured.builds.find(({ data }) => data.pages === pages)?.data.runs ?? [], name, phase, figure);

/** The product's time by the clock as a share of a peer's, both of one run. */
const against =
  (peer: string, pages: number, phase: Phase) =>
  (measured: Measured): number | undefined =>
    ratio(of(pages, phase, 'wall')(measured), of(pages, phase, 'wall', peer)(measured));

/** Seconds for one page more, when there are many. */
const another = (name: string) => (measured: Measured) => {
  const [few, many] = [of(1000, 'cold', 'wall', name)(measured), of(5000, 'cold', 'wall', name)(measured)];
  return few === undefined || many === undefined ? undefined : (many - few) / 4000;
};

const megabytes = (pages: number) => (measured: Measured) => ratio(of(pages, 'cold', 'peak')(measured), megabyte);
const weight = (figure: 'documentBrotli' | 'scriptGzip') => (measured: Measured) =>
  measured.builds.map(({ data }) => data.weights[us]?.[figure]).find((bytes) => bytes !== undefined);

/** What must hold. A ratio compares two figures of one run. */
export const targets: readonly Target[] = [
  { says: 'cold, 1,000 pages, against Astro', most: 0.35, unit: '×', value: against('astro', 1000, 'cold') },
  { says: 'cold, 1,000 pages, against Next', most: 0.07, unit: '×', value: against('next', 1000, 'cold') },
  {
    says: "cold, 5,000 pages, against the bare loop of Frontage's views",
    most: 1,
    unit: '×',
    value: against('views-loop', 5000, 'cold'),
  },
  {
    says: "one page more, against the bare loop of Frontage's views",
    most: 0.75,
    unit: '×',
    value: (measured) => ratio(another(us)(measured), another('views-loop')(measured)),
  },
  { says: 'unchanged, 1,000 pages', most: 0.4, unit: 's', value: of(1000, 'unchanged', 'wall') },
  { says: 'unchanged, 1,000 pages: rendered', most: 0, unit: 'pages', value: of(1000, 'unchanged', 'rendered') },
  { says: 'unchanged, 1,000 pages: written', most: 0, unit: 'files', value: of(1000, 'unchanged', 'written') },
  { says: 'one page edited, 1,000 pages', most: 0.5, unit: 's', value: of(1000, 'edited', 'wall') },
  { says: 'one page edited, 1,000 pages, against Hugo', most: 0.5, unit: '×', value: against('hugo', 1000, 'edited') },
  { says: 'one page edited, 1,000 pages: rendered', most: 1, unit: 'pages', value: of(1000, 'edited', 'rendered') },
  // No page of this site lists others, and the sitemap says the same.
  { says: 'one page edited, 1,000 pages: written', most: 1, unit: 'files', value: of(1000, 'edited', 'written') },
  {
    says: 'cold, 10,000 pages, against ten times 1,000',
    most: 1.2,
    unit: '×',
    value: (measured) => ratio(of(10_000, 'cold', 'wall')(measured), 10 * (of(1000, 'cold', 'wall')(measured) ?? 0)),
  },
  { says: 'memory, 10,000 pages', most: 600, unit: 'MB', value: megabytes(10_000) },
  { says: 'unchanged, 10,000 pages', most: 1.5, unit: 's', value: of(10_000, 'unchanged', 'wall') },
  { says: '`check`, 10,000 pages', most: 5, unit: 's', value: ({ commands }) => commands?.data.checkCold },
  { says: '`frontage --version`', most: 0.25, unit: 's', value: ({ commands }) => commands?.data.version },
  { says: '`frontage routes`, the real site', most: 0.6, unit: 's', value: ({ commands }) => commands?.data.routes },
  { says: '`dev`, from saving to screen, the real site', most: 0.15, unit: 's', value: ({ dev }) => dev?.data.real },
  { says: '`dev`, 1,000 pages, words of one', most: 0.3, unit: 's', value: ({ dev }) => dev?.data.row },
  { says: '`dev`, 1,000 pages, words of all', most: 0.3, unit: 's', value: ({ dev }) => dev?.data.shared },
  { says: 'HTML with CSS, brotli', most: 13_000, unit: 'B', value: weight('documentBrotli') },
  { says: 'script before interaction, gzip', most: 2000, unit: 'B', value: weight('scriptGzip') },
  // What 60 seconds are on two cores: the clock of a shared machine says nothing.
  { says: '40 photos, first build: CPU', most: 120, unit: 's', value: ({ pictures }) => pictures?.data.first.cpu },
  {
    says: '40 photos, unchanged, against no pictures: more',
    most: 0.2,
    unit: 's',
    value: ({ pictures }) => pictures && pictures.data.unchanged.wall - pictures.data.unchangedPlain.wall,
  },
  {
    says: '40 photos, one replaced: files encoded',
    most: 5,
    unit: 'files',
    value: ({ pictures }) => pictures?.data.replaced.encoded.length,
  },
  {
    says: "largest paint of a photo, slow phone, against Astro's picture",
    most: 1,
    unit: '×',
    value: ({ paint }) => ratio(paint?.data.frontage.largestPaint, paint?.data.astro.largestPaint),
  },
  { says: 'layout shift', most: 0, unit: '', value: ({ browser }) => browser?.data[us]?.shift },
];

/** The targets with what was measured, and whether each holds. */
export function targetTable(measured: Measured): string {
  const rows = targets.map(({ says, most, unit, value }) => {
    const found = value(measured);
    return [says, withUnit(most, unit), withUnit(found, unit), verdict(found, most)];
  });
  return markdownTable(['what', 'at most', 'measured', 'holds'], rows);
}

function verdict(found: number | undefined, most: number): string {
  if (found === undefined || Number.isNaN(found)) return 'not measured';
  return found <= most ? 'yes' : '**no**';
}

function withUnit(value: number | undefined, unit: Target['unit']): string {
  const whole = unit === 'files' || unit === 'pages' || unit === 'B';
  const shown = whole && value !== undefined ? value.toLocaleString('en-US') : digits(value);
  return value === undefined || unit === '' ? shown : unit === '×' ? `${shown}×` : `${shown} ${unit}`;
}
