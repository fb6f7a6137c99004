import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../../../renderer/build/index.ts';
import { planted } from '../../photos/photo.ts';
import { siteIn } from '../../temp-site.ts';
import { output, type Place } from '../candidates/candidate.ts';
import { clone } from '../candidates/project.ts';
import { finish, type Taken } from '../measure/finish.ts';
import { median } from '../report/figures.ts';
import type { Costs, Pictures, Weight } from '../report/measured.ts';
import { phonePhoto, writeWrongFiles } from './corpus.ts';
import { photoCount, writeGallery, writeSite } from './site.ts';

/** Builds the site with photos and the same without. Throws if a place is left in the output, or a wrong file is not reported. */
export async function pictures(place: Place, times: number): Promise<Pictures> {
  const folder = join(place.work, 'pictures');
  rmSync(folder, { recursive: true, force: true });
  const [withPhotos, plain] = [join(folder, 'photos'), join(folder, 'plain')];
  writeSite(withPhotos, true);
  writeSite(plain, false);
  const images = join(withPhotos, 'templates/images');
  const store = join(place.work, 'corpus');
  for (const name of await photos(store, photoCount + 1)) copyFileSync(join(store, name), join(images, name));
  const spare = photoName(photoCount + 1);
  rmSync(join(images, spare));
  const build = async (site: string) => {
    const args = [join(clone, 'cli/bin.js'), 'build', '--config', join(site, 'pages.config.ts'), '--out', output];
    return finish({ program: place.node, args }, folder);
  };
  // Once untimed: what the engine compiles of itself is installed code.
  await build(plain);
  for (const remembered of [output, '.frontage']) rmSync(join(plain, remembered), { recursive: true, force: true });
  const firstPlain = await build(plain);
  const first = await build(withPhotos);
  checkPlaces(join(withPhotos, output));
  const turns: Record<'photos' | 'plain', Taken[]> = { photos: [], plain: [] };
  for (let turn = 0; turn < times; turn++) {
    turns.plain.push(await build(plain));
    turns.photos.push(await build(withPhotos));
  }
  const published = weight(join(withPhotos, output, 'assets'), /\.(?:avif|webp|jpg)$/);
  const before = new Set(readdirSync(join(withPhotos, output, 'assets')));
  copyFileSync(join(store, spare), join(images, photoName(1)));
  const replaced = await build(withPhotos);
  const encoded = readdirSync(join(withPhotos, output, 'assets')).filter((name) => !before.has(name));
  await checkWrongFiles(join(folder, 'wrong'), build);
  rmSync(folder, { recursive: true });
  return {
    first: costs(first),
    firstPlain: costs(firstPlain),
    unchanged: middle(turns.photos),
    unchangedPlain: middle(turns.plain),
    replaced: { ...costs(replaced), encoded },
    sources: weight(store, /^(?!.*-41)photo/),
    published,
    warnings: first.printed.match(/^warning .*\n.*$/gm) ?? [],
  };
}

/** Writes the photos that are not there from an earlier run; they are the same every time. */
async function photos(folder: string, count: number): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const names = Array.from({ length: count }, (_, index) => photoName(index + 1));
  for (const [index, name] of names.entries()) {
    if (existsSync(join(folder, name))) continue;
    writeFileSync(join(folder, name), await phonePhoto(index + 1));
    console.error(`${index + 1} of ${count} photos`);
  }
  return names;
}

const photoName = (number: number) => `photo-${String(number).padStart(2, '0')}.jpg`;

const costs = ({ wall, cpu, peak }: Taken): Costs => ({ wall, cpu, peak });

function middle(taken: readonly Taken[]): Costs {
  const of = (figure: keyof Costs) => median(taken.map((one) => one[figure]));
  return { wall: of('wall'), cpu: of('cpu'), peak: of('peak') };
}

function weight(folder: string, named: RegExp): Weight {
  const files = readdirSync(folder).filter((name) => named.test(name));
  return { files: files.length, bytes: files.reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0) };
}

/** The seconds of the latitude that the photos name, as Exif stores them: 1777 by 100, in either order of bytes. */
const seconds = [Buffer.alloc(8), Buffer.alloc(8)] as const;
seconds[0].writeUInt32LE(1777, 0);
seconds[0].writeUInt32LE(100, 4);
seconds[1].writeUInt32BE(1777, 0);
seconds[1].writeUInt32BE(100, 4);

/** Throws if any file of the output has something that the phone wrote into a photo. */
function checkPlaces(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = readFileSync(join(entry.parentPath, entry.name));
    const found = [...planted, ...seconds].find((secret) => bytes.includes(secret));
    if (found !== undefined) throw new Error(`${entry.name} has ${found.toString()}.`);
  }
}

/** Files among the photos that no page can show, and what the build says about each. */
const wrongFiles: Readonly<Record<string, RegExp>> = {
  'half.jpg': /^image-invalid The picture "half\.jpg" is damaged .*Export it again/,
  'moves.gif': /^image-format The picture "moves\.gif" moves: it has 2 frames.*Export one frame/,
  'moves.webp': /^image-format The picture "moves\.webp" moves: it has 2 frames.*Export one frame/,
  'heic.jpg': /^image-format The picture "heic\.jpg" is a HEIC photo.*Export it as JPEG/,
  'scan.jpg': /^image-format The picture "scan\.jpg" is a TIFF picture.*Export it as JPEG/,
};

/** Large or unusual photos that are shown. */
const rightFiles = ['four-inks.jpg', 'twenty-megabytes.jpg'];

/** Throws unless each wrong file has its own error, and the others none and can be built. */
async function checkWrongFiles(folder: string, build: (site: string) => Promise<Taken>): Promise<void> {
  writeGallery(folder, [...Object.keys(wrongFiles), ...rightFiles]);
  await writeWrongFiles(join(folder, 'templates/images'));
  const { issues } = await check(siteIn(folder).options);
  const lines = issues.map(({ code, message, suggestion }) => `${code} ${message} ${suggestion}`);
  const missing = Object.values(wrongFiles).filter((line) => lines.filter((one) => line.test(one)).length !== 1);
  if (missing.length > 0 || lines.length !== Object.keys(wrongFiles).length)
    throw new Error(`Wrong files are not reported as expected: ${missing.join(', ')}\n${lines.join('\n')}`);
  const right = `${folder}-right`;
  writeGallery(right, rightFiles);
  for (const name of rightFiles) cpSync(join(folder, 'templates/images', name), join(right, 'templates/images', name));
  await build(right);
}
