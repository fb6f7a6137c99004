import { describe, expect, it } from 'vitest';
import { comparableText, searchedValues, shinglesOf, withBlanks } from './shingles.ts';

const shingles = (text: string, filledIn: readonly string[] = []) =>
  shinglesOf(withBlanks(comparableText(text), searchedValues(filledIn)));

describe('shingles', () => {
  it('ignore case, spacing and punctuation', () => {
    expect(shingles('We fix drains, day and night.')).toEqual(shingles('we FIX  drains day — and night'));
  });

  it.each([
    ["We've 30day O’Neil", ["we've", '30', 'day', 'o’neil']],
    ['“2 for 1”… 24/7, A1b2', ['2', 'for', '1', '24', '7', 'a1b2']],
    ["'til 9:30 ’ok’ 1a", ['til', '9', '30', 'ok’', '1', 'a']],
    ['ÉCOLE nai\u0308ve ﬁne ½', ['école', 'naïve', 'fine', '1', '2']],
    ['中文 𠀀𠀁 😀 हिन्दी', ['中文', '𠀀𠀁', 'हिन्दी']],
  ])('of %j are made of its words', (text, words) => {
    expect(shingles(text)).toEqual(shingles(words.join(' | ')));
    expect(shingles(text)).toHaveLength(Math.max(1, words.length - 3));
  });

  it('depend on the order of words', () => {
    const [one, other] = [shingles('one two three four five'), shingles('five four three two one')];
    expect([...one].filter((shingle) => other.includes(shingle))).toEqual([]);
  });

  it('of no words are none', () => {
    expect(shinglesOf('')).toHaveLength(0);
  });
});

describe('a value that a page fills in', () => {
  it('is the same on every page', () => {
    const text = (city: string) => `Plumbers in ${city} who come today. ${city} is where we live and work.`;
    expect(shingles(text('Miami'), ['Miami'])).toEqual(shingles(text('West Palm Beach'), ['West Palm Beach']));
    expect(shingles(text('Miami'))).not.toEqual(shingles(text('Tampa')));
  });

  it('is found before a shorter value that it contains', () => {
    expect(shingles('we work in West Bay today', ['Bay', 'West Bay'])).toEqual(
      shingles('we work in Ham today', ['Ham']),
    );
  });

  it('is not found inside a word', () => {
    expect(shingles('we are on time here', ['on'])).not.toEqual(shingles('we are under time here', ['under time']));
    expect(shingles('the season of rain is long', ['on'])).toEqual(shingles('the season of rain is long'));
  });
});
