import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkWithOutput } from '../cli/check-output/index.ts';
import { startDev } from '../cli/commands/dev.ts';
import { startPreview } from '../cli/commands/preview.ts';
import { diffSites } from '../cli/diff/index.ts';
import { buildState } from '../cli/diff/site-state.ts';
import { type BuildReport, build, check } from '../renderer/build/index.ts';
import { diskFiles, type Files } from '../renderer/build/lib/files.ts';
import { memoryFragments } from '../renderer/build/page/render/fragments.ts';
import { filesIn, siteIn } from './temp-site.ts';

interface Made {
  readonly origin?: string;
  readonly trailingSlash?: 'always' | 'never';
  readonly links?: readonly string[];
  readonly more?: string;
  readonly files?: Readonly<Record<string, string | Buffer>>;
}

/** A site of two pages, with files in `templates/public`. */
function siteWith({
  origin = 'https://fern.example',
  trailingSlash = 'never',
  links = [],
  more = '',
  files = {},
}: Made) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-public-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(resolve(import.meta.dirname, 'errors/_base'), root, { recursive: true });
  const sections = links.map(
    (href, index) =>
      `s${index}: { ...intro, headline: 'Fern ${index}', actions: [{ label: 'Link ${index}', href: ${JSON.stringify(href)} }] },`,
  );
  const at = (name: string) => join(root, 'templates/public', name);
  const put = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(at(name)), { recursive: true });
    writeFileSync(at(name), content);
  };
  const site = siteIn(root);
  site.write(
    'pages.config.ts',
    `import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';
const rules = { ...site.rules, 'heading-main': 'off' } as const;
export default defineSite({ ...site, rules, origin: '${origin}', trailingSlash: '${trailingSlash}', ${more}
  routes: [
    { path: '/', meta, sections: { intro, ${sections.join(' ')} } },
    { path: '/ferns', meta, sections: { intro: { ...intro, headline: 'Ferns of every kind' } } },
  ],
});
`,
  );
  for (const [name, content] of Object.entries(files)) put(name, content);
  const options = { ...site.options, today: '2026-05-01' };
  const page = (file = 'index.html') => readFileSync(join(options.out, file), 'utf8');
  const hrefs = () => Array.from(page().matchAll(/href="([^"]*)"[^>]*>(?:<[^>]*>)*Link \d/g), ([, href]) => href);
  return { ...site, options, put, at, page, hrefs };
}

const codes = ({ issues }: Pick<BuildReport, 'issues'>) =>
  issues.map(({ code, file = '' }) => `${code} ${file.split('/').at(-1)}`);

const pdf = Buffer.from([...Buffer.from('%PDF-1.7\n'), 0xff, 0x00, 0xfe, ...Buffer.from('0123456789')]);

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

describe('a check of the output', () => {
  it('does not take HTML of templates/public for pages, with and without a config', async () => {
    const site = siteWith({
      links: ['/google123.html', '/old/index.html'],
      files: {
        'google123.html': 'google',
        'old/index.html': '<p>&bad <a href="/nowhere">',
        'old/a.css': 'a{background:url(gone.png)}',
      },
    });
    expect((await build(site.options)).issues).toEqual([]);
    const { out } = site.options;
    expect(await checkWithOutput(site.options, out)).toMatchObject({ issues: [], pages: 3 });
    const alone = { ...site.options, config: join(site.root, 'none.ts') };
    expect(await checkWithOutput(alone, out)).toMatchObject({ issues: [], pages: 3 });
    site.put('late.pdf', pdf);
    expect((await checkWithOutput(site.options, out)).issues).toMatchObject([
      { code: 'output-stale', message: expect.stringContaining('lacks the public file /late.pdf') },
    ]);
    rmSync(site.at('late.pdf'));
    rmSync(join(out, 'google123.html'));
    expect((await checkWithOutput(site.options, out)).issues.map(({ code }) => code)).toEqual([
      'link-route',
      'output-stale',
    ]);
  });
});

describe('a diff', () => {
  it('lists added, changed and removed files', async () => {
    const state = async (files: Made['files']) => {
      const site = siteWith({ files });
      return buildState(site.options, memoryFragments());
    };
    const before = await state({ 'a.pdf': pdf, 'b.txt': 'one', 'c.txt': 'c' });
    const after = await state({ 'a.pdf': pdf, 'b.txt': 'two', 'd.txt': 'dd' });
    if (after.state === undefined) throw new Error('The site has errors.');
    const { site } = diffSites(before, after.state, { name: 'HEAD', faults: [] });
    expect(site).toEqual([
      {
        part: 'file',
        name: '/b.txt',
        before: expect.stringMatching(/^3 bytes, hash /),
        after: expect.stringMatching(/^3 bytes, hash /),
      },
      { part: 'file', name: '/c.txt', before: expect.stringMatching(/^1 bytes/), after: null },
      { part: 'file', name: '/d.txt', before: null, after: expect.stringMatching(/^2 bytes/) },
    ]);
  });
});

describe.each(['dev', 'preview'] as const)('%s', (command) => {
  it('serves public files with their type, unchanged bytes and ranges', async () => {
    const latin1 = Buffer.from('<p>caf\xe9</p>', 'latin1');
    const site = siteWith({
      origin: 'https://fern.example/shop',
      files: {
        'files/price list.pdf': pdf,
        'old.html': latin1,
        '.well-known/a.txt': 'well',
        'empty.txt': '',
        '100% #1?.pdf': pdf,
      },
    });
    const at = { port: 0, host: '127.0.0.1' };
    if (command === 'preview') expect((await build(site.options)).issues).toEqual([]);
    const { url, close } =
      command === 'dev'
        ? await startDev({ ...site.options, ...at, command: 'npx frontage dev' })
        : await startPreview({ ...at, out: site.options.out });
    onTestFinished(close);
    const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(new URL(path, url), { headers: { 'accept-encoding': 'identity', ...headers }, method });
    const whole = await get('files/price%20list.pdf');
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(whole.headers.get('cache-control')).toBe(command === 'dev' ? 'no-store' : 'no-cache');
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(pdf);
    const part = await get('files/price%20list.pdf', { range: 'bytes=9-11' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 9-11/${pdf.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(pdf.subarray(9, 12));
    expect((await get('files/price%20list.pdf', { range: 'bytes=900-' })).status).toBe(416);
    const head = await get('files/price%20list.pdf', {}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(pdf.length)]);
    const html = await get('old.html');
    expect(Buffer.from(await html.arrayBuffer())).toEqual(latin1);
    expect(await (await get('.well-known/a.txt')).text()).toBe('well');
    expect(await (await get('empty.txt')).text()).toBe('');
    expect((await get('100%25%20%231%3F.pdf')).status).toBe(200);
    expect((await get('files/gone.pdf')).status).toBe(404);
    if (command === 'preview') return;
    site.put('late.txt', 'late');
    await expect.poll(async () => (await get('late.txt')).status, { timeout: 10_000 }).toBe(200);
    rmSync(site.at('late.txt'));
    await expect.poll(async () => (await get('late.txt')).status, { timeout: 10_000 }).toBe(404);
  });
});
