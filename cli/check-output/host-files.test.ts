import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { apacheFile } from '../../renderer/build/hosting/apache.ts';
import { caddyFile } from '../../renderer/build/hosting/caddy.ts';
import { cloudformationFile } from '../../renderer/build/hosting/cloudformation.ts';
import { type HostRule, headersFile } from '../../renderer/build/hosting/host-rules.ts';
import { dockerFile, redirectPages } from '../../renderer/build/hosting/hosts.ts';
import { nginxFile } from '../../renderer/build/hosting/nginx.ts';
import { vercelFile } from '../../renderer/build/hosting/vercel.ts';
import { markerContent, markerName } from '../../renderer/build/output/marker.ts';
import { hostedRedirects, redirectsFile } from '../../renderer/build/schema/redirect-rules.ts';
import type { Redirect, Site } from '../../renderer/site/site.ts';
import { routeFile, routeHref } from '../../renderer/site/urls.ts';
import { BuiltFolder } from './built-folder.ts';
import { hostFileDiagnostics } from './host-files.ts';

const moved: readonly Redirect[] = [
  { from: '/alt/größe', to: '/menü?x=ü#süß', temporary: false },
  { from: '/old.html', to: '/menü', temporary: false },
  { from: '/menü/index.html', to: '/menü', temporary: false },
  ...['/old page', '/a*b', '/a:b', '/a,b;c', '/"q"', '/50% off?', '/[1]'].map((from) => ({
    from,
    to: '/menü',
    temporary: false,
  })),
  { from: '/a$b(c)', to: 'https://wiki.example/Help:Tea_(drink)', temporary: true },
];
const pages = ['/', '/menü', '/a/b'];
const speculation = 'assets/speculation-1.json';

it.each([
  ['', 'never', pages, moved],
  ['', 'always', pages, moved],
  ['/shop', 'never', pages, moved],
  ['/k%C3%A4se', 'always', pages, moved],
  ['/shop', 'never', ['/'], []],
  ['/shop', 'always', ['/'], []],
  ['/shop', 'never', ['/menü'], [...moved, { from: '/', to: '/menü', temporary: false }]],
  ['', 'always', ['/menü'], [{ from: '/', to: '/menü', temporary: false }]],
] as const)(
  'files of hosts are found to say what they were written from, at "%s" with a slash %s',
  (base, trailingSlash, paths, redirects) => {
    const site = { origin: { origin: 'https://example.org', base }, trailingSlash, redirects } as unknown as Site;
    const rules: HostRule[] = [
      {
        at: { kind: 'all' },
        headers: { 'Content-Security-Policy': "default-src 'none'", 'Cache-Control': 'no-cache' },
      },
      { at: { kind: 'folder', path: `${base}/assets/` }, headers: { 'Cache-Control': 'max-age=1' } },
      {
        at: { kind: 'file', path: `${base}/${speculation}`, file: speculation },
        headers: { 'Content-Type': 'a/b+json' },
      },
      ...paths.map((path) => ({
        at: { kind: 'page', path: routeHref(site, path), file: routeFile(site, path) } as const,
        headers: { 'Content-Security-Policy': `default-src 'self' https://${path.length}.example` },
      })),
    ];
    const hosted = hostedRedirects(site);
    const folder = folderOf({
      [markerName]: markerContent,
      [speculation]: '{}',
      ...Object.fromEntries(paths.map((path) => [routeFile(site, path), ''])),
      '404.html': '',
      _headers: headersFile(rules, base),
      ...(hosted.length > 0 && { _redirects: redirectsFile(hosted) }),
      'vercel.json': vercelFile(site, hosted, rules),
      'nginx.conf': nginxFile(site, hosted, rules),
      Caddyfile: caddyFile(site, hosted, rules),
      '.htaccess': apacheFile(site, hosted, rules),
      Dockerfile: dockerFile(site),
      'cloudformation.json': cloudformationFile(site, hosted, rules),
    });
    expect(hostFileDiagnostics(folder, undefined)).toEqual([]);
  },
);

it('pages that redirect on GitHub Pages exist and lead where the redirects say', () => {
  const site = { origin: { origin: 'https://example.org', base: '/k%C3%A4se' }, redirects: moved } as unknown as Site;
  const redirects = hostedRedirects({ ...site, trailingSlash: 'never' });
  const written = redirectPages(site, redirects);
  const files: Readonly<Record<string, string>> = {
    [markerName]: markerContent,
    _headers: headersFile([{ at: { kind: 'all' }, headers: { 'Cache-Control': 'no-cache' } }], site.origin.base),
    _redirects: redirectsFile(redirects),
    '.nojekyll': '',
    'index.html': '',
    ...Object.fromEntries(written.map(({ path, text }) => [path, text])),
  };
  expect(written.map(({ path }) => path)).toContain('alt/größe/index.html');
  const whole = folderOf(files);
  expect(whole.pages).toEqual(['index.html']);
  expect(hostFileDiagnostics(whole, undefined)).toEqual([]);
  const { 'old.html': page = '', ...others } = files;
  expect(hostFileDiagnostics(folderOf(others), undefined)).toMatchObject([
    { code: 'output-conflict', message: 'The output has no old.html, the page that redirects "/k%C3%A4se/old.html".' },
  ]);
  const elsewhere = folderOf({ ...files, 'old.html': page.replace('url=', 'url=/x') });
  expect(hostFileDiagnostics(elsewhere, undefined)).toMatchObject([
    { code: 'output-conflict', message: expect.stringMatching(/^This page does not lead to "\/k%C3%A4se\/men%C3%BC"/) },
  ]);
});

function folderOf(files: Readonly<Record<string, string>>): BuiltFolder {
  const root = mkdtempSync(join(tmpdir(), 'frontage-hosts-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return new BuiltFolder(root);
}
