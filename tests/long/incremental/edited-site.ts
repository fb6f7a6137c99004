import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { photo } from '../../photos/photo.ts';
import type { WriteSite } from './sites.ts';

const fixtures = resolve(import.meta.dirname, '../../fixtures');

/** A page that an edit has added: a page of its own, or a variant of another one. */
export interface MorePage {
  readonly path: string;
  readonly of?: string;
  readonly title: string;
  readonly headline: string;
  /** A number that its island gets. */
  readonly hour?: number;
  /** Name of the photo that it shows. */
  readonly photo?: string | undefined;
}

/** A photo in `templates/images`. */
export interface MorePhoto {
  readonly name: string;
  /** Which of the motifs it shows. */
  readonly motif: number;
  /** Orientation of the camera. */
  readonly orientation: (typeof orientations)[number];
}

export const motifs = 3;
export const orientations = [1, 3, 6] as const;

export interface Town {
  readonly slug: string;
  readonly name: string;
  readonly known: string;
  readonly story: string;
}

/**
 * A site with a matrix, a block of its own, prose, photos and pages added to it, for a series of edits. So every kind of edit
 * finds something in every site. The data to edit is in memory, and is written to files after each edit.
 */
export interface EditedSite {
  readonly root: string;
  pages: readonly MorePage[];
  towns: readonly Town[];
  photos: readonly MorePhoto[];
  env: Readonly<Record<string, string>>;
  /** Files that people write, with forward slashes, sorted. */
  readonly sources: () => readonly string[];
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  /** Writes the photos, and removes those that are gone. */
  readonly writePhotos: () => void;
  /** Reverts everything since the last `commit`. */
  readonly undo: () => void;
  readonly commit: () => void;
  readonly drop: () => void;
}

export function town(n: number): Town {
  return { slug: `town-${n}`, name: `Town ${n}`, known: `the well number ${n}`, story: storyOf(n) };
}

/** Text that no other town has, because near-duplicate pages are errors. */
export function storyOf(n: number): string {
  return Array.from({ length: 11 }, (_, index) => ((n % 1e6) * 7_919 + index * 104_729).toString(36)).join(' ');
}

export async function editedSite(writeSite: WriteSite): Promise<EditedSite> {
  const takes = await takenPhotos();
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-edited-')));
  writeSite(root);
  cpSync(join(fixtures, 'trades/templates'), join(root, 'templates'), { recursive: true });
  cpSync(join(fixtures, 'own-block/templates/blocks'), join(root, 'templates/blocks'), { recursive: true });
  const before = new Map<string, string>();
  let committed: Pick<EditedSite, 'pages' | 'towns' | 'photos' | 'env'> = { pages: [], towns: [], photos: [], env: {} };
  const site: EditedSite = {
    root,
    pages: Array.from({ length: 6 }, (_, n) => ({ ...page(n), ...(n < 4 && { photo: photoName(n % 3) }) })),
    towns: [
      ...JSON.parse(readFileSync(join(root, townsFile), 'utf8')),
      ...Array.from({ length: 5 }, (_, n) => town(n)),
    ],
    photos: [0, 1, 2].map((n) => ({ name: photoName(n), motif: n, orientation: 1 })),
    env: { SOURCE_DATE_EPOCH: '1767225600' },
    sources: () => [
      'pages.config.ts',
      ...readdirSync(join(root, 'templates'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
        .sort(),
    ],
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write(file, text) {
      if (!before.has(file)) before.set(file, site.read(file));
      writeFileSync(join(root, file), text);
    },
    writePhotos() {
      const folder = join(root, 'templates/images');
      const names = new Set(site.photos.map(({ name }) => name));
      for (const file of readdirSync(folder))
        if (/^view-\d+\.jpg$/.test(file) && !names.has(file)) rmSync(join(folder, file));
      for (const { name, motif, orientation } of site.photos)
        writeFileSync(join(folder, name), takes.get(`${motif} ${orientation}`) ?? '');
    },
    undo() {
      Object.assign(site, committed);
      for (const [file, text] of before) writeFileSync(join(root, file), text);
      site.writePhotos();
      before.clear();
    },
    commit() {
      const { pages, towns, photos, env } = site;
      committed = { pages, towns, photos, env };
      before.clear();
    },
    drop: () => rmSync(root, { recursive: true, force: true }),
  };
  writeFileSync(join(root, moreFile), '');
  replace(
    site,
    'pages.config.ts',
    'export default defineSite',
    "import { more } from './templates/more.ts';\n\nexport default defineSite",
  );
  replace(site, 'pages.config.ts', '  routes: [\n', '  routes: [\n    ...more,\n');
  replace(
    site,
    'pages.config.ts',
    '  facts: {\n',
    "  facts: {\n    visit: { type: 'money', value: 85, per: 'once' },\n",
  );
  rmSync(join(root, 'templates/receivers'), { recursive: true, force: true });
  const theme = site.read('templates/theme.css');
  site.write('templates/theme.css', `${theme}\n:root {\n  --line: oklch(0.82 0.01 80);\n}\n`);
  mkdirSync(join(root, 'templates/prose'), { recursive: true });
  writeFileSync(join(root, 'templates/prose/more.md'), '## A part\n\nThe well is 20 m deep, and [open](/).\n');
  writeData(site);
  site.commit();
  return site;
}

const townsFile = 'templates/data/towns.json';
const moreFile = 'templates/more.ts';

/** Writes the edited data to its files. */
export function writeData(site: EditedSite): void {
  const { pages, towns } = site;
  site.writePhotos();
  site.write(townsFile, `${JSON.stringify(towns, null, 2)}\n`);
  site.write(
    moreFile,
    [
      "import { csv, json } from 'frontage';",
      "import { tradeInTown } from './pages/trade-in-town.ts';",
      '',
      'export const more = [',
      ...pages.map((one, index) => `  ${JSON.stringify(route(one, index))},`),
      '  {',
      "    kind: 'matrix',",
      "    name: 'towns',",
      '    template: tradeInTown,',
      "    path: '/{{param.trade.slug}}/{{param.town.slug}}',",
      "    rows: { trade: csv('templates/data/trades.csv'), town: json('templates/data/towns.json') },",
      '  },',
      '];',
      '',
    ].join('\n'),
  );
}

/** Makes a page by its number, with its own text. */
export function page(n: number, of?: string): MorePage {
  const texts = { title: `Page number ${n}`, headline: `The content of page ${n}` };
  return { path: `/more-${n}`, ...texts, ...(of === undefined ? {} : { of }) };
}

export function photoName(n: number): string {
  return `view-${n}.jpg`;
}

/** All photos, small, by motif and orientation. */
async function takenPhotos(): Promise<ReadonlyMap<string, Buffer>> {
  const taken = new Map<string, Buffer>();
  for (let motif = 0; motif < motifs; motif++)
    for (const orientation of orientations)
      taken.set(`${motif} ${orientation}`, await photo({ width: 240, height: 160, seed: motif + 1, orientation }));
  return taken;
}

function route({ path, of, title, headline, hour = 9, photo: src }: MorePage, index: number): unknown {
  if (of !== undefined) return { kind: 'variant', path, of, meta: { title, noindex: true } };
  const hire = { block: 'hirePrice', headline, label: 'Hours', hour, day: 40, note: `Ask for ${title}.` };
  const towns = {
    block: 'directory',
    headline: 'Towns',
    groups: { pagesOf: 'towns', groupBy: 'trade', label: '{{param.town.name}}' },
  };
  const intro = { block: 'pageIntro', headline };
  const prose = { block: 'prose', file: 'more.md', headline: 'What else there is' };
  const poster = src === undefined ? undefined : { src, alt: `What ${title} shows` };
  const film = poster && { block: 'video', title: `A film of ${title}`, href: 'https://video.example/film', poster };
  return {
    path,
    meta: { title, description: `${headline}.` },
    sections: { intro, hire, ...(film && { film }), towns, ...(index === 0 && { prose }) },
  };
}

function replace(site: EditedSite, file: string, from: string, to: string): void {
  const text = site.read(file);
  if (!text.includes(from)) throw new Error(`${file} does not contain "${from}"`);
  site.write(
    file,
    text.replace(from, () => to),
  );
}
