import { describe, expect, it } from 'vitest';
import { compact, encodePieces, isEmpty, joinPieces, SharedText } from './pieces.ts';

describe('pieces as bytes', () => {
  it('are those of their text', () => {
    const pieces = ['Crème', new SharedText(' brûlée — '), '', new SharedText(''), '€ 7 \u{1F36E}'];
    expect(encodePieces(pieces).bytes.toString()).toBe(joinPieces(pieces));
  });

  it('are complete, however long the text is', () => {
    const long = '—'.repeat(100_000);
    const pieces = [long, new SharedText(long), long, new SharedText('!')];
    expect(encodePieces(pieces).bytes.equals(Buffer.from(joinPieces(pieces)))).toBe(true);
  });

  it('contain nothing of the text before', () => {
    for (const text of ['a longer one', 'short']) expect(encodePieces([text]).bytes.toString()).toBe(text);
  });
});

describe('compact pieces', () => {
  it('are the same text and bytes, and leave shared texts as they are', () => {
    const shared = new SharedText('“shared”');
    const pieces = ['Crème ', shared, ''];
    const [first, second, last = 'x'] = compact(pieces);
    expect([second, isEmpty(last)]).toEqual([shared, true]);
    expect(first).not.toBeTypeOf('string');
    expect(joinPieces(compact(pieces))).toBe('Crème “shared”');
    expect(encodePieces(compact(pieces)).bytes.toString()).toBe('Crème “shared”');
  });
});
