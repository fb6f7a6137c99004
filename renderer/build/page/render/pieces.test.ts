import { describe, expect, it } from 'vitest';
import { inBytes, inOneText, SharedText, TextBytes } from './pieces.ts';

describe('pieces as bytes', () => {
  it('are those of their text', () => {
    const pieces = ['Crème', new SharedText(' brûlée — '), '', new SharedText(''), '€ 7 \u{1F36E}'];
    expect(inBytes(pieces).toString()).toBe(inOneText(pieces));
  });

  it('are whole however long the text is', () => {
    const long = '—'.repeat(100_000);
    const pieces = [long, new SharedText(long), long, new SharedText('!')];
    expect(inBytes(pieces).equals(Buffer.from(inOneText(pieces)))).toBe(true);
  });

  it('are those of one text, and nothing of the text before', () => {
    const text = new TextBytes();
    for (const words of ['a longer one', 'short']) {
      text.begin();
      text.add(words);
      expect(text.bytes.toString()).toBe(words);
    }
  });
});
