import { describe, expect, it } from 'vitest';
import { normaliseRoutePath } from '../../sdk/paths.ts';
import type { PageNode } from '../../site/site.ts';
import { routeCollisions } from './routes.ts';

const routes = (...paths: readonly string[]) =>
  paths.map((path, index): PageNode => {
    const result = normaliseRoutePath(path);
    if ('fault' in result) throw new Error(`${path} ${result.fault}`);
    const meta = { title: '', description: '' };
    return { at: ['routes', index], path: result.path, meta, facts: {}, listed: true, sections: [], faulty: [] };
  });
const found = (paths: readonly string[], trailingSlash: 'never' | 'always' = 'never') =>
  routeCollisions(routes(...paths), { trailingSlash }).map(({ code, path }) => `${code} ${path.join('.')}`);

describe('routes', () => {
  it('that differ in more than case are allowed', () => {
    expect(found(['/', '/a', '/b', '/a/b', '/ab', '/straße', '/strasse', '/indexes', '/a-index'])).toEqual([]);
  });

  it('collide by case, in any script', () => {
    for (const [one, other] of [
      ['/Ferns', '/ferns'],
      ['/МХИ', '/мхи'],
      ['/φίλος', '/ΦΊΛΟΣ'],
      ['/É', '/é'],
      ['/ſedge', '/sedge'],
    ] as const) {
      expect(found([one, other]), `${one} ${other}`).toEqual(['path-taken routes.1.path']);
    }
  });

  it('need files that Windows can have, on Windows alone', () => {
    const paths = [
      '/con',
      '/NUL',
      '/guides/aux',
      '/prn/prices',
      '/com1.old',
      '/team.',
      '/lpt\u00b9',
      '/console',
      '/a.com1',
    ];
    const problems = (platform: NodeJS.Platform) =>
      routeCollisions(routes(...paths), { trailingSlash: 'never' }, platform).map(({ message }) => message);
    expect(problems('linux')).toEqual([]);
    expect(problems('win32')).toHaveLength(7);
    expect(problems('win32')[2]).toBe(
      'The path "/guides/aux" cannot be built on this system: "aux" is a device on Windows, and no file can have that name.',
    );
  });

  it('collide by Unicode form', () => {
    expect(found(['/caf\u00e9', '/cafe\u0301'])).toEqual(['path-taken routes.1.path']);
    expect(found(['/CAF\u00c9', '/cafe\u0301'])).toEqual(['path-taken routes.1.path']);
  });

  it('collide with what hosts serve for a folder', () => {
    expect(found(['/a', '/a/index'])).toEqual(['path-taken routes.1.path']);
    expect(found(['/a/Index/index', '/A'])).toEqual(['path-taken routes.1.path']);
    expect(found(['/', '/index'])).toEqual(['path-taken routes.1.path']);
    expect(found(['/a/', '/a'])).toEqual(['path-taken routes.1.path']);
  });

  it('may not end in the name that hosts leave out of addresses', () => {
    for (const trailingSlash of ['never', 'always'] as const) {
      for (const path of ['/index', '/a/index', '/a/INDEX', '/a/index/Index']) {
        expect(found([path], trailingSlash), path).toEqual(['path-invalid routes.0.path']);
      }
    }
    expect(found(['/a/index/b', '/index-a', '/a-index'])).toEqual([]);
    const suggestions = routeCollisions(routes('/index', '/Guide/Index'), { trailingSlash: 'never' });
    expect(suggestions.map(({ suggestion }) => suggestion)).toEqual([
      'Write the path as visitors see it: "/".',
      'Write the path as visitors see it: "/Guide".',
    ]);
  });

  it('collide when one needs a folder where the other has its file', () => {
    expect(found(['/a', '/a.html/b'])).toEqual(['path-taken routes.1.path']);
    expect(found(['/A.HTML/b', '/a'])).toEqual(['path-taken routes.0.path']);
    expect(found(['/', '/index.html/b'], 'always')).toEqual(['path-taken routes.1.path']);
    expect(found(['/a', '/a/index.html/b'], 'always')).toEqual(['path-taken routes.1.path']);
    expect(found(['/a', '/a.html/b'], 'always')).toEqual([]);
    expect(found(['/a', '/a/b'])).toEqual([]);
  });

  it('may not be that of a file of the build, in any case', () => {
    for (const path of [
      '/404',
      '/assets/x',
      '/Sitemap.xml',
      '/sitemap-2.xml',
      '/robots.txt',
      '/_headers',
      '/_redirects/x',
    ]) {
      expect(found([path]), path).toEqual(['path-invalid routes.0.path']);
    }
  });

  it('may not have a segment that is too long for a file name', () => {
    expect(normaliseRoutePath(`/${'a'.repeat(199)}`)).toEqual({ path: `/${'a'.repeat(199)}` });
    expect(normaliseRoutePath(`/${'地'.repeat(80)}`)).toEqual({ path: `/${'地'.repeat(80)}` });
    expect(normaliseRoutePath(`/${'地'.repeat(81)}`)).toMatchObject({
      fault: expect.stringMatching(/^has a part of 243 bytes, .*, and at most 240 fit$/),
    });
  });
});
