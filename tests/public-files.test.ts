import { rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkWithOutput } from '../cli/check-output/index.ts';
import { type BuildReport, build, check } from '../renderer/build/index.ts';
import { diskFiles, type Files } from '../renderer/build/lib/files.ts';
import { pdf, siteWith } from './public-site.ts';
import { filesIn } from './temp-site.ts';

const codes = ({ issues }: Pick<BuildReport, 'issues'>) =>
  issues.map(({ code, file = '' }) => `${code} ${file.split('/').at(-1)}`);

describe('files of templates/public', () => {
  it('are copied as they are, without those of systems and editors', async () => {
    const copied = {
      'favicon.ico': Buffer.from([0, 0, 1, 0]),
      'ads.txt': 'example.com, 1, DIRECT\r\n',
      '.well-known/security.txt': 'Contact: mailto:a@fern.example',
      '.well-known/apple-app-site-association': '{}',
      'files/deep/Price list (é).pdf': pdf,
      'google123.html': 'google-site-verification: google123.html',
      '.nojekyll': '',
      CNAME: 'fern.example',
    };
    const ignored = [
      '.DS_Store',
      'Thumbs.db',
      '._favicon.ico',
      '.gitignore',
      '.gitkeep',
      'ads.txt~',
      '.ads.txt.swp',
      'files/.env',
      '.git/config',
      '.cache/x.txt',
    ];
    const site = siteWith({ files: { ...copied, ...Object.fromEntries(ignored.map((name) => [name, 'x'])) } });
    expect((await build(site.options)).issues).toEqual([]);
    const files = filesIn(site.options.out);
    for (const [name, content] of Object.entries(copied)) expect(files.get(name), name).toEqual(Buffer.from(content));
    for (const name of ignored) expect(files.has(name), name).toBe(false);
    expect(files.get('_headers')?.toString()).not.toContain('ads');
  });

  it.each(['never', 'always'] as const)(
    'have addresses without a slash (trailingSlash: %s), encoded and below the base path',
    async (trailingSlash) => {
      const links = [
        '/brochure.pdf#page=2',
        '/files/price list é.pdf',
        '/files/price%20list%20%C3%A9.pdf?v=2',
        '/100%25.txt',
        '/ferns',
        '/CNAME',
      ];
      const files = { 'brochure.pdf': pdf, 'files/price list e\u0301.pdf': pdf, '100%.txt': 'all', CNAME: 'x' };
      const redirects =
        "redirects: [{ from: '/menu', to: '/files/price list é.pdf' }, { from: '/old', to: '/brochure.pdf#page=3' }],";
      const site = siteWith({ origin: 'https://fern.example/shop', trailingSlash, links, files, more: redirects });
      expect((await build(site.options)).issues).toEqual([]);
      expect(site.hrefs()).toEqual([
        '/shop/brochure.pdf#page=2',
        '/shop/files/price%20list%20%C3%A9.pdf',
        '/shop/files/price%20list%20%C3%A9.pdf?v=2',
        '/shop/100%25.txt',
        `/shop/ferns${trailingSlash === 'always' ? '/' : ''}`,
        '/shop/CNAME',
      ]);
      expect(filesIn(site.options.out).has('files/price list é.pdf')).toBe(true);
      expect(filesIn(site.options.out).get('_redirects')?.toString().split('\n')).toEqual(
        expect.arrayContaining([
          '/shop/menu /shop/files/price%20list%20%C3%A9.pdf 301',
          '/shop/old /shop/brochure.pdf#page=3 301',
        ]),
      );
      const output = await checkWithOutput(site.options, site.options.out);
      expect(output.issues).toEqual([]);
    },
  );

  it('are found by the function of CloudFront', async () => {
    const files = { 'a.PDF': pdf, CNAME: 'x', '.well-known/x': '{}', 'google123.html': 'google' };
    const site = siteWith({ origin: 'https://fern.example/shop', files });
    await build({ ...site.options, hosts: ['s3'] });
    const { Resources } = JSON.parse(site.page('cloudformation.json'));
    const handler = new Function(`${Resources.Addresses.Properties.FunctionCode}; return handler;`)();
    const answer = (path: string) => handler({ request: { uri: path, querystring: {} } }).uri;
    const found = Object.keys(files).map((name) => `/shop/${name}`);
    expect(found.map(answer)).toEqual(found);
    expect(['/shop/ferns', '/shop/CNAMES'].map(answer)).toEqual(['/shop/ferns.html', '/shop/CNAMES.html']);
  });

  it('are in the declarations, in both spellings', async () => {
    const site = siteWith({ files: { 'price list.pdf': pdf, 'a?b.txt': 'x' } });
    let text = '';
    await build({
      ...site.options,
      onDeclarations(declared) {
        text = declared;
      },
    });
    expect(text).toContain('publicFile: "/a%3Fb.txt" | "/price list.pdf" | "/price%20list.pdf";');
  });

  it('have no name of a device of Windows, nor have pictures', async () => {
    const files = ['con.png', 'files/AUX', 'a.', 'nul /x.txt', 'a?b.txt', 'icon.png', 'files/console.txt'];
    const site = siteWith({ files: Object.fromEntries(files.map((name) => [name, 'x'])) });
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"></svg>';
    for (const name of ['lpt1.svg', 'lpt10.svg']) site.write(`templates/images/${name}`, picture);
    const { issues } = await check(site.options);
    const reserved = issues.filter(({ code }) => code === 'path-reserved');
    expect(reserved.map(({ message, file = '' }) => [/"(.*?)"/.exec(message)?.[1], file.split('/').at(-1)])).toEqual([
      ['templates/images/lpt1.svg', 'lpt1.svg'],
      ['templates/public/con.png', 'con.png'],
      ['templates/public/files/AUX', 'AUX'],
      ['templates/public/nul /x.txt', 'x.txt'],
    ]);
  });

  it('replace robots.txt, and nothing else of the build', async () => {
    const own = 'User-agent: GPTBot\nDisallow: /\n\nSitemap: https://fern.example/sitemap.xml\n';
    const site = siteWith({ files: { 'robots.txt': own } });
    expect((await build(site.options)).issues).toEqual([]);
    expect(site.page('robots.txt')).toBe(own);
    rmSync(site.at('robots.txt'));
    await build(site.options);
    expect(site.page('robots.txt')).toContain('Allow: /');
    site.put('.htaccess', 'Options -Indexes');
    expect(codes(await build(site.options))).toEqual([]);
    expect(codes(await build({ ...site.options, hosts: ['apache'] }))).toEqual(['public-taken .htaccess']);
  });

  it('stay inside of the site, and are regular files', async () => {
    const site = siteWith({ files: { 'a.txt': 'a', 'folder/b.txt': 'b' } });
    const secret = join(tmpdir(), `frontage-secret-${process.pid}.txt`);
    writeFileSync(secret, 'top secret');
    onTestFinished(() => rmSync(secret));
    symlinkSync(secret, site.at('outside.txt'));
    symlinkSync(dirname(secret), site.at('outside'));
    symlinkSync(site.at('folder'), site.at('linked'));
    symlinkSync(site.at('gone.txt'), site.at('broken.txt'));
    symlinkSync(site.at('a.txt'), site.at('inside.txt'));
    const report = await build(site.options);
    expect(codes(report)).toEqual([
      'public-invalid broken.txt',
      'public-invalid linked',
      'file-outside outside',
      'file-outside outside.txt',
    ]);
    expect(JSON.stringify(report.issues)).not.toContain('top secret');
    for (const name of ['outside', 'outside.txt', 'linked', 'broken.txt']) rmSync(site.at(name));
    expect((await build(site.options)).issues).toEqual([]);
    expect(site.page('inside.txt')).toBe('a');
  });

  it.skipIf(process.platform === 'win32')('have names that an address can have', async () => {
    const site = siteWith({ files: { 'a\\b.txt': 'a', 'line\nbreak.txt': 'b' } });
    expect(
      (await check(site.options)).issues.map(({ code, message }) => `${code} ${/has a (.*) in/.exec(message)?.[1]}`),
    ).toEqual(['public-invalid "\\"', 'public-invalid line break']);
  });
});

/** Files that refuse to load public ones into memory, and list those that are hashed. */
function watchedFiles() {
  const hashed: string[] = [];
  const files: Files = {
    ...diskFiles,
    read(file) {
      if (file.includes('/templates/public/')) throw new Error(`${file} is read into memory`);
      return diskFiles.read(file);
    },
    digest(file) {
      hashed.push(file.split('/').at(-1) ?? '');
      return diskFiles.digest?.(file) ?? '';
    },
  };
  return { files, hashed };
}

describe('an incremental build', () => {
  it('copies and reads only what changed', async () => {
    const site = siteWith({ links: ['/a.pdf'], files: { 'a.pdf': pdf, 'b.txt': 'one', 'c.txt': 'c' } });
    const { files, hashed } = watchedFiles();
    const options = { ...site.options, root: site.root, files, engine: 'one' };
    const run = async () => {
      hashed.length = 0;
      const { result, issues, pages } = await build(options);
      const rendered = pages.filter((page) => page.rendered).length;
      return { ...result, codes: issues.map(({ code }) => code), hashed: [...hashed], rendered };
    };
    const first = await run();
    expect(first).toMatchObject({
      hashed: ['a.pdf', 'b.txt', 'c.txt'],
      written: expect.arrayContaining(['a.pdf', 'b.txt']),
    });
    const inode = () => statSync(join(options.out, 'a.pdf')).ino;
    const before = inode();
    expect(await run()).toMatchObject({ written: [], removed: [], hashed: [], rendered: 0 });
    site.put('b.txt', 'two');
    expect(await run()).toMatchObject({ written: ['b.txt'], removed: [], hashed: ['b.txt'], rendered: 0 });
    expect(site.page('b.txt')).toBe('two');
    site.put('new/d.txt', 'd');
    rmSync(site.at('c.txt'));
    expect(await run()).toMatchObject({ written: ['new/d.txt'], removed: ['c.txt'], hashed: ['d.txt'], rendered: 0 });
    expect(inode()).toBe(before);
    rmSync(site.at('a.pdf'));
    expect(await run()).toMatchObject({ codes: ['link-route'] });
    site.put('a.pdf', 'again');
    expect(await run()).toMatchObject({ written: ['a.pdf'], codes: [] });
    const clean = { ...options, out: join(site.root, 'clean'), cacheDir: join(site.root, '.clean') };
    await build(clean);
    expect(filesIn(options.out)).toEqual(filesIn(clean.out));
  });

  it('writes the same marker as a clean one if a page becomes a file', async () => {
    const site = siteWith({ files: { 'x.txt': 'x' } });
    await build(site.options);
    site.put('robots.txt', 'User-agent: *\n');
    await build(site.options);
    const clean = { ...site.options, out: join(site.root, 'clean'), cacheDir: join(site.root, '.clean') };
    await build(clean);
    expect(filesIn(site.options.out)).toEqual(filesIn(clean.out));
  });

  it('renders pages again if a file gets the address of a page', async () => {
    const site = siteWith({ trailingSlash: 'always', links: ['/moss'], files: { moss: 'x' } });
    await build(site.options);
    expect(site.hrefs()).toEqual(['/moss']);
    rmSync(site.at('moss'));
    site.edit('pages.config.ts', '  routes: [', "  routes: [{ path: '/moss', meta, sections: { intro } },");
    expect((await build(site.options)).issues).toEqual([]);
    expect(site.hrefs()).toEqual(['/moss/']);
  });
});
