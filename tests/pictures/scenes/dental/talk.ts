import { colour, dim } from '../engine/colour.ts';
import type { Material, Scene, Solid } from '../engine/scene.ts';
import { miriamsHead } from './busts.ts';
import type { Hand } from './hands.ts';
import { apricot, clay, cream, glazed, green, oak, planks, sage, white } from './materials.ts';
import { TUMBLER, tooth, vessel } from './objects.ts';
import { curls, type Head, hair, headOf } from './people.ts';
import { plant, pot } from './plants.ts';
import { archedWall, backWall, daylight, floor, pendant, sideTable, sun, tubChair } from './room.ts';
import { from, type Sitter, sitter } from './sitter.ts';

export const guestSkin = colour('#b67b52');
const dark = colour('#3a2721');
const patientHead: Head = {
  half: [0.37, 0.42, 0.38],
  jaw: [0.27, 0.2],
  nose: [0.05, 0.08],
  skin: guestSkin,
  eyes: 'open',
  brows: { tone: dark, thick: 0.018, high: 0.15 },
  mouth: 'smile',
};
/** The head of a patient with curls. */
export function guest(mouth: Head['mouth']): Solid[] {
  return [...headOf({ ...patientHead, mouth }), hair(dark, curls(patientHead, 7, 0.13, 2.15), 0.012)];
}
const skinOfMiriam = colour('#f0c9ac');

/** A white coat that is open over a green jumper. */
const coat: Material = (look, spot) => {
  const edge = Math.abs(spot.x) - 0.26 * (spot.y - 0.62);
  if (spot.z > 0 && edge < 0) return clay(green, 0.04)(look, spot);
  clay(white, 0.03)(look, spot);
  if (spot.z > 0 && spot.y > 0.6 && edge < 0.012) dim(look, 0.8);
};

const patient: Pick<Sitter, 'at' | 'yaw'> = { at: [-0.49, 0.02, 0.42], yaw: 40 };
const dentist: Pick<Sitter, 'at' | 'yaw'> = { at: [0.57, 0.02, 0.42], yaw: -40 };
const aroundCup = (side: 1 | -1): Hand => ({
  wrist: [0.115 * side, 0.665, 0.235],
  fingers: [-0.4 * side, 0.02, 0.9],
  palm: [-0.9 * side, 0, -0.4],
  thumb: side === 1 ? -1 : 1,
  curl: 0.8,
});

export const talk: Scene = {
  seed: 217,
  width: 4,
  height: 5,
  long: 1000,
  saved: 1500,
  samples: 8,
  camera: { from: [0.05, 1.1, 5.4], to: [0.05, 0.93, 0.4], angle: 24.6 },
  solids: [
    archedWall(0.02, 0.88, 1.2, 0.3, white),
    ...tubChair([-0.51, 0, 0.38], 40, apricot),
    ...sitter({
      ...patient,
      head: guest('smile'),
      look: [4, 4, 2],
      skin: guestSkin,
      top: clay(green, 0.04),
      collar: green,
      legs: cream,
      shoes: colour('#8a5a3d'),
      hands: [aroundCup(-1), aroundCup(1)],
    }),
    vessel(TUMBLER, from(patient.at, patient.yaw, [0, 0.635, 0.315]), glazed(white, 0.3), 0.14),
    ...tubChair([0.59, 0, 0.38], -40, sage),
    ...sitter({
      ...dentist,
      head: miriamsHead,
      look: [2, 3, -3],
      skin: skinOfMiriam,
      top: coat,
      collar: green,
      legs: sage,
      shoes: green,
      hands: [
        {
          wrist: [-0.16, 0.74, 0.38],
          fingers: [-0.25, 0.15, 0.9],
          palm: [0, 1, -0.1],
          thumb: 1,
          curl: 0.25,
          spread: 0.8,
        },
        { wrist: [0.17, 0.665, 0.25], fingers: [-0.1, -0.12, 1], palm: [0, -1, 0], thumb: -1, curl: 0.3 },
      ],
    }),
    tooth(from(dentist.at, dentist.yaw, [-0.19, 0.79, 0.47]), -20, 0.12, glazed([0.9, 0.87, 0.8], 0.2)),
    ...pendant([0.05, 1.74, -0.7], 0.13, 1.3),
    sideTable([0.03, 0, -0.55], 0.2, 0.5, white),
    vessel(TUMBLER, [0.1, 0.5, -0.5], glazed(apricot, 0.3), 0.1),
    ...pot([1.08, 0, 0.1], 0.2, 0.36, cream),
    ...plant([1.08, 0.3, 0.1], 1.15, 4, 7, 0.36, 3),
  ],
  flats: [floor(planks(oak, 0.16)), backWall(-1.7, sage)],
  lamps: [sun([2.3, 1.9, 1.42], [-9, 6.4, 5.2], [2.75, 1.75], [0.95, 1.0])],
  sky: daylight(0.86),
  ambient: [0.55, 0.5, 0.44],
  finish: { exposure: 0.92, vignette: 0.14, grain: 0.012, contrast: 0.6, bloom: 0.14 },
};
