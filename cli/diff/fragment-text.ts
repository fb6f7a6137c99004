import { decodeHTML } from 'entities';
import { readMarkup } from '../../renderer/build/lib/markup/tags.ts';

/** What a stretch of a page says, and where it leads. */
export interface FragmentText {
  /** Its words as they are read or heard, a line for each paragraph. */
  readonly words: string;
  readonly links: readonly string[];
}

/** Elements inside a sentence. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small slot span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Words of drawings stand beside each other. */
const drawn = new Set(['text', 'tspan']);

/** Attributes that people read or hear. */
const heard = new Set(['alt', 'aria-label', 'placeholder']);

/** Reads the HTML of a section. */
export function fragmentText(html: string): FragmentText {
  const { tags, texts } = readMarkup(`<section>${html}</section>`);
  const shift = '<section>'.length;
  const said = [
    ...texts.map(({ start, end }) => ({
      start: start - shift,
      end: end - shift,
      text: decodeHTML(html.slice(start - shift, end - shift)),
    })),
    ...tags.flatMap(({ start, attributes }) =>
      attributes.flatMap(({ name, value }) =>
        heard.has(name) && value !== '' ? [{ start: start - shift, end: start - shift, text: `\n${value}\n` }] : [],
      ),
    ),
  ].sort((a, b) => a.start - b.start);
  let text = '';
  let last = 0;
  for (const part of said) {
    text += separator(html.slice(last, part.start)) + part.text.replace(/[^\S\n]+/g, ' ');
    last = part.end;
  }
  return {
    words: text
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter((line) => line !== '')
      .join('\n'),
    links: tags.flatMap(({ name, attributes }) =>
      name === 'a' || name === 'area' ? attributes.flatMap((one) => (one.name === 'href' ? [one.value] : [])) : [],
    ),
  };
}

/**
 * What is between two stretches of words in the eye, by the markup between them: nothing, a blank or the end of a line.
 * Two links beside each other are two things, however little markup is between them.
 */
export function separator(markup: string): string {
  if (/<\/a>\s*<a\s/.test(markup)) return '\n';
  const names = Array.from(markup.matchAll(/<\/?([a-zA-Z][^\s/>]*)/g), ([, name = '']) => name.toLowerCase());
  if (names.every((name) => inline.has(name))) return '';
  return names.every((name) => inline.has(name) || drawn.has(name)) ? ' ' : '\n';
}
