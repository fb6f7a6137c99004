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
  it.each(endings)('cannot be ended by %j', (ending) => {
    const written = rawElement(kind, `"${ending}"; a \u0000\r\nb\rc ${ending}`);
    const html = `<!doctype html><title>t</title>${written}<p id="behind">${ending.replace(/</g, '&lt;')}</p>`;
    const name = kind === 'style' ? 'style' : 'script';
    const [only, ...others] = inlineOf(html, name);
    expect(others).toEqual([]);
    // A browser reads exactly what was written, so its hash is known.
    expect(elementText(html, name)).toBe(only?.content);
    expect(elementText(html, name)).toBe(rawText(kind, `"${ending}"; a \u0000\r\nb\rc ${ending}`));
    expect(elementText(html, 'p')).toBe(ending.replace('\r', ''));
  });

  it.each(endings)('does not change when it is escaped again: %j', (ending) => {
    expect(rawText(kind, rawText(kind, ending))).toBe(rawText(kind, ending));
  });
});

it.each(['</style>', '<!--', '<\\/style>'])('a string of a style sheet keeps its value: %j', (text) => {
  const css = (text: string) =>
    transform({ filename: 'x.css', code: Buffer.from(`a::before{content:"${text}"}`), minify: true }).code.toString();
  expect(css(rawText('style', text))).toBe(css(text));
});

it.each(['</script>', '<!--', '<SCRIPT'])('a string of a script keeps its value: %j', (text) => {
  for (const quote of ['"', "'", '`'])
    expect(new Function(`return ${rawText('script', quote + text + quote)}`)()).toBe(text);
});

it.each(endings)('a string of JSON keeps its value: %j', (text) => {
  expect(JSON.parse(rawText('json', JSON.stringify({ text })))).toEqual({ text });
});

/** Returns the text of the first element with a tag name, as a browser reads it. */
function elementText(html: string, name: string): string | undefined {
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
