import { describe, expect, it } from 'vitest';
import { wordDiff } from './word-diff.ts';

describe('wordDiff', () => {
  it('finds no change in equal texts', () => {
    expect(wordDiff('We bake at four.\nCome.', 'We bake at four.\nCome.')).toEqual([]);
  });

  it('returns replacements with the text around them on the line', () => {
    expect(wordDiff('Open daily\nA loaf costs $4 here\nCome in', 'Open daily\nA loaf costs $5 here\nCome in')).toEqual([
      { removed: '$4', added: '$5', before: 'A loaf costs ', after: ' here' },
    ]);
  });

  it('separates distant edits, and joins those with one word between them', () => {
    const apart = wordDiff('one two three four five six', 'ONE two three four five SIX');
    expect(apart.map(({ removed, added }) => [removed, added])).toEqual([
      ['one', 'ONE'],
      ['six', 'SIX'],
    ]);
    expect(wordDiff('one and two', 'three and four')).toEqual([
      { removed: 'one and two', added: 'three and four', before: '', after: '' },
    ]);
  });

  it('finds the shortest edit', () => {
    expect(wordDiff('a b c d e', 'a x b c d e').map(({ removed, added }) => [removed, added])).toEqual([['', 'x ']]);
    expect(wordDiff('a b c d e f', 'b c d e f g').map(({ removed, added }) => [removed, added])).toEqual([
      ['a ', ''],
      ['', ' g'],
    ]);
  });

  it('compares addresses segment by segment', () => {
    expect(wordDiff('Costs 4$.', 'Costs 5$.')).toMatchObject([{ removed: '4$', added: '5$', after: '.' }]);
    expect(wordDiff('https://a.example/pricing', 'https://b.example/pricing')).toEqual([
      { removed: 'a.example', added: 'b.example', before: 'https://', after: '/pricing' },
    ]);
  });

  it('turns any text into any other', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % below;
    };
    for (let round = 0; round < 300; round++) {
      const old = Array.from({ length: random(12) }, () => 'abc'[random(3)]).join(' ');
      const young = Array.from({ length: random(12) }, () => 'abc'[random(3)]).join(' ');
      const plain = (list: string[]) => list.join('').replace(/\s/g, '').length;
      const edits = wordDiff(old, young);
      const grown = plain(edits.map(({ added }) => added)) - plain(edits.map(({ removed }) => removed));
      expect([old, young, grown]).toEqual([old, young, plain([young]) - plain([old])]);
      expect(edits.length === 0).toBe(old === young);
    }
  });

  it('limits its work, and returns very different texts as one replacement', () => {
    const text = (word: string, lines: number) =>
      Array.from({ length: lines }, (_, index) => `A loaf of ${word}${index} costs the same`).join('\n');
    expect(wordDiff(text('a', 200), text('b', 200))).toHaveLength(200);
    expect(wordDiff(text('a', 201), text('b', 201))).toHaveLength(1);
  });
});
