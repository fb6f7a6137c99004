import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { defaultStarter, starters } from '../cli/create/starters.ts';
import { sampleCopy } from './site-copy.ts';

/** Most bytes of the sources of a starter. */
const mostBytes = 4_000_000;

const noWarnings = { code: 0, stderr: '', stdout: expect.stringMatching(/^\d+ pages, no errors or warnings\.\n$/) };

describe.each(starters())('the starter $name', ({ name, folder }) => {
  const site = sampleCopy(name);
  afterAll(site.drop);

  it('has no warning and no error of types', async () => {
    expect(await site.inProcess('check')).toMatchObject(noWarnings);
    expect(await site.inProcess('types')).toMatchObject({ code: 0, stderr: '' });
    expect(await site.tool('tsc', '--noEmit', '-p', '.')).toMatchObject({ code: 0, stdout: '' });
  });

  it('has none for another business in another country either', async () => {
    const name60 = 'The Very Long Named Business of Corner Street, Market Square';
    const other = sampleCopy(name, { name: name60, origin: 'https://business.example/shop', locale: 'de-CH' });
    onTestFinished(other.drop);
    expect(name60).toHaveLength(60);
    expect(await other.inProcess('check')).toMatchObject(noWarnings);
  });

  it('asks for one address, without which a production build is refused', async () => {
    const { code, stderr } = await site.inProcess('build', '--production');
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^error form-nowhere [\s\S]*PUBLIC_LEADS_URL/)]);
    expect(site.read('pages.config.ts').match(/env\(/g)).toHaveLength(1);
  });

  if (name === defaultStarter) return;

  it('has 8 to 12 pages besides the entries of its collections, with privacy and imprint', async () => {
    const { stdout } = await site.inProcess('routes', '--json');
    const routes = JSON.parse(stdout) as { path: string; kind: string }[];
    const pages = routes.filter(({ kind, path }) => kind === 'page' && path !== '/404');
    expect(pages.length).toBeGreaterThanOrEqual(8);
    expect(pages.length).toBeLessThanOrEqual(12);
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/privacy', '/imprint']));
  });

  it('names the origin of every picture and font, and is small enough', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      statSync(join(folder, file)).isFile(),
    );
    const credits = readFileSync(join(folder, 'CREDITS.md'), 'utf8');
    const assets = files.flatMap(
      (file) => /templates[\\/](?:images|fonts|icons|videos)[\\/](.*)$/.exec(file)?.[1] ?? [],
    );
    expect(assets.filter((file) => !credits.includes(file))).toEqual([]);
    const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    expect(bytes).toBeLessThan(mostBytes);
  });
});
