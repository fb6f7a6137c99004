import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { starterCopy } from './site-copy.ts';

describe('a site with warnings', { timeout: 180_000 }, () => {
  const site = starterCopy();
  afterAll(site.drop);
  const older = 'The site has 4 older warnings: npx frontage check shows them.\n';
  const notice = (text: string) => `{ block: 'notice', text: '${text}' }`;
  const withWarnings = (text: string) =>
    text.replace(
      /sections: \{/,
      `sections: { one: ${notice('Loaves from $7.')}, two: ${notice('A 30-day guarantee.')}, three: ${notice('500+ guests.')},`,
    );

  it('is edited without repeating them', async () => {
    site.write('pages.config.ts', withWarnings(site.read('pages.config.ts')));
    expect((await site.inProcess('check')).stderr).toContain('4 warnings in 1 file');
    const added = await site.inProcess(
      'new',
      '--from',
      '/about',
      '--path',
      '/jobs',
      '--title',
      'Work with us at the bakery',
    );
    expect([added.code, added.stderr]).toEqual([0, '']);
    expect(added.stdout.endsWith(`\n\nNo new warnings. ${older}`)).toBe(true);
    const moved = await site.inProcess('rename', '/jobs', '/work', '--no-redirect');
    expect([moved.code, moved.stderr]).toEqual([0, '']);
    expect(moved.stdout).toMatch(/^\/jobs is now \/work: .*\nNo new warnings\. The site has 4 older/);
    const removed = await site.inProcess('remove', '/work', '--gone');
    expect([removed.code, removed.stderr]).toEqual([0, '']);
    expect(removed.stdout).toMatch(/^Removed \/work.*\nNo new warnings\. The site has 4 older/);
  });

  it('reports the warnings that an edit adds, with their number', async () => {
    const { code, stdout, stderr } = await site.inProcess(
      'new',
      '--from',
      '/about',
      '--path',
      '/team',
      '--title',
      'Loaves for $9',
    );
    expect(code).toBe(0);
    expect(stderr).toMatch(/^warning claim-literal .*\n"\$9" is/);
    expect(stderr).toContain('1 warning in 1 file');
    expect(stderr).not.toContain('$7');
    expect(stdout.endsWith(`\n\n1 new warning. ${older}`)).toBe(true);
  });

  it('shows only errors if they prevent an edit', async () => {
    site.write('pages.config.ts', site.read('pages.config.ts').replace("path: '/team'", "path: 'team'"));
    const { code, stderr } = await site.inProcess('rename', '/about', '/us');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^error path-invalid /);
    expect(stderr).not.toContain('warning');
  });
});

describe('moving a page in a site with unusual files', { timeout: 180_000 }, () => {
  const site = starterCopy();
  afterAll(site.drop);

  it('warns of a table that is not in UTF-8, and does not change it', async () => {
    const table = Buffer.from('name,link\nCafé,/about\n', 'latin1');
    const file = join(site.root, 'templates/data/unused.csv');
    mkdirSync(dirname(file));
    writeFileSync(file, table);
    const { code, stderr } = await site.inProcess('rename', '/about', '/team');
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining(
        'warning config-unreadable templates/data/unused.csv:2:6\nThis file is not saved as UTF-8',
      ),
    ]);
    expect(readFileSync(file)).toEqual(table);
  });

  it('is rejected if another page would move too', async () => {
    const config = site
      .read('pages.config.ts')
      .replace('export default', "const root = '/team';\n\nexport default")
      .replace("path: '/team',", 'path: root,')
      .replace(
        'routes: [',
        "routes: [\n    { kind: 'variant', path: root + '/tampa', of: '/team', meta: { noindex: true } },",
      );
    site.write('pages.config.ts', config);
    const { code, stderr } = await site.inProcess('rename', '/team', '/people');
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^error config-computed pages\.config\.ts:\d+:\d+$/m)]);
    expect(stderr).toContain('The path of /team/tampa is computed from "/team"');
    expect(stderr).toContain("path: '/team/tampa'");
    expect(site.read('pages.config.ts')).toBe(config);
  });
});
