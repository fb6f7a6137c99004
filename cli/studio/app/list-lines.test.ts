import { describe, expect, it } from 'vitest';
import { isWordsError, readWords } from '../../../renderer/sdk/words/read-words.ts';
import { continued, listed } from './list-lines.ts';
import { selected, shown } from './selected.fixture.ts';

describe('a list', () => {
  it.each([
    ['One⟨⟩\ntwo', 'ul', '- One⟨⟩\ntwo'],
    ['⟨One\n\ntwo⟩', 'ul', '⟨- One\n\n- two⟩'],
    ['a\nO⟨ne\ntw⟩o\nb', 'ol', 'a\n⟨1. One\n2. two⟩\nb'],
    ['- a\n- ⟨⟩b', 'ul', '- a\n⟨⟩b'],
    ['⟨- a\n- b⟩', 'ul', '⟨a\nb⟩'],
    ['⟨- a\nb⟩', 'ul', '⟨- a\n- b⟩'],
    ['⟨- a\n- b⟩', 'ol', '⟨1. a\n2. b⟩'],
    ['⟨1. a\n2. b⟩', 'ul', '⟨- a\n- b⟩'],
    ['1. a\n2. b\nc⟨⟩', 'ol', '1. a\n2. b\n3. c⟨⟩'],
    ['⟨⟩', 'ul', '- ⟨⟩'],
    ['- ⟨⟩', 'ul', '⟨⟩'],
    ['-⟨⟩', 'ul', '⟨⟩'],
    ['⟨a\n⟩b', 'ul', '⟨- a⟩\nb'],
    ['⟨⟩- a', 'ul', '⟨⟩a'],
  ] as const)('of the lines of %j as %s', (before, kind, after) => {
    expect(shown(listed(selected(before), kind))).toBe(after);
  });

  it.each([
    ['- a⟨⟩', '- a\n- ⟨⟩'],
    ['- a⟨⟩ b\nc', '- a\n- ⟨⟩b\nc'],
    ['- a\n- ⟨⟩', '- a\n⟨⟩'],
    ['- a\n-⟨⟩\nb', '- a\n⟨⟩\nb'],
    ['- a ⟨b⟩ c', '- a \n- ⟨⟩c'],
    ['1. a⟨⟩\n2. b\n\n2. c\nd\n7. e', '1. a\n2. ⟨⟩\n3. b\n\n4. c\nd\n7. e'],
    ['1. a\n\n2. b⟨⟩', '1. a\n\n2. b\n3. ⟨⟩'],
    ['1. a\n2. ⟨⟩', '1. a\n⟨⟩'],
  ])('goes on in %j', (before, after) => {
    expect(shown(continued(selected(before)) ?? selected(before))).toBe(after);
  });

  it.each(['a⟨⟩', '⟨⟩- a', 'a\n⟨⟩\n- b', '2024. a⟨⟩', 'a\n2. b⟨⟩', '\\- a⟨⟩', '-5⟨⟩', '⟨⟩'])(
    'is none in %j',
    (text) => {
      expect(continued(selected(text))).toBeUndefined();
    },
  );

  it('is read as a list, with the same items', () => {
    for (const [kind, text] of [
      ['ul', '⟨a *b*\n[c](/d)\n\ne⟩'],
      ['ol', '⟨a *b*\n[c](/d)\n\ne⟩'],
    ] as const) {
      const read = readWords(listed(selected(text), kind).text, 'lines');
      expect(read).toEqual({
        words: [{ list: kind, items: [['a ', { em: ['b'] }], [{ href: '/d', words: ['c'] }], ['e']] }],
      });
      expect(isWordsError(read)).toBe(false);
    }
  });
});
