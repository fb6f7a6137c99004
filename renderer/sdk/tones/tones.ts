/** The grounds of sections besides the page's own, `paper`. Each has a style sheet, which only pages with it carry. */
export const tones = ['tint', 'soft', 'accent', 'ink', 'panel'] as const;

export type Tone = (typeof tones)[number];

/** Returns the name of the sheet of a tone; undefined for the page's own ground and other values. */
export function toneStyle(tone: unknown): `tone-${Tone}` | undefined {
  const known = tones.find((name) => name === tone);
  return known && `tone-${known}`;
}
