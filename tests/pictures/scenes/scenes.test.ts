import { describe, expect, it } from 'vitest';
import { denoise } from './engine/denoise.ts';
import { CHANNELS, drawRows, heightFor } from './engine/film.ts';
import { finish } from './engine/finish.ts';
import type { Scene } from './engine/scene.ts';
import { scenes } from './index.ts';

const all = Object.entries(scenes).flatMap(([starter, pictures]) =>
  Object.entries(pictures).map(([name, scene]) => ({ name: `${starter}/${name}`, scene })),
);

function tiny(scene: Scene): Uint8Array {
  const width = scene.width >= scene.height ? 24 : 16;
  const height = heightFor(scene, width);
  const rows = Array.from({ length: height }, (_, row) => row);
  const light = denoise(drawRows(scene, width, 2, rows), width, height, 2);
  return finish(light, width, height, { ...scene.finish, grain: 0 }, scene.seed);
}

describe.each(all)('scene $name', ({ scene }) => {
  it('has light and shade, and is the same each time', () => {
    const picture = tiny(scene);
    expect(Math.max(...picture)).toBeGreaterThan(140);
    expect(Math.min(...picture)).toBeLessThan(120);
    expect(new Set(picture).size).toBeGreaterThan(60);
    expect(tiny(scene)).toEqual(picture);
  });

  it('draws a row alike alone and among others', () => {
    expect(drawRows(scene, 8, 2, [3])).toEqual(drawRows(scene, 8, 2, [2, 3]).slice(8 * CHANNELS));
  });
});

it('has a seed of its own in each scene', () => {
  const seeds = all.map(({ scene }) => scene.seed);
  expect(new Set(seeds).size).toBe(seeds.length);
});
