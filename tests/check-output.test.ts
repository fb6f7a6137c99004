import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BuiltFolder } from '../cli/check-output/built-folder.ts';
import { checkWithOutput, outputDiagnostics, type ReadPages } from '../cli/check-output/index.ts';
import { type PageReading, readPage } from '../cli/check-output/page-reading.ts';
import { build, type CheckedSite, check } from '../renderer/build/index.ts';
import { hostDamages } from './output-damages/hosts.ts';
import { home, inBody, pageDamages } from './output-damages/pages.ts';
import { tempSite } from './temp-site.ts';

const site = tempSite('bakery');
afterAll(site.drop);
const { out } = site.options;

let checked: CheckedSite | undefined;
beforeAll(async () => {
  const moved = "redirects: [{ from: '/loaves', to: '/bread' }, { from: '/bread.html', to: '/bread' }]";
  site.edit(
    'pages.config.ts',
    "trailingSlash: 'always',",
    `trailingSlash: 'always', hosts: ['vercel', 'caddy', 'apache', 'docker', 's3'], ${moved},`,
  );
  expect((await build(site.options)).issues).toEqual([]);
  checked = (await check(site.options)).checked;
});

describe('a built site', () => {
  it('has no errors if it is unchanged', async () => {
    expect(await outputDiagnostics(new BuiltFolder(out), checked)).toEqual([]);
    const { issues, pages } = await checkWithOutput(site.options, out);
    expect(issues).toEqual([]);
    expect(pages).toBeGreaterThan(2);
  });

  it.each(Object.entries({ ...pageDamages, ...hostDamages }))(
    'has an error with %s',
    async (_, { file, edit, code, message, suggestion }) => {
      const found = await diagnosticsIn(file, edit);
      const expected = { code, message: expect.stringMatching(message) };
      const advised = suggestion && { suggestion: expect.stringMatching(suggestion) };
      expect(found).toContainEqual(expect.objectContaining({ ...expected, ...advised }));
      expect(found.filter((diagnostic) => diagnostic.code === code).every(({ place }) => place !== undefined)).toBe(
        true,
      );
    },
  );

  it('has an error if a page is missing', async () => {
    const found = await diagnosticsIn('bread/index.html', undefined);
    expect(found).toContainEqual(
      expect.objectContaining({ code: 'output-stale', message: expect.stringMatching(/\/bread/) }),
    );
    expect(found).toContainEqual(expect.objectContaining({ code: 'link-route' }));
  });

  it('has one error if the sitemap is missing', async () => {
    const found = await diagnosticsIn('sitemap.xml', undefined);
    expect(found.map(({ code, message }) => [code, message])).toEqual([
      ['listing-conflict', 'The output has no sitemap.xml, which search engines need to find pages.'],
    ]);
  });

  it.each([
    ['_redirects', 'The output has no _redirects, but the site has redirects.'],
    ['vercel.json', 'The output has no vercel.json, which "hosts" in the config asks for.'],
    ['nginx.conf', 'The output has no nginx.conf, which "hosts" in the config asks for.'],
    ['Caddyfile', 'The output has no Caddyfile, which "hosts" in the config asks for.'],
    ['destinations.json', 'The output has no destinations.json, so forms have nowhere to send leads.'],
  ])('has one error if %s is missing', async (file, message) => {
    const found = await diagnosticsIn(file, undefined);
    expect(found.map(({ code, message }) => [code, message])).toEqual([['output-conflict', message]]);
    const known = checked;
    checked = undefined;
    const alone = await diagnosticsIn(file, undefined);
    checked = known;
    // Without a config the hosts are unknown.
    expect(alone.map(({ message }) => message)).toEqual(message.includes('config') ? [] : [message]);
  });

  it('may contain additions to the files of hosts', async () => {
    const more: [file: string, edit: (text: string) => string][] = [
      ['vercel.json', (text) => JSON.stringify({ regions: ['fra1'], ...JSON.parse(text) })],
      ['nginx.conf', (text) => `# by hand\ngzip on;\n${text.replace(/\n {2}/g, '\n\t')}`],
      ['Caddyfile', (text) => `# by hand\nencode gzip\n${text.replaceAll('\t', '  ')}`],
      ['.htaccess', (text) => `${text}FileETag None\n`],
    ];
    for (const [file, edit] of more) expect(await diagnosticsIn(file, edit)).toEqual([]);
  });

  it('may leave pages out of the sitemap that opt out or are noindex', async () => {
    const listed = /<url><loc>[^<]*\/bread\/<\/loc><\/url>/;
    const left = await diagnosticsIn('sitemap.xml', (text) => text.replace(listed, ''));
    expect(left.map(({ message }) => message)).toEqual([expect.stringContaining('/bread/')]);
    const open = checked;
    checked = open && {
      ...open,
      records: open.records.map((record) =>
        record.page.path === '/bread' ? { ...record, page: { ...record.page, listed: false } } : record,
      ),
    };
    const unlisted = await diagnosticsIn('sitemap.xml', (text) => text.replace(listed, ''));
    checked = undefined;
    const alone = await diagnosticsIn('sitemap.xml', (text) => text.replace(listed, ''));
    checked = open;
    expect([...unlisted, ...alone]).toEqual([]);
  });

  it.each([
    ['googlebot: noindex', true],
    ['nofollow, none', true],
    ['max-image-preview: none', false],
    ['otherbot: noindex', false],
  ])('reads X-Robots-Tag as Google does: %s', async (value, isHidden) => {
    const found = await diagnosticsIn('_headers', (text) =>
      text.replace('  X-Frame-Options', `  X-Robots-Tag: ${value}\n  X-Frame-Options`),
    );
    expect(found.some(({ code }) => code === 'listing-conflict')).toBe(isHidden);
  });

  it('shows each error in the output, and the page in the config', async () => {
    const before = readFileSync(join(out, home), 'utf8');
    writeFileSync(join(out, home), inBody('<p id="twin">x</p><p id="twin">x</p>')(before));
    const { issues } = await checkWithOutput(site.options, out);
    writeFileSync(join(out, home), before);
    const [issue] = issues;
    expect(issue).toMatchObject({
      code: 'id-duplicate',
      severity: 'error',
      file: join(out, home),
      writtenAt: { file: site.options.config },
    });
    expect(issue?.frame).toContain('id="twin"');
  });

  it('is checked without a config', async () => {
    const { issues } = await checkWithOutput({ ...site.options, config: join(site.root, 'none.config.ts') }, out);
    expect(issues).toEqual([]);
  });

  it('is rejected if no build made it', () => {
    expect(() => new BuiltFolder(join(site.root, 'none'))).toThrow('There is no built site');
    expect(() => new BuiltFolder(join(site.root, 'templates'))).toThrow('is not a build of Frontage');
    expect(() => new BuiltFolder(process.cwd())).toThrow('The folder . is not a build of Frontage');
  });
});

describe('a built experiment', () => {
  const tried = tempSite('live');
  afterAll(tried.drop);
  const page = join(tried.options.out, 'offer.html');
  const find = async () =>
    outputDiagnostics(new BuiltFolder(tried.options.out), (await check(tried.options)).checked, readHere);
  beforeAll(async () => {
    expect((await build(tried.options)).result).toBeDefined();
  });

  it('has no errors in any variant', async () => {
    expect(readFileSync(page, 'utf8')).toMatch(
      /<template data-in="b"[\s\S]*<\/head>[\s\S]*<section data-varied="hero"/,
    );
    expect(await find()).toEqual([]);
  });

  it('has one error, at its location, if one variant is broken', async () => {
    const before = readFileSync(page, 'utf8');
    const bad = '<p>\n<img src="/live/none.png"></p>';
    const start = '<template data-in="c" data-at="[data-varied=hero]" data-put="replaceWith">';
    writeFileSync(
      page,
      before.replace(start, (tag) => `${tag}${bad}`),
    );
    const found = await find();
    writeFileSync(page, before);
    const line = before.slice(0, before.indexOf(start)).split('\n').length + 1;
    expect(found.map(({ code, place }) => [code, place?.line])).toEqual([
      ['html-invalid', line],
      ['asset-missing', line],
    ]);
    expect(found[0]?.message).toMatch(/^In the variant "c": /);
  });

  it('has an error if a link points to something that a variant removes', async () => {
    const home = join(tried.options.out, 'index.html');
    const before = readFileSync(home, 'utf8');
    writeFileSync(home, inBody('<a href="/live/offer#proof">x</a><a href="/live/offer#hero">x</a>')(before));
    const found = await find();
    writeFileSync(home, before);
    expect(found.map(({ message }) => message)).toEqual([
      'The anchor of the link "/live/offer#proof" is missing: offer.html has no element with the id "proof" in every variant.',
    ]);
  });
});

describe('a built site with non-ASCII addresses', () => {
  const far = tempSite('trades');
  afterAll(far.drop);
  beforeAll(async () => {
    far.edit('pages.config.ts', "'https://trades.example'", "'https://trades.example/käse'");
    far.edit('pages.config.ts', "name: 'towns',", "name: 'towns', sitemap: { by: 'town' },");
    far.edit('templates/data/towns.json', '"slug": "brook"', '"slug": "bäche"');
    expect((await build(far.options)).result).toBeDefined();
  });

  it('has no errors, with and without its config', async () => {
    const { issues } = await checkWithOutput(far.options, far.options.out);
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(await diagnosticsAlone()).toEqual([]);
  });

  it('has an error if a part of its sitemap is missing or not listed', async () => {
    const named = 'https://trades.example/k%C3%A4se/sitemap-towns-b%C3%A4che.xml';
    const missing = (address: string) => `The sitemap lists the sitemap ${address}, but the output does not have it.`;
    const index = join(far.options.out, 'sitemap.xml');
    const before = readFileSync(index, 'utf8');
    expect(before).toContain(named);
    const others = [named.replace('che', 'der'), named.replace('%A4che', ''), named.replace('.xml', '%00.xml')];
    for (const other of others) {
      writeFileSync(index, before.replace(named, other));
      expect((await diagnosticsAlone()).map(({ message }) => message)).toContain(missing(other));
    }
    writeFileSync(index, before);
  });

  it('has an error if robots.txt names no existing sitemap', async () => {
    const robots = join(far.options.out, 'robots.txt');
    const before = readFileSync(robots, 'utf8');
    const lines = ['b%C3%A4che', 'b%C3'].map(
      (name) => `Sitemap: https://trades.example/k%C3%A4se/sitemap-towns-${name}.xml\n`,
    );
    writeFileSync(robots, before + lines.join(''));
    const found = await diagnosticsAlone();
    writeFileSync(robots, before);
    expect(found.map(({ message }) => message)).toEqual([
      'robots.txt names the sitemap https://trades.example/k%C3%A4se/sitemap-towns-b%C3.xml, but the output does not have it.',
    ]);
  });

  async function diagnosticsAlone() {
    return outputDiagnostics(new BuiltFolder(far.options.out), undefined, readHere);
  }
});

/** Returns what a check finds in a copy of the output with one file edited, or deleted if there is no edit. */
async function diagnosticsIn(file: string, edit: ((text: string) => string) | undefined) {
  const copy = join(site.root, 'damaged');
  rmSync(copy, { recursive: true, force: true });
  cpSync(out, copy, { recursive: true });
  if (edit === undefined) rmSync(join(copy, file));
  else
    writeFileSync(join(copy, file), edit(existsSync(join(copy, file)) ? readFileSync(join(copy, file), 'utf8') : ''));
  return outputDiagnostics(new BuiltFolder(copy, checked?.site.origin.base), checked, readHere);
}

const known = new Map<string, Promise<PageReading>>();

/** Checks in this thread and caches results, because each damaged output has only one new page. */
const readHere: ReadPages = async (files, htmlOf) =>
  new Map(
    await Promise.all(
      files.map(async (file) => {
        const html = htmlOf(file);
        const reading = known.get(html) ?? readPage(html);
        known.set(html, reading);
        return [file, await reading] as const;
      }),
    ),
  );
