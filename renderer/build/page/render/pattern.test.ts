import { describe, expect, it } from 'vitest';
import { Pattern, signAt } from './pattern.ts';
import { TextBytes } from './pieces.ts';

/** A word as the HTML of a pattern holds it: as text, or inside a text of JSON. */
const text = (word: number) => signAt(word).replace('"', '&quot;');
const inJson = (word: number) => signAt(word).replace('"', '\\&quot;');

describe('a section in a document', () => {
  const pattern = new Pattern(`<section id="hero"><p title="${text(0)}">${text(1)}</p>${text(0)}</section>`);
  const words = ['Salt & "rye"', "<b>it's</b>"];

  it('is found with any words, from its first sign to its last', () => {
    const html = pattern.join(words);
    const document = `<main><i>Salt</i>${html}<section id="more"></section></main>`;
    const { start, end } = pattern.placeIn(document) ?? {};
    expect(document.slice(start, end)).toBe(html);
  });

  it.each([
    ['it does not stand there', '<main></main>'],
    ['it stands there twice', `${pattern.join(words)}${pattern.join(words)}`],
    ['it is cut off', pattern.join(words).slice(0, -4)],
    ['something else stands among its words', pattern.join(words).replace('<p ', '<p class="lead" ')],
  ])('is not found where %s', (_what, document) => {
    expect(pattern.placeIn(document)).toBeUndefined();
  });

  it.each([
    ['end where other words begin', `<p>${text(0)}${text(1)}</p>`],
    ['have words of all such sections behind them', `<p>${text(0)} and more</p>`],
    ['stand in JSON', `<p data-props="{&quot;a&quot;:&quot;${inJson(0)}&quot;}"></p>`],
    ['are the first of it', `${text(0)}</p>`],
  ])('is not found where words %s: nobody could tell where they end', (_what, html) => {
    const torn = new Pattern(html);
    expect(torn.placeIn(torn.join(words))).toBeUndefined();
  });
});

describe('a section that is written into a document', () => {
  it.each([
    ['with words in its markup', `<p title="${text(0)}">${text(1)} and ${text(0)}</p>`],
    ['that begins and ends with words', `${text(0)}<br>${text(1)}`],
    ['with words in JSON', `<p data-props="{&quot;a&quot;:&quot;${inJson(0)}&quot;}"></p>`],
    ['with words right behind others', `<p>${text(0)}${text(1)}</p>`],
    ['without words', '<p></p>'],
  ])('is what it is joined to %s', (_what, html) => {
    const pattern = new Pattern(html);
    // The halves of one letter.
    for (const words of [['Salt & "rye"', "it's é"], ['bread \ud83e', '\udd50 roll'], []]) {
      const document = new TextBytes();
      document.begin();
      pattern.writeTo(document, words);
      expect(document.bytes).toEqual(Buffer.from(pattern.join(words)));
    }
  });
});
