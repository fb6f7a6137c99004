import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictures } from './pictures.ts';
import { svg } from './shapes.ts';
import { questions, upright, wide } from './unmeasured.ts';

describe('the pictures of the first site', () => {
  it.each(Object.entries(pictures))('%s.svg is what its script draws', (name, text) => {
    expect(readFileSync(new URL(`../../../templates/images/${name}.svg`, import.meta.url), 'utf8')).toBe(text);
  });

  it.each([
    ['wide', wide],
    ['upright', upright],
  ])('the map that is %s has neither the business nor a question in its bay', async (_, place) => {
    const { width, height, bay, home } = place;
    const alone = Buffer.from(svg(width, height, `<path fill="#fff" d="${bay}"/>`));
    const water = await sharp(alone).extractChannel('alpha').raw().toBuffer();
    const asked = questions(place);
    expect(asked.length).toBeGreaterThan(20);
    const rims = [home, ...asked].flatMap(({ x, y }) => [-28, 28].map((reach) => ({ x: x + reach, y })));
    expect(rims.filter(({ x, y }) => x < width && y < height && water[y * width + x] !== 0)).toEqual([]);
  });
});
