import type { Oklch } from '../../renderer/build/inputs/theme/colour.ts';
import type { PresetName } from '../../renderer/build/inputs/theme/theme-sheets.ts';
import type { GroundLightness, Neutral } from './palette.ts';

/** Greys by the names that `frontage theme --neutral` takes. */
export const neutralNames = ['grey', 'warm', 'cool', 'tinted'] as const;

export type NeutralName = (typeof neutralNames)[number];

/** Returns hue and chroma of a grey; `tinted` has the hue of the brand. */
export function neutralOf(name: NeutralName, accent: Oklch): Neutral {
  if (name === 'grey') return { hue: 0, chroma: 0 };
  if (name === 'warm') return { hue: 80, chroma: 0.009 };
  if (name === 'cool') return { hue: 255, chroma: 0.01 };
  return { hue: accent.hue, chroma: Math.min(0.012, accent.chroma) };
}

/** What a preset looks like in a few words, and what its palette is computed with. */
interface Preset {
  readonly looks: string;
  readonly neutral: NeutralName;
  readonly lightness: GroundLightness;
}

export const presets: Readonly<Record<PresetName, Preset>> = {
  plain: {
    looks: 'Clear and even: system type, hairlines, small corners. For any business.',
    neutral: 'grey',
    lightness: { day: [0.985, 0.957, 1], night: [0.2, 0.235, 0.275] },
  },
  soft: {
    looks: 'Calm and round: pill buttons, cards with soft shadows, curved grounds. For practices, studios, care.',
    neutral: 'tinted',
    lightness: { day: [0.985, 0.957, 1], night: [0.215, 0.25, 0.29] },
  },
  press: {
    looks: 'Printed: a serif, double rules, square corners, everything centred. For restaurants, bakeries, makers.',
    neutral: 'warm',
    lightness: { day: [0.962, 0.932, 0.982], night: [0.2, 0.235, 0.27] },
  },
  grid: {
    looks: 'Exact: hairline boxes, labels in monospace capitals, black buttons. For software and engineering.',
    neutral: 'grey',
    lightness: { day: [1, 0.972, 1], night: [0.16, 0.195, 0.22] },
  },
  bold: {
    looks: 'Loud: heavy capitals, thick outlines, hard shadows, buttons that press. For gyms, events, shops.',
    neutral: 'warm',
    lightness: { day: [0.98, 0.945, 1], night: [0.19, 0.23, 0.27] },
  },
  quiet: {
    looks: 'Reserved: light serif headlines, wide space, fields as lines. For law, architecture, hotels.',
    neutral: 'warm',
    lightness: { day: [0.975, 0.948, 0.99], night: [0.205, 0.24, 0.28] },
  },
};
