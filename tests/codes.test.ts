import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { issueCodes } from '../renderer/sdk/issue.ts';

/**
 * Every diagnostic code is covered: it is in the expected text of a broken site in `tests/errors`, or a test expects it from
 * a run. Diagnostics that tests construct, to check printing or levels, do not count.
 */
const root = resolve(import.meta.dirname, '..');
const madeUp = ['cli/explain/', 'cli/report/', 'cli/commands/explain', 'renderer/build/schema/rules/', 'tests/codes'];

it('every diagnostic code is covered by a test', () => {
  const reached = new Set([...ofBrokenSites(), ...ofTests()]);
  expect(Object.keys(issueCodes).filter((code) => !reached.has(code))).toEqual([]);
});

it('no broken site gets an unknown code', () => {
  expect(ofBrokenSites().filter((code) => !Object.hasOwn(issueCodes, code))).toEqual([]);
});

function ofBrokenSites(): string[] {
  const cases = join(root, 'tests/errors');
  const texts = readdirSync(cases)
    .filter((name) => name !== '_base')
    .map((name) => readFileSync(join(cases, name, 'expected.txt'), 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(/^(?:error|warning) ([a-z-]+)/gm)].map(([, code = '']) => code));
}

/** Returns the codes in a text: in quotes, or after the printed severity. */
function ofTests(): string[] {
  const files = ['cli', 'renderer', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      `${folder}/${file}`.replaceAll('\\', '/'),
    ),
  );
  // A test applies each damage to a built site and expects its code.
  const tests = files.filter(
    (file) =>
      /\.(test|spec)\.tsx?$|^tests\/output-damages\//.test(file) && !madeUp.some((start) => file.startsWith(start)),
  );
  expect(tests.length).toBeGreaterThan(50);
  return tests.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?:['"]|error |warning )([a-z]+(?:-[a-z]+)*)\b/g)].map(
      ([, code = '']) => code,
    ),
  );
}
