import { describe, expect, it } from 'vitest';
import { frameOf, frameText, pageKey, withWords } from './page-key.ts';
import { SharedText } from './pieces.ts';

const own = {
  title: 'Ferns',
  description: 'House plants.',
  url: 'https://fern.example/',
  data: ['{"a":1}', '{"b":2}'],
};

describe('what the frame of a page is the hash of', () => {
  it.each<readonly [what: string, other: string]>([
    ['the kind', frameText('other', own)],
    ['the title', frameText('kind', { ...own, title: 'Fern' })],
    ['the description', frameText('kind', { ...own, description: 'House plants' })],
    ['the address', frameText('kind', { ...own, url: undefined })],
    ['structured data', frameText('kind', { ...own, data: ['{"a":1}', '{"b":3}'] })],
    ['where words end', frameText('kind', { ...own, title: 'Ferns House', description: 'plants.' })],
    ['what is structured data, and what are words', withWords(frameText('kind', { ...own, data: [] }), own.data)],
  ])('tells apart %s', (_, other) => {
    expect(other).not.toBe(frameText('kind', own));
  });

  it('is the same for structured data that many pages share', () => {
    const long = JSON.stringify('fern '.repeat(1000));
    for (const text of ['{"a":1}', long]) {
      const shared = frameText('kind', { ...own, data: [new SharedText(text)] });
      expect(shared).toBe(frameText('kind', { ...own, data: [text] }));
    }
  });
});

describe('the key of a page', () => {
  it('keeps its frame where words that are apart change', () => {
    const [one, other] = [['a', 'b'], ['a b']].map((words) => pageKey('f'.repeat(20), withWords('', words)));
    expect(one).not.toBe(other);
    expect(frameOf(String(one))).toBe(frameOf(String(other)));
  });
});
