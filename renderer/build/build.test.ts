import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { tempSite } from '../../tests/temp-site.ts';
import { build } from './index.ts';

it('runs a config once, whatever comes of it', async () => {
  const site = tempSite('bakery');
  onTestFinished(() => site.drop());
  const times = join(site.root, 'times.txt');
  site.write(
    'pages.config.ts',
    // Code that a config may not have, and that no check of its text finds.
    `const name = ['con', 'structor'].join('');
([] as any)[name][name]('file', "process.getBuiltinModule('node:fs').appendFileSync(file, 'once ')")(${JSON.stringify(times)});
throw new Error('The oven is cold.');
`,
  );
  const { issues } = await build(site.options);
  expect(issues).toMatchObject([{ severity: 'error', message: expect.stringContaining('The oven is cold.') }]);
  expect(readFileSync(times, 'utf8')).toBe('once ');
});
