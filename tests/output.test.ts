import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validateMarkup as faultsOf } from '../cli/check-output/markup.ts';
import { buildInMemory } from '../renderer/build/index.ts';
import { diskFiles } from '../renderer/build/lib/files.ts';
import { contentHash } from '../renderer/build/lib/hash.ts';
import { inlineOf, structuredData, tagsOf, visibleText } from './markup.ts';

/** Bytes of the first round trip of a new connection, for HTML and its render-blocking styles. */
const pageLimit = 13_000;
/** Bytes of script that a page runs before any interaction. */
const loaderLimit = 1_600;
/** Maximum length of a line in `_headers`. */
const headerLimit = 2_000;

const sites = { 'the first site': '..', 'the bakery': 'fixtures/bakery' };
const cacheDir = mkdtempSync(join(tmpdir(), 'frontage-output-'));
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }));

/** Returns errors in the markup of a page: rule and location. */
async function markupFaults(html: string): Promise<string[]> {
  const faults = await faultsOf(html);
  return faults.map(({ rule, line, column, message }) => `${rule} ${line}:${column} ${message}`);
}

function doubledIds(html: string): string[] {
  const ids = tagsOf(html).flatMap(({ attributes }) => attributes.id ?? []);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

/** Returns attributes that a content security policy blocks. */
function refusedAttributes(html: string): string[] {
  return tagsOf(html).flatMap(({ name, attributes }) =>
    Object.keys(attributes).flatMap((key) => (/^(style|on\w+)$/i.test(key) ? `<${name} ${key}>` : [])),
  );
}

/** Returns the heading levels of a page if they are wrong: not exactly one h1, or a skipped level. */
function headingFaults(html: string): string[] {
  const levels = tagsOf(html).flatMap(({ name }) => (/^h[1-6]$/.test(name) ? Number(name[1]) : []));
  const leaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  const firsts = levels.filter((level) => level === 1).length;
  return [...(firsts === 1 ? [] : [`${firsts} headings of level 1`]), ...leaps.map((level) => `a leap to h${level}`)];
}

/** Returns questions and answers in structured data that the page does not show. */
function hiddenAnswers(html: string): string[] {
  const shown = visibleText(html);
  const pages = structuredData(html).filter((node) => node['@type'] === 'FAQPage') as unknown as readonly {
    mainEntity: readonly { name: string; acceptedAnswer: { text: string } }[];
  }[];
  const claimed = pages.flatMap(({ mainEntity }) =>
    mainEntity.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]),
  );
  return claimed.filter((text) => !shown.includes(text.replace(/\s+/g, ' ').trim()));
}

describe.each(Object.entries(sites))('the pages of %s', (_, folder) => {
  let files: ReadonlyMap<string, string | Uint8Array>;
  let pages: readonly (readonly [file: string, html: string])[];
  beforeAll(async () => {
    const config = resolve(import.meta.dirname, folder, 'pages.config.ts');
    const built = await buildInMemory({
      files: diskFiles,
      config,
      cacheDir: join(cacheDir, folder.replace(/\W/g, '-')),
      year: 2026,
    });
    expect(built.issues).toEqual([]);
    files = built.files;
    pages = [...files].flatMap(([file, html]) => (file.endsWith('.html') ? [[file, String(html)] as const] : []));
    expect(pages.length).toBeGreaterThan(2);
  });

  const on = (faults: (html: string) => readonly string[]) =>
    pages.flatMap(([file, html]) => faults(html).map((fault) => `${file}: ${fault}`));

  it('are valid HTML', async () => {
    const found = await Promise.all(
      pages.map(async ([file, html]) => (await markupFaults(html)).map((fault) => `${file}: ${fault}`)),
    );
    expect(found.flat()).toEqual([]);
  });

  it('use each id once', () => {
    expect(on(doubledIds)).toEqual([]);
  });

  it('have no styles or scripts in attributes', () => {
    expect(on(refusedAttributes)).toEqual([]);
  });

  it('have one h1, and skip no heading level', () => {
    expect(on(headingFaults)).toEqual([]);
  });

  it(`weigh at most ${pageLimit} bytes in brotli, with their render-blocking styles`, () => {
    const heavy = pages.flatMap(([file, html]) => {
      const bytes = weightOf(html, files);
      return bytes > pageLimit ? [`${file}: ${bytes} bytes`] : [];
    });
    expect(heavy).toEqual([]);
  });

  it(`run the same script everywhere, of at most ${loaderLimit} bytes in gzip`, () => {
    const scripts = new Set(pages.flatMap(([, html]) => runnable(html)));
    expect(scripts.size).toBe(1);
    expect(gzipSync([...scripts][0] ?? '').length).toBeLessThanOrEqual(loaderLimit);
  });

  it('have CSS for browsers of 2022: no nesting, no media ranges, fallback colours', () => {
    const linked = [...files].flatMap(([file, css]) => (file.endsWith('.css') ? [String(css)] : []));
    const sheets = [...linked, ...pages.flatMap(([, html]) => inlineOf(html, 'style').map(({ content }) => content))];
    expect(sheets.length).toBeGreaterThan(2);
    expect(sheets.filter((css) => /&|\(width *[<>]/.test(css))).toEqual([]);
    const withColours = pages.filter(([, html]) => {
      const below = linked.filter((css) => html.includes(`below-${contentHash(css).slice(0, 10)}.css`));
      return [html, ...below].some((text) => text.includes('@supports not (color:light-dark(red, red)){:root{'));
    });
    expect(withColours).toHaveLength(pages.length);
  });

  it('have no structured data that the page does not show', () => {
    expect(pages.some(([, html]) => structuredData(html).some((node) => node['@type'] === 'FAQPage'))).toBe(true);
    expect(on(hiddenAnswers)).toEqual([]);
  });

  it('match the content security policy exactly', () => {
    const policy = policyOf(String(files.get('_headers')));
    const hashed = (contents: readonly string[]) => [...new Set(contents.map(hashOf))].sort();
    const hashes = (directive: string) =>
      (policy.get(directive) ?? []).filter((source) => source.startsWith("'sha256-")).sort();
    expect(hashes('script-src')).toEqual(hashed(pages.flatMap(([, html]) => runnable(html))));
    expect(hashes('style-src')).toEqual(
      hashed(pages.flatMap(([, html]) => inlineOf(html, 'style').map(({ content }) => content))),
    );
    expect([...policy.values()].flat().filter((source) => /unsafe|\*|^https?:$/.test(source))).toEqual([]);
    expect(policy.get('default-src')).toEqual(["'none'"]);
  });

  it(`fit their headers into lines of ${headerLimit} characters`, () => {
    const lines = String(files.get('_headers')).split('\n');
    expect(lines.filter(({ length }) => length > headerLimit)).toEqual([]);
  });
});

describe('an invalid page', () => {
  const head = '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Bad</title></head><body>';

  it.each([
    ['a picture without alt text', '<img src="/a.png">', 'wcag/h37'],
    ['a button in a link', '<a href="/"><button type="button">Go</button></a>', 'element-permitted-content'],
    ['an unclosed element', '<div><span>Words</div>', 'close-order'],
    [
      'a field without a label',
      '<form><input type="text" name="a"><button type="submit">Send</button></form>',
      'input-missing-label',
    ],
    ['a style in an attribute', '<p style="color:red">Words</p>', 'no-inline-style'],
    ['a label with an unknown id', '<section aria-labelledby="none"><h2>A</h2></section>', 'no-missing-references'],
  ])('is detected by its markup: %s', async (_, body, rule) => {
    expect(await markupFaults(`${head}${body}</body></html>`)).toContainEqual(
      expect.stringMatching(new RegExp(`^${rule} `)),
    );
  });

  it('is detected by its ids, attributes and headings', () => {
    expect(doubledIds('<p id="a"></p><p id="b"></p><b id="a"></b>')).toEqual(['a']);
    expect(refusedAttributes('<p style="x"><a href="/" onclick="go()">x</a></p>')).toEqual([
      '<p style>',
      '<a onclick>',
    ]);
    expect(headingFaults('<h1>a</h1><h2>b</h2><h4>c</h4><h2>d</h2>')).toEqual(['a leap to h4']);
    expect(headingFaults('<h2>a</h2><h1>b</h1><h1>c</h1>')).toEqual(['2 headings of level 1', 'a leap to h2']);
  });

  it('is detected by answers that it does not show', () => {
    const question = (text: string) => ({ name: 'Is it so?', acceptedAnswer: { text } });
    const data = { '@graph': [{ '@type': 'FAQPage', mainEntity: [question('Yes & no.'), question('Perhaps.')] }] };
    const html = `<body><p>Is it so?</p><p>Yes &amp; no.</p><script type="application/ld+json">${JSON.stringify(data)}</script></body>`;
    expect(hiddenAnswers(html)).toEqual(['Perhaps.']);
  });
});

/** Returns what blocks the first render of a page: its HTML, and the stylesheets in its head. */
function weightOf(html: string, files: ReadonlyMap<string, string | Uint8Array>): number {
  const tags = tagsOf(html.slice(0, html.indexOf('</head>')));
  const linked = tags.flatMap(({ attributes: { rel, href = '' } }) => (rel === 'stylesheet' ? href : []));
  const sheets = linked.map((href) => [...files].find(([path]) => href.endsWith(`/${path}`))?.[1]);
  return [html, ...sheets].reduce((sum, part) => {
    if (part === undefined) throw new Error(`A sheet is linked that does not exist: ${linked.join(' ')}`);
    return sum + brotliCompressSync(part).length;
  }, 0);
}

/** Returns inline scripts that run, without data blocks. */
function runnable(html: string): string[] {
  return inlineOf(html, 'script').flatMap(({ attributes, content }) =>
    /type="(?!module)/.test(attributes) ? [] : content,
  );
}

/** Returns the content security policy of a `_headers` file, by directive. */
function policyOf(headers: string): ReadonlyMap<string, readonly string[]> {
  const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? '';
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
