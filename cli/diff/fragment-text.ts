import { decodeHTML } from 'entities';
import { readMarkup } from '../../renderer/build/lib/markup/tags.ts';
import { bullet } from '../../renderer/sdk/words/rich-text.ts';

/** The text and the links of a part of a page. */
export interface FragmentText {
  /** Its visible and spoken text, with a line for each paragraph. */
  readonly text: string;
  readonly links: readonly string[];
}

/** Inline elements. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small slot span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Text elements of SVG, which are separated by a space. */
const svgText = new Set(['text', 'tspan']);

/** Attributes with text for people. */
const textAttributes = new Set(['alt', 'aria-label', 'placeholder']);

/** Returns the text and the links in the HTML of a section. */
export function fragmentText(html: string): FragmentText {
  const { tags, texts } = readMarkup(`<section>${html}</section>`);
  const shift = '<section>'.length;
  const parts = [
    ...itemMarks(html),
    ...texts.map(({ start, end }) => ({
      start: start - shift,
      end: end - shift,
      text: decodeHTML(html.slice(start - shift, end - shift)),
    })),
    ...tags.flatMap(({ start, attributes }) =>
      attributes.flatMap(({ name, value }) =>
        textAttributes.has(name) && value !== ''
          ? [{ start: start - shift, end: start - shift, text: `\n${value}\n` }]
          : [],
      ),
    ),
  ].sort((a, b) => a.start - b.start);
  let text = '';
  let last = 0;
  for (const part of parts) {
    text += separator(html.slice(last, part.start)) + part.text.replace(/[^\S\n]+/g, ' ');
    last = part.end;
  }
  return {
    text: text
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter((line) => line !== '')
      .join('\n'),
    links: tags.flatMap(({ name, attributes }) =>
      name === 'a' || name === 'area' ? attributes.flatMap((one) => (one.name === 'href' ? [one.value] : [])) : [],
    ),
  };
}

/** Returns the marks of the items of lists in texts (`renderer/sdk/words/words.tsx`), which people see. */
function itemMarks(html: string): { readonly start: number; readonly end: number; readonly text: string }[] {
  return [...html.matchAll(/<div [^>]*class="paragraphs[\s\S]*?<\/div>/g)].flatMap(({ 0: text, index }) => {
    let number = 0;
    return [...text.matchAll(/<(ul|ol|li)>/g)].flatMap(({ 0: tag, 1: name, index: at }) => {
      if (name !== 'li') {
        number = name === 'ol' ? 1 : 0;
        return [];
      }
      const start = index + at + tag.length;
      return [{ start, end: start, text: number === 0 ? bullet : `${number++}. ` }];
    });
  });
}

/**
 * Returns the visible separator of two texts for the markup between them: nothing, a space or a line break. Adjacent links
 * are always separate.
 */
export function separator(markup: string): string {
  if (/<\/a>\s*<a\s/.test(markup)) return '\n';
  const names = Array.from(markup.matchAll(/<\/?([a-zA-Z][^\s/>]*)/g), ([, name = '']) => name.toLowerCase());
  if (names.every((name) => inline.has(name))) return '';
  return names.every((name) => inline.has(name) || svgText.has(name)) ? ' ' : '\n';
}
