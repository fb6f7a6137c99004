import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type TempSite, tempSite } from '../temp-site.ts';
import { photo, random } from './photo.ts';

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="40"><rect width="40" height="40" rx="8"/><rect x="52" y="12" width="70" height="16"/></svg>';

/** A copy of the fixture `photos` with its pictures: two photos on their sides, a screenshot and a drawing. */
export async function photoSite(): Promise<TempSite> {
  const site = tempSite('photos');
  const folder = join(site.root, 'templates/images');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'harbour.jpg'), await photo({ width: 1300, height: 900, seed: 1, orientation: 6 }));
  writeFileSync(join(folder, 'potter.jpg'), await photo({ width: 1500, height: 1000, seed: 2 }));
  writeFileSync(join(folder, 'screen.png'), await screenshot());
  writeFileSync(join(folder, 'mark.svg'), mark);
  return site;
}

/** Flat areas with sharp edges, as a program shows them. */
async function screenshot(): Promise<Buffer> {
  const lines = random(7, 40).map((value, index) => (index % 2 === 0 ? value : 255 - value));
  const small = Buffer.from([...lines].flatMap((value) => [value, value, 200]));
  return sharp(small, { raw: { width: 4, height: 10, channels: 3 } })
    .resize(700, 500, { fit: 'fill', kernel: 'nearest' })
    .png()
    .toBuffer();
}
