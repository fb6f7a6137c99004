import { transform } from 'lightningcss';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { inlineOf } from '../../tests/markup.ts';
import { type RawKind, rawElement, rawText } from './raw-text.ts';

const endings = [
  '</style>',
  '</STYLE\n x>',
  '</script>',
  '</Script/',
  '<!--',
  '<!--<script>',
  '-->',
  ']]>',
  '</title>',
];
const kinds: readonly RawKind[] = ['json', 'script', 'style'];

describe.each(kinds)('an element of kind %s', (kind) => {
  it.each(endings)('cannot be left by %j', (ending) => {
    const written = rawElement(kind, `"${ending}"; a \u0000\r\nb\rc ${ending}`);
    const html = `<!doctype html><title>t</title>${written}<p id="behind">${ending.replace(/</g, '&lt;')}</p>`;
    const name = kind === 'style' ? 'style' : 'script';
    const [only, ...others] = inlineOf(html, name);
    expect(others).toEqual([]);
    // What a browser reads is what was written, so that its hash is known.
    expect(textOf(html, name)).toBe(only?.content);
    expect(textOf(html, name)).toBe(rawText(kind, `"${ending}"; a \u0000\r\nb\rc ${ending}`));
    expect(textOf(html, 'p')).toBe(ending.replace('\r', ''));
  });

  it.each(endings)('is the same once it was written: %j', (ending) => {
    expect(rawText(kind, rawText(kind, ending))).toBe(rawText(kind, ending));
  });
});

it.each(['</style>', '<!--', '<\\/style>'])('a string of a style sheet says the same: %j', (words) => {
  const css = (text: string) =>
    transform({ filename: 'x.css', code: Buffer.from(`a::before{content:"${text}"}`), minify: true }).code.toString();
  expect(css(rawText('style', words))).toBe(css(words));
});

it.each(['</script>', '<!--', '<SCRIPT'])('a string of a script says the same: %j', (words) => {
  for (const quote of ['"', "'", '`'])
    expect(new Function(`return ${rawText('script', quote + words + quote)}`)()).toBe(words);
});

it.each(endings)('a string of JSON says the same: %j', (words) => {
  expect(JSON.parse(rawText('json', JSON.stringify({ words })))).toEqual({ words });
});

/** The text of the first element of a name, as a browser reads it. */
function textOf(html: string, name: string): string | undefined {
  const find = (node: unknown): string | undefined => {
    if (typeof node !== 'object' || node === null) return undefined;
    const { nodeName, childNodes } = node as { nodeName?: string; childNodes?: readonly { value?: string }[] };
    if (nodeName === name) return (childNodes ?? []).map(({ value }) => value).join('');
    for (const child of childNodes ?? []) {
      const found = find(child);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return find(parse(html));
}
