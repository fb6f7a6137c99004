import { afterAll, expect, it } from 'vitest';
import { frontageInProcess } from '../../tests/in-process.ts';
import { tempSite } from '../../tests/temp-site.ts';

const site = tempSite('own-block');
afterAll(() => site.drop());

const build = (...options: string[]) => frontageInProcess(['build', ...options], { cwd: site.root });

it('explains why each page was rendered or reused', async () => {
  expect((await build()).stdout).not.toContain('no earlier build');
  site.edit('pages.config.ts', 'Kayaks by the hour', 'Boats by the hour');
  const { stdout } = await build('--explain');
  expect(stdout).toMatch(
    /\n\npage {2}why\n\/ {5}rendered: meta\.title changed\n\/404 {2}reused\n\nblock +filled +rendered +why\nhirePrice +0 +1 +its block belongs to the site\n$/,
  );
  expect(stdout).toContain('1 file written');
  const unchanged = await build('--explain', '--json');
  expect(JSON.parse(unchanged.stdout)).toMatchObject({
    pages: [{ reason: 'reused: nothing changed' }, { reason: 'reused: nothing changed' }],
  });
  expect((await build('--explain', '--quiet')).stdout).toBe('');
});
