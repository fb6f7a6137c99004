import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildInMemory } from '../../renderer/build/index.ts';
import { inlineOf, structuredData } from '../markup.ts';
import { harmlessTexts, hostileSites, type SiteTexts, siteWith } from './hostile-site.ts';
import { codeOf, forbiddenAddresses, shapeOf } from './shape.ts';

async function built(texts: SiteTexts) {
  const site = siteWith(texts);
  afterAll(site.drop);
  const { issues, files } = await buildInMemory(site.options);
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  return files;
}

describe.each(Object.entries(hostileSites))('a site with hostile texts %s', (_, texts) => {
  let hostile: ReadonlyMap<string, string | Uint8Array>;
  let plain: ReadonlyMap<string, string | Uint8Array>;
  beforeAll(async () => {
    hostile = await built(texts);
    plain = await built(harmlessTexts(texts));
  }, 180_000);

  const pages = () =>
    [...hostile].flatMap(([file, html]) => (file.endsWith('.html') ? [[file, String(html)] as const] : []));

  it('has a page for each text', () => {
    expect(pages().length).toBe(2 * texts.strings.length + 1);
    expect([...hostile.keys()].filter((file) => !file.startsWith('assets/')).sort()).toEqual(
      [...plain.keys()].filter((file) => !file.startsWith('assets/')).sort(),
    );
  });

  it('has the same elements, attributes and scripts as a harmless one', () => {
    for (const [file, html] of pages()) {
      const other = String(plain.get(file));
      expect([file, shapeOf(html)]).toEqual([file, shapeOf(other)]);
      expect([file, codeOf(html)]).toEqual([file, codeOf(other)]);
      expect([file, forbiddenAddresses(html)]).toEqual([file, []]);
    }
  });

  it('has its texts as strings in structured data', () => {
    for (const [file, html] of pages()) {
      if (file === '404.html') continue;
      for (const { attributes, content } of inlineOf(html, 'script')) {
        if (attributes.includes('json')) expect([file, content]).toEqual([file, expect.not.stringContaining('<')]);
      }
      expect(structuredData(html).map((node) => Object.keys(node))).toEqual(
        structuredData(String(plain.get(file))).map((node) => Object.keys(node)),
      );
    }
  });

  it.each(['_headers', '_redirects', 'nginx.conf', 'vercel.json', 'robots.txt', 'sitemap.xml'])(
    'has the same file for hosts and crawlers: %s',
    (file) => {
      expect(plain.get(file)).toBeTypeOf('string');
      expect(hostile.get(file)).toBe(plain.get(file));
    },
  );

  it('lists the destinations of leads as data', () => {
    const read = (files: typeof hostile) => JSON.parse(String(files.get('destinations.json'))).desk;
    expect(Object.keys(read(hostile))).toEqual(Object.keys(read(plain)));
    expect(read(hostile).allowedOrigins).toEqual(['https://desk.example']);
  });
});
