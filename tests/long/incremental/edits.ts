import {
  type EditedSite,
  type MorePage,
  type MorePhoto,
  motifs,
  orientations,
  page,
  photoName,
  storyOf,
  town,
  writeData,
} from './edited-site.ts';

/** Kinds of edits between two builds. */
export const kinds = [
  'page added',
  'page removed',
  'page renamed',
  'copy',
  'title',
  'row',
  'row added',
  'row removed',
  'fact',
  'theme colour',
  'style',
  'block',
  'image',
  'photo replaced',
  'photo turned',
  'photo renamed',
  'photo removed',
  'prose',
  'island prop',
  'comment',
  'env',
  'document',
] as const;

export type Kind = (typeof kinds)[number];

/** Makes an edit of a kind. The number chooses which one. */
export function edit(site: EditedSite, kind: Kind, n: number): void {
  edits[kind](site, n);
}

const edits: Readonly<Record<Kind, (site: EditedSite, n: number) => void>> = {
  'page added'(site, n) {
    const of = n % 2 === 1 ? pick(pagePaths(site), n) : undefined;
    const at = n % (site.pages.length + 1);
    site.pages = site.pages.toSpliced(at, 0, page(n, of));
    writeData(site);
  },
  'page removed'(site, n) {
    const own = site.pages.filter(({ path }) => site.pages.every(({ of }) => of !== path));
    // The last one stays.
    const removed = own.length > 1 ? pick(own, n) : undefined;
    site.pages = site.pages.filter((one) => one !== removed);
    writeData(site);
  },
  'page renamed'(site, n) {
    if (n % 3 === 0) {
      const renamed = pick(site.towns, n);
      site.towns = site.towns.map((one) => (one === renamed ? { ...one, slug: `renamed-${n}` } : one));
    } else if (n % 3 === 1 || ownPaths(site).length === 0) {
      const one = pick(site.pages, n);
      const path = `/renamed-${n}`;
      site.pages = site.pages.map((other) => (other === one ? { ...one, path } : followed(other, one.path, path)));
    } else {
      // A page in the config, with every link to it.
      const from = pick(ownPaths(site), n);
      const to = `${from.replace(/-r\d+$/, '')}-r${n % 1_000}`;
      const links = new RegExp(`(['"\`])${from}(?=['"\`#?])`, 'g');
      site.pages = site.pages.map((one) => followed(one, from, to));
      for (const file of site.sources().filter((name) => name.endsWith('.ts'))) {
        const text = site.read(file);
        const moved = text.replace(links, `$1${to}`);
        if (moved !== text) site.write(file, moved);
      }
    }
    writeData(site);
  },
  title: (site, n) => changePage(site, n, () => ({ title: `Another title, number ${n}` })),
  'island prop': (site, n) => changePage(site, n, ({ hour = 9 }) => ({ hour: 5 + ((hour + 1 + (n % 7)) % 20) })),
  copy(site, n) {
    // Words of a sentence, not of a URL or an identifier. The length stays, because fields have limits.
    const words = /(?<='[A-Z][^'\n{}/]* )[a-z]{4,}(?= [^'\n{}/]*')/g;
    const copy = site.sources().filter((name) => name.startsWith('templates/copy/'));
    const files = copy.filter((name) => site.read(name).search(words) !== -1);
    change(site, pick(files, n), words, n, (word) => [...word].reverse().join(''));
  },
  row(site, n) {
    const edited = pick(site.towns, n);
    const texts = n % 4 === 0 ? { name: `Town ${n}` } : n % 4 === 1 ? { known: `the well number ${n}` } : {};
    site.towns = site.towns.map((one) => (one === edited ? { ...one, ...texts, story: storyOf(n) } : one));
    writeData(site);
  },
  'row added'(site, n) {
    site.towns = site.towns.toSpliced(n % (site.towns.length + 1), 0, town(n));
    writeData(site);
  },
  'row removed'(site, n) {
    // The last one stays.
    if (site.towns.length > 1) site.towns = site.towns.toSpliced(n % site.towns.length, 1);
    writeData(site);
  },
  fact(site, n) {
    const of = /(?<=type: '(?:number|count|money|days|hours|minutes|percent)'[^}\n]*value: )\d+(?=[, ])/g;
    change(site, 'pages.config.ts', of, n, (value) => String((Number(value) % 90) + 1));
  },
  'theme colour': (site, n) =>
    change(site, 'templates/theme.css', /(?<=--line(?:-strong)?: .*oklch\(0\.)\d+/g, n, () => String(80 + (n % 9))),
  style: (site, n) =>
    change(site, 'templates/blocks/hire-price/style.css', /(?<=: )\d+(\.\d+)?(?=rem)/g, n, (value) => other(value)),
  prose: (site, n) => change(site, 'templates/prose/more.md', /\d+(?= m)/g, n, () => String(20 + (n % 60))),
  comment: (site, n) => site.write('pages.config.ts', `${site.read('pages.config.ts')}// Note ${n}\n`),
  block(site, n) {
    const [file, pattern] = pick(blockPatterns, n);
    change(site, `templates/blocks/hire-price/${file}`, pattern, n, (text) =>
      /^\d/.test(text) ? other(text) : text === 'tint' ? 'ink' : text === 'ink' ? 'tint' : [...text].reverse().join(''),
    );
  },
  image(site, n) {
    const colour = /(?<=#)[0-9a-f]{3,6}(?=")/g;
    // Drawings in the colour of the text have none of their own.
    const pictures = site
      .sources()
      .filter((name) => /^templates\/images\/.*\.svg$/.test(name) && site.read(name).search(colour) >= 0);
    change(site, pick(pictures, n), colour, n, (text) => [...text].reverse().join(''));
  },
  'photo replaced': (site, n) => changePhoto(site, n, ({ motif }) => ({ motif: (motif + 1) % motifs })),
  'photo turned': (site, n) =>
    changePhoto(site, n, ({ orientation }) => ({
      orientation: orientations[(orientations.indexOf(orientation) + 1) % orientations.length] ?? 1,
    })),
  'photo renamed': (site, n) => changePhoto(site, n, () => ({ name: photoName(n) })),
  /** Or another one is added. */
  'photo removed'(site, n) {
    if (n % 2 === 0 && site.photos.length > 1) {
      const removed = pick(site.photos, n);
      site.photos = site.photos.filter((one) => one !== removed);
      site.pages = site.pages.map((one) => (one.photo === removed.name ? { ...one, photo: undefined } : one));
    } else {
      const name = photoName(n);
      site.photos = [...site.photos, { name, motif: n % motifs, orientation: 1 }];
      // A photo that no page shows is in the folder as well.
      const shown = n % 3 === 0 || site.pages.length === 0 ? undefined : pick(site.pages, n);
      site.pages = site.pages.map((one) => (one === shown ? { ...one, photo: name } : one));
    }
    writeData(site);
  },
  env(site, n) {
    const { SOURCE_DATE_EPOCH = '' } = site.env;
    const env: Record<string, string> = { SOURCE_DATE_EPOCH };
    if (n % 4 !== 0) env[pick(variables, n)] = `https://in-${n % 50}.example/lead`;
    if (n % 3 === 0) env.SOURCE_DATE_EPOCH = String(1_767_225_600 + (n % 5) * 31_557_600);
    if (n % 5 === 0) env.FRONTAGE_ORIGIN = `https://preview-${n % 20}.example/${n % 2 === 0 ? '' : 'base'}`;
    site.env = env;
  },
  document(site, n) {
    change(
      site,
      'templates/document.hbs',
      /(?<=class="skip-link" href="#main">)[^<]+/g,
      n,
      () => `Skip to content ${n % 100}`,
    );
  },
};

const blockPatterns: readonly (readonly [file: string, pattern: RegExp])[] = [
  ['view.tsx', /(?<=tone=")\w+(?=")/g],
  ['total.ts', /(?<=Math\.max\()\d+(\.\d+)?/g],
  ['fields.ts', /(?<=max: )\d\d(?= )/g],
  ['index.ts', /(?<=description: 'A price that )\w+/g],
];

const variables = ['PUBLIC_SHEETS_URL', 'PUBLIC_WEBHOOK_URL', 'PUBLIC_PIPELINE_URL'];

function changePhoto(site: EditedSite, n: number, change: (photo: MorePhoto) => Partial<MorePhoto>): void {
  const before = pick(site.photos, n);
  const photo = { ...before, ...change(before) };
  site.photos = site.photos.map((one) => (one === before ? photo : one));
  site.pages = site.pages.map((one) => (one.photo === before.name ? { ...one, photo: photo.name } : one));
  writeData(site);
}

function changePage(site: EditedSite, n: number, change: (page: MorePage) => Partial<MorePage>): void {
  const before = pick(site.pages, n);
  site.pages = site.pages.map((one) => (one === before ? { ...before, ...change(before) } : one));
  writeData(site);
}

/** A page, which stays a variant of another one that has moved. */
function followed(page: MorePage, from: string, to: string): MorePage {
  return page.of === from ? { ...page, of: to } : page;
}

/** Another number of the same magnitude. */
function other(value: string): string {
  const number = Number(value);
  return number >= 30
    ? String(number > 60 ? number - 20 : number + 5)
    : String(Math.round((number * 1.25 + 0.01) * 10_000) / 10_000).slice(0, 6);
}

/** Changes one match of a pattern in a file. */
function change(site: EditedSite, file: string, pattern: RegExp, n: number, to: (text: string) => string): void {
  const text = site.read(file);
  const found = [...text.matchAll(pattern)];
  if (found.length === 0) throw new Error(`${file} has no match of ${pattern.source}`);
  const { index, 0: before } = pick(found, n);
  site.write(file, text.slice(0, index) + to(before) + text.slice(index + before.length));
}

/** The paths of the pages in the config. */
function ownPaths(site: EditedSite): string[] {
  return [...site.read('pages.config.ts').matchAll(/[ {]path: '(\/[a-z0-9-]+)'/g)].map(([, path = '']) => path);
}

/** The same, with those of added pages that are no variants. */
function pagePaths(site: EditedSite): string[] {
  return [...ownPaths(site), ...site.pages.flatMap(({ path, of }) => (of === undefined ? [path] : []))];
}

function pick<T>(list: readonly T[], n: number): T {
  // The low digits of the number choose the kind of edit, so the high ones choose here.
  const value = list[Math.floor(n / 60) % list.length];
  if (value === undefined) throw new Error('Nothing to choose from');
  return value;
}
