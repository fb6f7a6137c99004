import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encoded, PictureMaker } from '../../renderer/build/assets/pictures/picture-files.ts';
import { build, buildInMemory, check } from '../../renderer/build/index.ts';
import { readPictureFile } from '../../renderer/build/inputs/pictures/read-picture.ts';
import { pool } from '../../renderer/build/lib/pool.ts';
import { filesIn, type TempSite } from '../temp-site.ts';
import { photo, planted } from './photo.ts';
import { photoSite } from './photo-site.ts';

let site: TempSite;
let files: ReadonlyMap<string, Buffer>;

beforeAll(async () => {
  site = await photoSite();
  const report = await build(site.options);
  expect(report.issues).toEqual([]);
  files = filesIn(site.options.out);
});
afterAll(() => site.drop());

const page = (file: string) => files.get(file)?.toString() ?? '';
const encodedFiles = () => [...files].filter(([path]) => /\.(?:avif|webp|jpg)$/.test(path));
const named = (html: string) => [...new Set(html.match(/assets\/[\w.~@-]+\.(?:avif|webp|jpg|svg)/g))];

describe('a site with photos', () => {
  it('publishes files that pages name, and no others', () => {
    const shown = new Set(
      [...files.keys()].filter((path) => path.endsWith('.html')).flatMap((path) => named(page(path))),
    );
    expect(shown.size).toBeGreaterThan(15);
    expect([...files.keys()].filter((path) => /\.(?:avif|webp|jpe?g|png|svg)$/.test(path)).sort()).toEqual(
      [...shown].sort(),
    );
  });

  it('publishes nothing that a phone wrote into a photo', () => {
    const source = readFileSync(join(site.root, 'templates/images/harbour.jpg'));
    for (const secret of ['Acme Phone 12', 'Jane Doe', 'Exif', 'rdf:RDF', 'Bahnhofstrasse 7'])
      expect(source.includes(secret)).toBe(true);
    for (const [path, bytes] of files) {
      for (const secret of planted) expect(bytes.includes(secret), `${secret} in ${path}`).toBe(false);
    }
  });

  it('turns photos upright, cuts them to the ratio of their box, and says their size', async () => {
    const [, src = '', width, height] =
      /<img src="\/(assets\/harbour-[\w-]+\.webp)" width="(\d+)" height="(\d+)" alt="The harbour in the morning"/.exec(
        page('index.html'),
      ) ?? [];
    expect([width, height]).toEqual(['900', '675']);
    expect(await sharp(files.get(src)).metadata()).toMatchObject({ width: 900, height: 675, format: 'webp' });
    // The phone was held upright: the source has 1300 by 900 pixels, on its side.
    expect(page('index.html')).toMatch(/harbour-\w+-480\.avif 480w,\/assets\/harbour-\w+-900\.avif 900w/);
  });

  it('has each file in the size that its name says', async () => {
    for (const [path, bytes] of encodedFiles()) {
      const { width, format, compression, exif, xmp, icc, space } = await sharp(bytes).metadata();
      expect(path).toContain(`-${width}.`);
      expect([exif, xmp, icc, space]).toEqual([undefined, undefined, undefined, 'srgb']);
      expect(path).toMatch(compression === 'av1' ? /\.avif$/ : format === 'jpeg' ? /\.jpg$/ : /\.webp$/);
    }
  });

  it('encodes a screenshot without AVIF, and a drawing not at all', () => {
    expect([...files.keys()].filter((path) => path.startsWith('assets/screen-') && path.endsWith('.avif'))).toEqual([]);
    expect(page('index.html')).toMatch(
      /<img src="\/assets\/mark-\w+\.svg" width="128" height="40" alt="Kiln and Quay"/,
    );
  });

  it('gives the largest picture of the first section priority, and loads the others later', () => {
    const images = page('index.html').match(/<img[^>]+>/g) ?? [];
    expect(images.filter((tag) => tag.includes('fetchPriority="high"'))).toHaveLength(1);
    expect(images[0]).toMatch(/fetchPriority="high"/);
    for (const tag of images.slice(1)) expect(tag).toMatch(/loading="lazy" decoding="async"/);
    expect(page('index.html')).not.toMatch(/<link rel="preload" as="image"/);
  });

  it('shows the mean colour, and keeps the focus of the config in sight', () => {
    expect(page('index.html')).toMatch(/alt="A potter at the wheel"[^>]* data-ground="#[0-9a-f]{3}" data-focus="32"/);
    expect(page('index.html')).toContain('[data-focus^="1"]');
    expect(page('index.html')).toMatch(/background-color:[^;]+;background-color:attr\(data-ground/);
  });

  it('has another file for visitors who prefer dark pages', () => {
    expect(page('glaze.html')).toMatch(
      /<source media="\(prefers-color-scheme:dark\)" type="image\/avif" srcSet="\/assets\/harbour-/,
    );
  });

  it('shows a photo on social cards and to search engines as one JPEG file', async () => {
    const [, card = ''] =
      /property="og:image" content="https:\/\/kiln\.example\/([^"]+)"/.exec(page('glaze.html')) ?? [];
    expect(card).toMatch(/^assets\/potter-\w+-1200\.jpg$/);
    expect(await sharp(files.get(card)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 800 });
    expect(page('index.html')).toMatch(/"image":"https:\/\/kiln\.example\/assets\/harbour-\w+-900\.jpg"/);
  });

  it('has the same bytes in another folder, from clean', async () => {
    const other = await photoSite();
    try {
      await build(other.options);
      expect([...filesIn(other.options.out)].filter(([path]) => path !== '.frontage')).toEqual(
        [...files].filter(([path]) => path !== '.frontage'),
      );
    } finally {
      other.drop();
    }
  });

  it('has the same bytes when dev encodes a file on request, and nothing else is encoded', async () => {
    const { drawings, files: inMemory } = await buildInMemory({ ...site.options, cacheDir: join(site.root, '.other') });
    const [path = '', bytes] = encodedFiles()[0] ?? [];
    expect(inMemory.has(path)).toBe(false);
    expect(drawings.has(path)).toBe(true);
    expect(Buffer.from((await drawings.draw(path)) ?? [])).toEqual(bytes);
    expect([...filesIn(join(site.root, '.other/pictures')).keys()]).toHaveLength(1);
  });
});

describe('files of photos', () => {
  it.each([1, 2, 4])(
    'are the same bytes if %d are encoded at a time',
    async (count) => {
      const { drawings } = await buildInMemory({ ...site.options, cacheDir: join(site.root, `.cores-${count}`) });
      const drawn = new Map<string, Uint8Array | undefined>();
      const some = encodedFiles().slice(0, 8);
      const paths = some.map(([path]) => path);
      await pool(paths, count, async (path) => {
        drawn.set(path, await drawings.draw(path));
      });
      expect(drawn.size).toBe(8);
      for (const [path, bytes] of some) expect(Buffer.from(drawn.get(path) ?? []).equals(bytes), path).toBe(true);
    },
    60_000,
  );

  it('have the colours of a photo for print, which has four inks', async () => {
    const source = await photo({ width: 400, height: 300, seed: 3 });
    const inks = await sharp(source).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    expect(await sharp(inks).metadata()).toMatchObject({ space: 'cmyk', channels: 4 });
    const file = await readPictureFile(inks, 'jpeg', undefined);
    if (file === undefined || 'is' in file) throw new Error('The photo cannot be read.');
    const image = { ...file, name: 'inks.jpg', file: 'inks.jpg', output: 'inks.jpg' };
    const size = { width: 200, height: 150 };
    const area = { left: 0, top: 0, width: 400, height: 300 };
    const made = await encoded(inks, { image, area, size, format: 'webp' });
    const means = async (bytes: Uint8Array) => (await sharp(bytes).stats()).channels.map(({ mean }) => mean);
    const [before, after] = [await means(source), await means(made)];
    expect(after).toHaveLength(3);
    for (const [index, mean] of before.entries()) expect(Math.abs(mean - (after[index] ?? 0))).toBeLessThan(20);
    expect(file.ground).toMatch(/^#[\da-f]{3}$/);
  });
});

describe('a later build', () => {
  it('encodes the files of a replaced photo alone', async () => {
    const encodedNow: string[] = [];
    const file = join(site.root, 'templates/images/potter.jpg');
    writeFileSync(file, await photo({ width: 1500, height: 1000, seed: 3 }));
    const report = await build({
      ...site.options,
      onStage: (stage, progress) => void (stage === 'pictures' && encodedNow.push(progress ?? '')),
    });
    const written = (report.result?.written ?? []).filter((path) => /\.(?:avif|webp|jpg)$/.test(path));
    expect(written.every((path) => path.startsWith('assets/potter-'))).toBe(true);
    expect(encodedNow).toHaveLength(written.length);
    // The time that is left is known once a file is done.
    expect(encodedNow[0]).toMatch(/^\d+ of \d+$/);
    expect(encodedNow.at(-1)).toMatch(/^\d+ of \d+, about \d+ s left$/);
    const cached = [...filesIn(join(site.root, '.frontage/pictures')).keys()];
    expect(cached.sort()).toEqual(
      [...filesIn(site.options.out).keys()]
        .flatMap((path) => (/^assets\/(.*\.(?:avif|webp|jpg))$/.exec(path)?.[1] ? [path.slice(7)] : []))
        .sort(),
    );
  });

  it('takes files from the cache if the output is gone', async () => {
    const before = filesIn(site.options.out);
    rmSync(site.options.out, { recursive: true });
    let encodes = 0;
    await build({ ...site.options, onStage: (stage) => void (stage === 'pictures' && encodes++) });
    expect(encodes).toBe(0);
    const pictures = (all: ReadonlyMap<string, Buffer>) => [...all].filter(([path]) => path.startsWith('assets/'));
    expect(pictures(filesIn(site.options.out))).toEqual(pictures(before));
  });

  it('encodes a file again that is damaged in the cache, and one that is missing in the output', async () => {
    const before = filesIn(site.options.out);
    const [path = ''] = [...before.keys()].filter((name) => name.endsWith('.avif'));
    writeFileSync(join(site.root, '.frontage/pictures', path.slice(7)), 'damaged');
    rmSync(join(site.options.out, path));
    await build(site.options);
    expect(filesIn(site.options.out).get(path)).toEqual(before.get(path));
  });

  it('does not read unchanged photos', async () => {
    const read: string[] = [];
    const { files: disk } = site.options;
    const watched = {
      ...disk,
      read(file: string) {
        read.push(file);
        return disk.read(file);
      },
    };
    await check({ ...site.options, files: watched });
    expect(read.some((file) => file.endsWith('pages.config.ts'))).toBe(true);
    expect(read.filter((file) => /\.(?:jpg|png|svg)$/.test(file))).toEqual([]);
  });

  it('notices a photo of the same size and time', async () => {
    const file = join(site.root, 'templates/images/screen.png');
    const bytes = readFileSync(file);
    const { atime, mtime } = statSync(file);
    const other = await sharp(bytes).negate().png().toBuffer();
    const padded = Buffer.concat([other, Buffer.alloc(Math.max(0, bytes.length - other.length))]);
    writeFileSync(file, padded);
    utimesSync(file, atime, mtime);
    const { result } = await build(site.options);
    expect(result?.written.some((path) => path.startsWith('assets/screen-'))).toBe(true);
  });

  it('stops with the name of a photo that changes while it is built', async () => {
    const { made } = await buildInMemory(site.options);
    if (made === undefined) throw new Error('the site has errors');
    const { pictures, loaded } = made.ready;
    const [path = ''] = [...pictures.recipes.keys()].filter((name) => name.startsWith('assets/potter-'));
    const changed = { ...site.options.files, read: () => Buffer.from('another file') };
    const cacheDir = join(site.root, '.empty');
    const maker = new PictureMaker(pictures, { files: changed, cacheDir, root: loaded.root });
    await expect(maker.bytes(path)).rejects.toThrow('The picture "potter.jpg" changed while the site was built.');
  });
});
