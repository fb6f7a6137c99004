import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const cacheDir = mkdtempSync(join(tmpdir(), 'phones-'));
afterAll(() => rmSync(cacheDir, { recursive: true }));

/** What a process of its own prints: the numbers as they are dialled, and whether it loaded the library. */
function run(engine: string, ...numbers: readonly string[]): string {
  const code = `
    import { createRequire } from 'node:module';
    import { loadPhones, readPhone } from ${JSON.stringify(join(import.meta.dirname, 'read-phone.ts'))};
    loadPhones({ cacheDir: ${JSON.stringify(cacheDir)}, engine: ${JSON.stringify(engine)} });
    const read = ${JSON.stringify(numbers)}.map((number) => readPhone(number, 'GB').dialled);
    const isLoaded = Object.keys(createRequire(import.meta.url).cache).some((file) => file.includes('libphonenumber'));
    console.log(read.join(), isLoaded ? 'with the library' : 'without it');
  `;
  return execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    encoding: 'utf8',
  }).trim();
}

it('of an earlier run are not parsed again, unless the engine is another one', () => {
  expect(run('one', '020 7946 0000')).toBe('+442079460000 with the library');
  expect(run('one', '020 7946 0000')).toBe('+442079460000 without it');
  expect(run('one', '020 7946 0000', '020 7946 0001')).toBe('+442079460000,+442079460001 with the library');
  expect(run('one', '020 7946 0000', '020 7946 0001')).toBe('+442079460000,+442079460001 without it');
  expect(run('two', '020 7946 0000')).toBe('+442079460000 with the library');
});
