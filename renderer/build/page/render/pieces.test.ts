import { describe, expect, it } from 'vitest';
import { encodePieces, joinPieces, SharedText } from './pieces.ts';

describe('pieces as bytes', () => {
  it('are those of their text', () => {
    const pieces = ['Crème', new SharedText(' brûlée — '), '', new SharedText(''), '€ 7 \u{1F36E}'];
    expect(encodePieces(pieces).toString()).toBe(joinPieces(pieces));
  });

  it('are complete, however long the text is', () => {
    const long = '—'.repeat(100_000);
    const pieces = [long, new SharedText(long), long, new SharedText('!')];
    expect(encodePieces(pieces).equals(Buffer.from(joinPieces(pieces)))).toBe(true);
  });

  it('contain nothing of the text before', () => {
    for (const text of ['a longer one', 'short']) expect(encodePieces([text]).toString()).toBe(text);
  });
});
