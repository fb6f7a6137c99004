// First, because blocks know the drawings that are there when they load.
import './first-site-drawings.ts';

import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import * as blocks from '../../../renderer/blocks/index.ts';
import { madeCaptions, madeMp4, madeWebm } from '../../../renderer/build/inputs/videos/made-videos.fixture.ts';
import type { AnyBlock } from '../../../renderer/sdk/block.ts';
import { evidenceWall } from '../../../templates/blocks/evidence-wall/index.ts';
import { rankBeforeAfter } from '../../../templates/blocks/rank-before-after/index.ts';
import { frontage } from '../../command.ts';
import { tempSite } from '../../temp-site.ts';
import { madeOnce, sharedFolder } from './built-sites.ts';
import { drawings } from './first-site-drawings.ts';

export type Section = Readonly<Record<string, unknown>>;
export type Sections = Readonly<Record<string, Section>>;

/** The sections of a page, alone or with its language. */
type ExamplePage = Sections | { readonly locale: string; readonly sections: Sections };
export type ExamplePages = Readonly<Record<string, ExamplePage>>;

/** All blocks except the one that the build adds to pages, and those of the first site. */
const { consent: _, ...placed } = { ...blocks, evidenceWall, rankBeforeAfter };

/** A hero with each example of the first site's drawings. */
const drawn: AnyBlock = {
  ...blocks.hero,
  examples: drawings.flatMap(({ kind, examples }) =>
    examples.map(({ name, data }) => ({ name, props: { headline: name, media: { kind, ...data } } })),
  ),
};

export const intro = { block: 'pageIntro', headline: 'A page' };

/** One page per block in a folder, and one for drawings, with the sections of its examples, modified by `change`. */
export function examplePages(
  folder: string,
  change: (block: AnyBlock, example: Section) => Section,
): Readonly<Record<string, Sections>> {
  return Object.fromEntries(
    Object.entries({ ...placed, drawings: drawn }).map(([name, block]) => [
      `/${folder}/${name}`,
      {
        intro,
        ...Object.fromEntries(
          block.examples.map(({ props }, index) => [
            `${block.type}-${index}`,
            { block: block.type, ...change(block, props) },
          ]),
        ),
      },
    ]),
  );
}

/** The targets of links in examples do not exist on pages of tests. */
export function withoutTargets(props: Section): Section {
  return JSON.parse(JSON.stringify(props), (_, value) =>
    typeof value === 'string' && /^[#/]./.test(value) ? '/' : value,
  );
}

/**
 * Returns the output of a site of the given pages by path, built once for all test processes. Its theme is the bakery's, or the
 * preset with that name, with other values of tokens.
 */
export function exampleSite(pages: ExamplePages, locale: string, preset = '', tokens = ''): Promise<string> {
  const theme = preset === '' ? undefined : `@import "frontage/themes/${preset}.css";\n:root {${tokens}}\n`;
  const id = createHash('sha256')
    .update(JSON.stringify([pages, locale, theme]))
    .digest('hex')
    .slice(0, 12);
  return madeOnce(`examples-${id}`, (out) => buildExamples(out, pages, locale, theme));
}

async function buildExamples(out: string, pages: ExamplePages, locale: string, theme?: string): Promise<void> {
  const config = {
    origin: 'https://words.example',
    name: 'Words',
    locale,
    organization: {
      type: 'LocalBusiness',
      email: 'hello@words.example',
      address: { street: '4 Quay Street', locality: 'Port Avery', country: 'GB' },
      timeZone: 'Europe/London',
      hours: [
        { days: 'mon-fri', opens: '08:00', closes: '18:00' },
        { days: 'sat', opens: '09:00', closes: '12:00' },
      ],
    },
    destinations: { newsletter: { label: 'Letters', url: 'https://letters.example/in', storageKey: 'letters' } },
    admin: { openOn: [] },
    notFound: { meta: { title: 'Nothing', description: 'Nothing.' }, sections: { intro } },
    routes: Object.entries(pages).map(([path, page]) => ({
      path,
      meta: { title: path, description: path },
      ...(typeof page.locale === 'string' ? page : { sections: page }),
    })),
  };
  const site = tempSite('bakery');
  for (const name of ['blocks', 'drawings']) {
    const from = resolve(import.meta.dirname, '../../../templates', name);
    cpSync(from, join(site.root, 'templates', name), { recursive: true, filter: (file) => !file.includes('.test.') });
  }
  mkdirSync(join(site.root, 'templates/prose'));
  // A file for each section, because a page may have each heading id only once.
  let books = 0;
  // The numbers of examples are national ones, which other countries write in another way.
  const international = JSON.stringify(config, null, 1).replaceAll('"(555) ', '"+1 (555) ');
  const written = international.replaceAll('"harbour-book.md"', () => {
    books += 1;
    site.write(`templates/prose/book-${books}.md`, prose.replace(/^#.*/gm, `$& ${books}`));
    return `"book-${books}.md"`;
  });
  if (theme !== undefined) site.write('templates/theme.css', theme);
  await writePictures(join(site.root, 'templates/images'), written);
  writeVideos(join(site.root, 'templates/videos'));
  site.write('pages.config.ts', `export default ${written};\n`);
  site.edit('templates/document.hbs', 'lang="{{lang}}"', 'lang="{{lang}}" dir="{{dir}}"');
  const encoded = join(site.options.cacheDir, 'pictures');
  const known = sharedFolder('pictures-of-examples');
  if (existsSync(known)) cpSync(known, encoded, { recursive: true });
  const { code, stderr } = await frontage(['build', '--quiet', '--out', out], { cwd: site.root });
  if (code !== 0) throw new Error(`The site of examples is not built:\n${stderr}`);
  await madeOnce('pictures-of-examples', async (draft) => cpSync(encoded, draft, { recursive: true }));
  site.drop();
}

/** A text with every kind of content, in place of the sample that examples show in the gallery. */
const prose = `Some of it is **kept**, some [sent on](mailto:a@words.example).

## What we keep

- your name
- your number

1. We read it.
2. We answer.

> A quote of two lines,
> one after the other.

## How long

| What | Where | Until |
|---|---|--:|
| Questions | our inbox | thirty days |
| Bookings | the calendar | a year |

### In short

\`words.json\`

---

As short as we can.
`;

/** Writes a small picture for every name of one in a config. */
async function writePictures(folder: string, config: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const drawn = sharp({ create: { width: 480, height: 320, channels: 3, background: '#8a7f70' } });
  const [photo, screen] = [await drawn.clone().jpeg().toBuffer(), await drawn.clone().png().toBuffer()];
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><path d="M0 0h160v40H0z"/></svg>';
  for (const [, name = ''] of config.matchAll(/"(?:src|dark|small)": "([\w-]+\.(jpg|png|svg))"/g))
    writeFileSync(join(folder, name), { jpg: photo, png: screen, svg: logo }[name.slice(-3)] ?? logo);
}

/** Writes the videos of all examples. Nothing plays them. */
function writeVideos(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'kiln.mp4'), madeMp4());
  writeFileSync(join(folder, 'kiln.vtt'), madeCaptions);
  writeFileSync(join(folder, 'rooms.webm'), madeWebm());
}
