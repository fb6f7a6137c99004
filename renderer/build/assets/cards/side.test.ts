import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../sdk/issue.ts';
import { defineDrawing } from '../../../sdk/media/index.ts';
import { type Drawings, drawnSide } from './side.ts';

const Level = ({ height }: { height: number }) =>
  createElement('div', { style: { height, color: 'var(--accent)' } }, 'High');
const tides = defineDrawing({
  kind: 'tides',
  description: 'The tides of a day.',
  fields: {},
  View: () => null,
  card(all, side) {
    const heights = all.map((data) => Number(Reflect.get(data, 'height')));
    if (heights.includes(0)) throw new Error('no water');
    return [createElement(Level, { height: Math.max(...heights), key: 1 }), ` of ${side.height}`, null];
  },
  examples: [],
});
const plain = defineDrawing({ kind: 'plain', description: '', fields: {}, View: () => null, examples: [] });
const drawings: Drawings = new Map(
  [tides, plain].map((drawing) => [drawing.kind, { drawing, folder: `/${drawing.kind}`, style: '' }]),
);

const tide = (height: number) => ({ kind: 'tides', height });
const page = (...sections: { slot: 'top' | 'main'; props: Record<string, unknown> }[]) =>
  ({
    sections: sections.map(({ slot, props }) => ({ slot, given: { props }, node: { at: ['here'] } })),
  }) as unknown as Parameters<typeof drawnSide>[0];
const level = (height: number) => ({
  kind: 'drawing',
  nodes: [{ type: 'div', props: { style: { height, color: 'var(--accent)' } }, children: ['High'] }, ' of 630'],
});

describe('the drawing on a card', () => {
  it('is the first one of the page with a card, anywhere in its section, as plain data', () => {
    const shown = drawnSide(
      page(
        { slot: 'top', props: { media: tide(9) } },
        { slot: 'main', props: { headline: 'Tides', media: { kind: 'plain' } } },
        { slot: 'main', props: { picture: [{ media: tide(4) }] } },
        { slot: 'main', props: { media: tide(5) } },
      ),
      drawings,
    );
    expect(shown).toEqual(level(4));
    expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
  });

  it('is chosen by the drawing among all of one section', () => {
    const compared = { before: tide(2), after: [tide(7), tide(3)] };
    expect(drawnSide(page({ slot: 'main', props: compared }), drawings)).toEqual(level(7));
  });

  it('is undefined if a page or a site has none', () => {
    expect(drawnSide(page({ slot: 'main', props: { kind: 'moons' } }), drawings)).toBe(undefined);
    expect(drawnSide(page({ slot: 'main', props: tide(1) }), new Map())).toBe(undefined);
  });

  it('is left out with an error if its code throws', () => {
    const diagnostics: Diagnostic[] = [];
    expect(drawnSide(page({ slot: 'main', props: tide(0) }), drawings, diagnostics)).toBe(undefined);
    expect(diagnostics).toMatchObject([
      { code: 'drawing-invalid', message: 'The card of the drawing "tides" threw: Error: no water', path: ['here'] },
    ]);
  });
});
