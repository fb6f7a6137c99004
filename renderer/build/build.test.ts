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
    `import { appendFileSync } from 'node:fs';
appendFileSync(${JSON.stringify(times)}, 'once ');
throw new Error('The oven is cold.');
`,
  );
  const { issues } = await build(site.options);
  expect(issues).toMatchObject([{ severity: 'error', message: expect.stringContaining('The oven is cold.') }]);
  expect(readFileSync(times, 'utf8')).toBe('once ');
});
