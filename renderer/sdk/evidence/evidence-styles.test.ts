import { describe, expect, it } from 'vitest';
import { caseStudies, evidenceWall, hero, presentation, serviceDetails, story } from '../../blocks/index.ts';
import type { EvidenceData } from './evidence.ts';
import { evidenceStyles } from './evidence-styles.ts';

const picture = (kind: EvidenceData['kind']) => ({ kind }) as EvidenceData;

describe('evidenceStyles', () => {
  it('is empty without a picture', () => {
    expect(evidenceStyles([undefined])).toEqual([]);
  });

  it('lists the style sheets of the drawn kinds, each once', () => {
    expect(evidenceStyles([picture('grid')])).toEqual(['evidence']);
    expect(evidenceStyles([picture('pack'), undefined, picture('chart'), picture('pack')])).toEqual([
      'evidence',
      'evidence-pack',
      'evidence-chart',
    ]);
  });

  const drawing = { evidence: picture('chart'), picture: picture('chart') };
  it.each([hero, story, caseStudies, serviceDetails, presentation, evidenceWall])('is used by $type', ({ styles }) => {
    const props = { ...drawing, items: [drawing], slides: [drawing] };
    expect(typeof styles === 'function' && styles(props)).toEqual(['evidence', 'evidence-chart']);
  });
});
