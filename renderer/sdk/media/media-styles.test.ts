import { describe, expect, it } from 'vitest';
import { caseStudies, evidenceWall, hero, presentation, serviceDetails, story } from '../../blocks/index.ts';
import type { MediaData } from './media.ts';
import { mediaStyles } from './media-styles.ts';

const picture = (kind: MediaData['kind']) => ({ kind }) as MediaData;

describe('mediaStyles', () => {
  it('is empty without a picture', () => {
    expect(mediaStyles([undefined])).toEqual([]);
  });

  it('lists the style sheets of the drawn kinds, each once', () => {
    expect(mediaStyles([picture('grid')])).toEqual(['media']);
    expect(mediaStyles([picture('pack'), undefined, picture('chart'), picture('pack')])).toEqual([
      'media',
      'media-pack',
      'media-chart',
    ]);
  });

  const drawing = { media: picture('chart'), picture: picture('chart') };
  it.each([hero, story, caseStudies, serviceDetails, presentation, evidenceWall])('is used by $type', ({ styles }) => {
    const props = { ...drawing, items: [drawing], slides: [drawing] };
    expect(typeof styles === 'function' && styles(props)).toEqual(['media', 'media-chart']);
  });
});
