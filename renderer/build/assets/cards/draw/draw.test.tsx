import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPalette } from '../palette.ts';
import type { CardSpec } from '../spec.ts';
import { titleBox, titleLeading } from './card.tsx';
import { fitTitle, titleSizes } from './fit.ts';
import { factsThatFit, measuring } from './measure.tsx';
import { fontFamily } from './typeset.ts';

const file = resolve(import.meta.dirname, '../../../../../tests/fixtures/cards/templates/fonts/overpass-700.woff2');
const font = { asset: 'bold', lift: 0 };
const options = { fonts: [{ name: fontFamily('bold'), data: readFileSync(file) }] };

const spec: CardSpec = {
  site: 'The Mill',
  title: 'Bread',
  eyebrow: undefined,
  facts: [],
  locale: 'en-US',
  direction: 'ltr',
  icon: undefined,
  side: undefined,
  palette: readPalette('', 'light'),
  bold: [font],
  plain: [font],
  emoji: {},
};
const besidePicture: CardSpec = { ...spec, side: { kind: 'picture', asset: 'picture', vector: true } };

const fitted = (card: CardSpec) => fitTitle({ ...titleBox(card), leading: titleLeading }, measuring(card, options));

describe('measuring with the layout that draws', () => {
  it('sets a short title in the largest size', async () => {
    expect((await fitted(spec)).size).toBe(titleSizes[0]);
  });

  it('sets a longer title smaller, and also one beside a picture', async () => {
    const longer = { title: 'Bread that is baked through the night and stands on the shelf at seven each morning' };
    const [alone, beside] = await Promise.all([
      fitted({ ...spec, ...longer }),
      fitted({ ...besidePicture, ...longer }),
    ]);
    expect(alone.size).toBeLessThan(titleSizes[0] ?? 0);
    expect(beside.size).toBeLessThan(alone.size);
  });

  it('finds words that are longer than a line', async () => {
    expect((await fitted({ ...besidePicture, title: 'Incomprehensibilities' })).broken).toBe(false);
    expect((await fitted({ ...besidePicture, title: 'Donaudampfschifffahrtsgesellschaft' })).broken).toBe(true);
  });

  it('shows as many figures as fit side by side', async () => {
    const facts = (value: string) => ['one', 'two', 'three'].map((label) => ({ value, label }));
    expect(await factsThatFit({ ...besidePicture, facts: facts('40+') }, options)).toBe(3);
    expect(await factsThatFit({ ...besidePicture, facts: facts('From $1,225.50') }, options)).toBe(2);
    expect(await factsThatFit({ ...besidePicture, facts: facts('From a thousand to two thousand') }, options)).toBe(1);
    expect(await factsThatFit(spec, options)).toBe(0);
  });
});
