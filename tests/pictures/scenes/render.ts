import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { denoise } from './engine/denoise.ts';
import { enlarge } from './engine/enlarge.ts';
import { CHANNELS, heightFor } from './engine/film.ts';
import { finish } from './engine/finish.ts';
import type { Scene } from './engine/scene.ts';
import { scenes } from './index.ts';

const THREADS = 2;
/** The longer side as it is drawn, and as it is saved: grain and edges hide that the light between them is guessed. */
const DRAWN = 1150;
const LONG = 2000;
const ROWS_AT_ONCE = 12;
/** Threads know no TypeScript by themselves. */
const THREAD = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import('${new URL('./thread.ts', import.meta.url)}');
});`;

/** Draws the pictures of these names, or all: see README.md beside this file. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { long: { type: 'string' }, rays: { type: 'string' }, out: { type: 'string' } },
  });
  for (const [starter, pictures] of Object.entries(scenes)) {
    for (const [name, scene] of Object.entries(pictures)) {
      if (positionals.length && !positionals.includes(name)) continue;
      const begun = performance.now();
      const file = values.out
        ? join(resolve(values.out), `${name}.png`)
        : resolve(import.meta.dirname, '../../../cli/starter', starter, 'templates/images', `${name}.jpg`);
      const bytes = await draw(
        scene,
        starter,
        name,
        file,
        Number(values.long ?? scene.long ?? DRAWN),
        Number(values.rays ?? 0),
      );
      const seconds = Math.round((performance.now() - begun) / 1000);
      console.log(`${starter}/${name}: ${Math.round(bytes / 1000)} kB in ${seconds} s`);
    }
  }
}

async function draw(scene: Scene, starter: string, name: string, file: string, long: number, rays: number) {
  const [width, height] = sizeOf(scene, long);
  const film = await shoot({ starter, name, width, samples: rays || scene.samples }, height);
  const light = denoise(film, width, height, 2);
  const [wide, high] = file.endsWith('.png') ? [width, height] : sizeOf(scene, scene.saved ?? LONG);
  const data = finish(enlarge(light, [width, height], [wide, high]), wide, high, scene.finish, scene.seed);
  mkdirSync(dirname(file), { recursive: true });
  return save(data, wide, high, file);
}

function sizeOf(scene: Scene, long: number): [width: number, height: number] {
  const width = Math.round(scene.width >= scene.height ? long : (long * scene.width) / scene.height);
  return [width, heightFor(scene, width)];
}

/** Threads take the next rows when they have drawn theirs. */
async function shoot(job: { starter: string; name: string; width: number; samples: number }, height: number) {
  const film = new Float32Array(job.width * height * CHANNELS);
  let next = 0;
  const take = () => Array.from({ length: Math.min(ROWS_AT_ONCE, height - next) }, () => next++);
  await Promise.all(
    Array.from({ length: THREADS }, async () => {
      const worker = new Worker(THREAD, { eval: true, workerData: job });
      await new Promise<void>((done, failed) => {
        const send = () => {
          const rows = take();
          if (rows.length) worker.postMessage(rows);
          else done();
        };
        worker.on('error', failed);
        worker.on('message', ({ rows, film: part }: { rows: number[]; film: Float32Array }) => {
          film.set(part, (rows[0] as number) * job.width * CHANNELS);
          send();
        });
        send();
      });
      await worker.terminate();
    }),
  );
  return film;
}

/** The best quality that weighs no more than a photo of a site should. */
async function save(data: Uint8Array, width: number, height: number, file: string): Promise<number> {
  if (file.endsWith('.png')) {
    return (
      await sharp(data, { raw: { width, height, channels: 3 } })
        .png()
        .toFile(file)
    ).size;
  }
  const most = 270_000;
  let size = 0;
  for (const quality of [84, 80, 76, 72, 68, 64, 60, 55, 50]) {
    const image = sharp(data, { raw: { width, height, channels: 3 } });
    ({ size } = await image.jpeg({ quality, mozjpeg: true }).toFile(file));
    if (size <= most) break;
  }
  return size;
}

await main();
