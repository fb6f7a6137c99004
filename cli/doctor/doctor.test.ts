import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { analyzeSite, check } from '../../renderer/build/index.ts';
import type { Deprecation } from '../../renderer/site/deprecations.ts';
import { examineAndFix } from '../commands/doctor.ts';
import { declareDestination, type StarterSite, starterSite } from '../starter-site.fixture.ts';
import type { HealthSection } from './health.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = undefined;
});

/** Runs the command and returns what it prints. */
async function run(site: StarterSite, options: Parameters<typeof examineAndFix>[1], table?: readonly Deprecation[]) {
  const printed = { log: '', error: '' };
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((text) => {
      printed[stream] += `${text}\n`;
    });
  process.exitCode = undefined;
  await examineAndFix({ ...site.options, ...(table && { deprecations: table }) }, options);
  return { ...printed, exitCode: process.exitCode ?? 0 };
}

/** Returns the items of a section as text. */
async function items(site: StarterSite, title: string, table?: readonly Deprecation[]): Promise<string[]> {
  const { log } = await run(site, { json: true }, table);
  const { sections }: { sections: HealthSection[] } = JSON.parse(log);
  return (sections.find((section) => section.title === title)?.items ?? []).map(
    ({ status, text }) => `${status}: ${text}`,
  );
}

/** A site as it is outside of the repository, with a destination for leads. */
function siteAt(origin: string): StarterSite {
  const site = starterSite({ origin });
  writeFileSync(join(site.root, 'package.json'), '{"dependencies":{"frontage":"^0.1.0"}}');
  site.edit('pages.config.ts', "env('PUBLIC_LEADS_URL')", "'https://hooks.zapier.com/leads'");
  return site;
}

const published = () => siteAt('https://www.bread-of-ousebridge.com');
const ready = 'Ready to publish';

describe('frontage doctor', () => {
  it('exits with 0 for a healthy site', async () => {
    const { log, exitCode } = await run(published(), {});
    expect([exitCode, log]).toEqual([
      0,
      expect.stringMatching(/^Versions\n {2}ok Frontage [\s\S]*\nNothing needs attention\.\n$/),
    ]);
    expect((await run(published(), { quiet: true })).log).toBe('');
  });

  it('finds an origin that nobody can visit', async () => {
    const { log, exitCode } = await run(siteAt('https://www.example.com'), {});
    expect(exitCode).toBe(1);
    expect(log).toMatch(
      /! {2}The origin is https:\/\/www\.example\.com \(.*pages\.config\.ts:\d+:\d+\), which nobody can visit\./,
    );
    expect(log).toContain('1 thing needs attention.');
  });

  it('finds destinations without a public address', async () => {
    const site = published();
    declareDestination(site);
    site.edit(
      'pages.config.ts',
      'desk: {',
      "none: { label: 'None' }, open: { label: 'Open', url: 'https://hooks.zapier.com/x' }, desk: {",
    );
    expect((await items(site, ready)).filter((text) => !text.includes('"inbox"')).slice(2)).toEqual([
      expect.stringMatching(/^attention: The destination "none" \(.*\) has no address\.$/),
      'ok: The destination "open" is hooks.zapier.com',
      expect.stringMatching(
        /^attention: Browsers of visitors cannot .* "desk" .*: desk\.example is no public address\.$/,
      ),
    ]);
  });

  it('finds variables that are not set, and where they are read', async () => {
    const site = published();
    site.edit('pages.config.ts', "name: 'Corner Bakery'", "name: env('PUBLIC_NAME') ?? env('PUBLIC_CITY', 'York')");
    site.edit(
      'templates/copy/home.ts',
      'export const hero',
      "export const key = env('PUBLIC_KEY');\nexport const hero",
    );
    site.edit('templates/copy/home.ts', 'import type', "import { env } from 'frontage';\nimport type");
    vi.stubEnv('PUBLIC_KEY', '');
    vi.stubEnv('PUBLIC_CITY', 'Hull');
    expect((await items(site, ready)).filter((text) => !text.includes('"inbox"')).slice(2)).toEqual([
      expect.stringMatching(
        /^note: The variable PUBLIC_NAME \(.*pages\.config\.ts:\d+:9\) is not set here, so its fallback/,
      ),
      'ok: The variable PUBLIC_CITY is set',
      expect.stringMatching(/^attention: The variable PUBLIC_KEY \(.*home\.ts:4:20\) is not set here\.$/),
    ]);
  });

  it('finds files of hosts that the output lacks', async () => {
    const site = published();
    site.edit('pages.config.ts', "locale: 'en-US',", "locale: 'en-US',\n  hosts: ['nginx'],");
    expect(await items(site, ready)).toContain('note: nginx.conf for nginx is written by npx frontage build.');
    mkdirSync(site.out);
    expect(await items(site, ready)).toContain('attention: The config asks for nginx, but dist has no nginx.conf.');
    writeFileSync(join(site.out, 'nginx.conf'), '');
    expect(await items(site, ready)).toContain('ok: nginx.conf for nginx is in dist');
  });

  it.each([
    [
      'no config',
      (site: StarterSite) => site.edit('pages.config.ts', 'export default', 'export const site ='),
      'has no default export',
    ],
    [
      'a syntax error',
      (site: StarterSite) => site.edit('pages.config.ts', 'defineSite({', 'defineSite({ {'),
      'The site has 1 error.',
    ],
    [
      'an unknown field',
      (site: StarterSite) => site.edit('pages.config.ts', 'name:', "nam: 'x', name:"),
      'There is no field "nam"',
    ],
  ])('says what it can with %s', async (_name, damage, message) => {
    const site = published();
    damage(site);
    const { log, exitCode } = await run(site, {});
    expect([exitCode, log]).toEqual([1, expect.stringContaining(message)]);
    expect(log).toMatch(/ok Node\.js/);
    expect(log).toContain('Caches\n');
  });

  it('removes what interrupted commands left', async () => {
    const site = published();
    await site.build();
    const lock = join(site.root, '.dist.frontage-lock');
    writeFileSync(lock, '{"pid":2147483646}');
    mkdirSync(join(site.root, '.dist.frontage-stage'));
    const dry = await run(site, { fix: true, dryRun: true });
    expect([dry.exitCode, existsSync(lock)]).toEqual([1, true]);
    expect(dry.error).toContain('removed: .dist.frontage-lock');
    const { exitCode } = await run(site, { fix: true, yes: true });
    expect([exitCode, existsSync(lock), existsSync(join(site.root, '.dist.frontage-stage'))]).toEqual([
      0,
      false,
      false,
    ]);
    expect(existsSync(join(site.out, 'index.html'))).toBe(true);
    expect((await run(site, { fix: true, yes: true })).error).toBe('There is nothing that --fix can change.\n');
  });

  it.each([
    [{ dryRun: true }, 'The option --dry-run belongs to --fix.'],
    [{ yes: true }, 'The option --yes belongs to --fix.'],
    [{ fix: true }, 'Nobody can answer whether to make the changes.'],
    [{ fix: true, json: true }, 'Nobody can answer whether to make the changes.'],
  ])('refuses %j', async (options, message) => {
    await expect(run(siteAt('https://www.example.com'), options)).rejects.toThrow(message);
  });
});

describe('deprecated fields', () => {
  const rename = (path: readonly string[], name: string): Deprecation => ({
    path,
    name,
    since: '1.4.0',
    removedIn: '2.0.0',
  });
  const table = [
    rename(['siteName'], 'name'),
    rename(['routes', '*', 'meta', 'summary'], 'description'),
    rename(['layouts', '*', 'above'], 'top'),
  ];

  /** A site that uses each of them, with odd but valid formatting. */
  function olderSite(): StarterSite {
    const site = published();
    site.edit('pages.config.ts', "name: 'Corner Bakery'", "siteName : 'Corner Bakery' /* ours */");
    site.edit('pages.config.ts', '        description:\n', '        "summary":\n');
    site.edit('pages.config.ts', 'top: {', 'above: {');
    return site;
  }

  it('work for a major version, with a warning where they are written', async () => {
    const site = olderSite();
    const { issues } = await check({ ...site.options, deprecations: table });
    expect(
      issues.map(({ code, severity, line, column, message }) => ({ code, severity, line, column, message })),
    ).toEqual([
      {
        code: 'field-deprecated',
        severity: 'warning',
        line: 9,
        column: 3,
        message: 'The field "siteName" is now called "name". Frontage 2.0.0 will no longer know the old name.',
      },
      expect.objectContaining({
        code: 'field-deprecated',
        message: expect.stringContaining('"above" is now called "top"'),
      }),
      expect.objectContaining({
        code: 'field-deprecated',
        message: expect.stringContaining('"summary" is now called "description"'),
      }),
    ]);
    expect((await check(site.options)).issues.map(({ code }) => code)).toContain('unknown-field');
  });

  it('can be errors, as other rules', async () => {
    const site = olderSite();
    site.edit('pages.config.ts', 'rules: { ', "rules: { 'field-deprecated': 'error', ");
    const { issues } = await check({ ...site.options, deprecations: table });
    expect(new Set(issues.map(({ severity }) => severity))).toEqual(new Set(['error']));
  });

  it('are renamed by --fix, which keeps all other bytes', async () => {
    const site = olderSite();
    const config = join(site.root, 'pages.config.ts');
    const before = readFileSync(config, 'utf8');
    expect((await items(site, 'Deprecated fields', table)).map((text) => text.slice(0, 30))).toEqual([
      'attention: The field "siteName',
      'attention: The field "above" i',
      'attention: The field "summary"',
    ]);
    const dry = await run(site, { fix: true, dryRun: true }, table);
    expect(dry.error).toContain("-  siteName : 'Corner Bakery' /* ours */,\n+  name : 'Corner Bakery' /* ours */,");
    expect(readFileSync(config, 'utf8')).toBe(before);
    const { exitCode, log } = await run(site, { fix: true, yes: true }, table);
    expect([exitCode, log]).toEqual([0, expect.stringContaining('Deprecated fields\n  ok None')]);
    expect(readFileSync(config, 'utf8')).toBe(
      before.replace('siteName :', 'name :').replace('"summary":', '"description":').replace('above: {', 'top: {'),
    );
  });

  it('follow imports and shorthands, and go where the new name is too', async () => {
    const site = published();
    writeFileSync(
      join(site.root, 'templates/names.ts'),
      "const siteName = 'Corner Bakery';\nexport const names = { siteName, name: 'Corner' };\nexport const layout = { above: {}, bottom: {} };\n",
    );
    site.edit(
      'pages.config.ts',
      'import * as home',
      "import { layout, names } from './templates/names.ts';\nimport * as home",
    );
    site.edit('pages.config.ts', '  layouts: {', '  layouts: {\n    bare: layout,');
    await run(site, { fix: true, yes: true }, table);
    expect(readFileSync(join(site.root, 'templates/names.ts'), 'utf8')).toContain(
      'export const layout = { top: {}, bottom: {} };',
    );

    const both = published();
    both.edit('pages.config.ts', "  name: 'Corner Bakery',", "  name: 'Corner Bakery',\n  siteName: 'Old',");
    expect((await check({ ...both.options, deprecations: table })).issues).toMatchObject([
      {
        code: 'field-deprecated',
        message: 'The field "siteName" is the old name of "name", which is here too and counts.',
      },
    ]);
    const { ready } = await analyzeSite({ ...both.options, deprecations: table });
    expect(ready?.site.name).toBe('Corner Bakery');
    await run(both, { fix: true, yes: true }, table);
    expect(readFileSync(join(both.root, 'pages.config.ts'), 'utf8')).not.toContain('siteName');

    const short = published();
    short.edit('pages.config.ts', "  name: 'Corner Bakery',", '  siteName,');
    short.edit('pages.config.ts', 'export default', "const siteName = 'Corner Bakery';\n\nexport default");
    await run(short, { fix: true, yes: true }, table);
    expect(readFileSync(join(short.root, 'pages.config.ts'), 'utf8')).toContain('  name: siteName,');
  });

  it('that code computes are named, and stay', async () => {
    const site = published();
    site.edit('pages.config.ts', "  name: 'Corner Bakery',", "  ...(() => ({ siteName: 'Corner Bakery' }))(),");
    const { error, exitCode } = await run(site, { fix: true, yes: true }, table);
    expect(exitCode).toBe(1);
    expect(error).toContain('Code computes siteName, so rename it yourself where it is written.');
  });
});
