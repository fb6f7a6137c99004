import { describe, expect, it } from 'vitest';
import { caseStudies, hero, presentation, serviceDetails, story } from '../../blocks/index.ts';
import { defineDrawing } from './drawing.ts';
import { type MediaData, mediaStyles } from './media.tsx';
import { registerDrawings, siteDrawings } from './site-drawings.ts';

const picture = (kind: MediaData['kind']) => ({ kind }) as MediaData;

describe('mediaStyles', () => {
  it('is empty without a picture', () => {
    expect(mediaStyles([undefined])).toEqual([]);
  });

  it('lists the style sheets of the kinds, each once', () => {
    expect(mediaStyles([picture('review')])).toEqual(['media']);
    expect(mediaStyles([picture('chart'), undefined, picture('review'), picture('chart')])).toEqual([
      'media',
      'media-chart',
    ]);
  });

  it('leaves out that of the figure for bare media', () => {
    expect(mediaStyles([picture('chart')], { bare: true })).toEqual(['media-chart']);
  });

  it('lists those of drawings, and of the drawings that they need', () => {
    const drawing = (kind: string, styles?: readonly string[]) => ({
      file: `/${kind}.ts`,
      exports: {
        drawing: defineDrawing({
          kind,
          description: '',
          fields: {},
          View: () => kind,
          examples: [],
          ...(styles && { styles }),
        }),
      },
    });
    registerDrawings([drawing('tides'), drawing('moons', ['tides'])]);
    expect(mediaStyles([{ kind: 'moons' }, { kind: 'tides' }])).toEqual(['media', 'drawing:tides', 'drawing:moons']);
    siteDrawings.length = 0;
  });

  const drawing = { media: picture('chart'), picture: picture('chart') };
  it.each([hero, story, caseStudies, serviceDetails, presentation])('is used by $type', ({ styles }) => {
    const props = { ...drawing, items: [drawing], slides: [drawing] };
    expect(typeof styles === 'function' && styles(props)).toEqual(['media', 'media-chart']);
  });
});
