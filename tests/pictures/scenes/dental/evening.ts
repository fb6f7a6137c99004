import type { Lamp, Scene, Triple } from '../engine/scene.ts';
import { greenDoor } from './door.ts';
import { talk } from './talk.ts';

const warm: Triple = [1.5, 1.02, 0.58];

/** The same scene after dark: no sun, a little blue light from the window, and the light of its lamps. */
function evening(scene: Scene, seed: number, lamps: readonly Lamp[]): Scene {
  return {
    ...scene,
    seed,
    long: 680,
    saved: 1400,
    samples: 4,
    lamps,
    sky: (into, x, y, z) => {
      const much = 0.12 + 0.05 * y - 0.07 * x + 0.03 * z;
      into.r = 0.72 * much;
      into.g = 0.92 * much;
      into.b = much;
    },
    ambient: [0.09, 0.085, 0.08],
    finish: { ...scene.finish, exposure: 1.06, vignette: 0.3, bloom: 0.22 },
  };
}

export const talkEvening = evening(talk, 218, [
  { at: [0.05, 1.74, -0.7], radius: 0.12, colour: warm, falls: 0.72 },
  { at: [-1.3, 2.2, 2.2], radius: 0.35, colour: [1.5, 1.12, 0.72], falls: 1.5 },
]);

export const greenDoorEvening = evening(greenDoor, 219, [
  { at: [-1.2, 1.66, 0.5], radius: 0.08, colour: warm, falls: 1.25 },
  { at: [0.6, 3.6, 3.2], radius: 0.5, colour: [0.7, 0.62, 0.5], falls: 1.75 },
]);
