import { describe, expect, it } from 'vitest';
import { intro, lintMessages, lintSite, page } from './testing/sample-site.ts';

const routes = (path: string) => [
  page('/', { intro: intro('House plants', path) }),
  page(path, { intro: intro('It') }),
];
const why = (path: string) =>
  lintMessages({ routes: routes(path) }).map((text) => text.replace(/^.*?reserved segment: /, ''));

describe('reserved names', () => {
  it('are those of devices on Windows, anywhere in a path and with any extension', () => {
    for (const path of ['/con', '/a/NUL', '/aux/b', '/com1', '/lpt9.x/b']) {
      expect(why(path), path).toEqual([expect.stringMatching(/is a device on Windows/)]);
    }
    for (const path of ['/contact', '/nullify', '/com', '/com10', '/a-con']) expect(why(path), path).toEqual([]);
  });

  it('are those that hosts use at the root of a site, and only there', () => {
    expect(why('/cdn-cgi/x')).toEqual(['Cloudflare answers there itself ("cdn-cgi").']);
    expect(why('/_worker.js')).toEqual(['Cloudflare Pages runs it as code ("_worker.js").']);
    expect(why('/CNAME')).toEqual(['GitHub Pages reads the name of the site there ("CNAME").']);
    expect(why('/favicon.ico')).toEqual(['browsers request an icon there ("favicon.ico").']);
    expect(why('/a/cdn-cgi')).toEqual([]);
  });

  it('are those that some hosts and disks change', () => {
    expect(why('/a/_b')).toEqual(['GitHub Pages leaves out everything that begins with "_", such as "_b".']);
    expect(why('/a./b')).toEqual(['Windows drops the dot at the end of "a.".']);
  });

  it('are reported at the path', () => {
    const [diagnostic] = lintSite({ routes: routes('/con') });
    expect(diagnostic).toMatchObject({ code: 'path-reserved', path: ['routes', 1, 'path'] });
  });
});
