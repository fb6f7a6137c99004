import { expect, it } from 'vitest';
import { CHANNELS, drawRows } from './film.ts';
import type { Scene } from './scene.ts';

const WIDE = 160;

/** A glowing ball far behind the focus, in the dusk. */
const ball: Scene = {
  seed: 5,
  width: 1,
  height: 1,
  samples: 8,
  camera: { from: [0, 0, 4], to: [0, 0, 0], angle: 40, lens: 0.25, focus: 2 },
  solids: [
    {
      field: (x, y, z) => Math.hypot(x, y, z) - 0.8,
      bounds: [-0.8, -0.8, -0.8, 0.8, 0.8, 0.8],
      material: (look) => {
        [look.glowR, look.glowG, look.glowB] = [1, 1, 1];
      },
    },
  ],
  flats: [],
  lamps: [],
  sky: (into) => {
    [into.r, into.g, into.b] = [0.1, 0.1, 0.1];
  },
  ambient: [0, 0, 0],
  finish: { exposure: 1, vignette: 0, grain: 0, contrast: 1 },
};

it('leaves no dark points within a blurred edge, where few rays miss by chance', () => {
  const rows = Array.from({ length: WIDE }, (_, row) => row);
  const film = drawRows(ball, WIDE, ball.samples, rows);
  const light = (row: number, column: number) => film[(row * WIDE + column) * CHANNELS] as number;
  let holes = 0;
  let blurred = 0;
  for (const row of rows) {
    for (let column = 1; column < WIDE - 1; column++) {
      if (light(row, column) > 0.11 && light(row, column) < 0.9) blurred++;
      if (light(row, column) < 0.11 && light(row, column - 1) > 0.2 && light(row, column + 1) > 0.2) holes++;
    }
  }
  expect(blurred).toBeGreaterThan(1000);
  expect(holes).toBe(0);
});
