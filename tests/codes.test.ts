import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { issueCodes } from '../renderer/sdk/issue.ts';

/**
 * Every code of an issue is reached by some test: it stands in the text that a broken site of `tests/errors` gets, or a
 * test expects it of what it runs. What tests make up to see how it is printed or weighed reaches nothing.
 */
const root = resolve(import.meta.dirname, '..');
const madeUp = ['cli/explain/', 'cli/report/', 'cli/commands/explain', 'renderer/build/schema/rules/', 'tests/codes'];

it('every code of an issue is reached by some test', () => {
  const reached = new Set([...ofBrokenSites(), ...ofTests()]);
  expect(Object.keys(issueCodes).filter((code) => !reached.has(code))).toEqual([]);
});

it('no broken site gets a code that there is not', () => {
  expect(ofBrokenSites().filter((code) => !Object.hasOwn(issueCodes, code))).toEqual([]);
});

function ofBrokenSites(): string[] {
  const cases = join(root, 'tests/errors');
  const texts = readdirSync(cases)
    .filter((name) => name !== '_base')
    .map((name) => readFileSync(join(cases, name, 'expected.txt'), 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(/^(?:error|warning) ([a-z-]+)/gm)].map(([, code = '']) => code));
}

/** Codes in quotes, or behind the word that they are printed with. */
function ofTests(): string[] {
  const files = ['cli', 'renderer', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      `${folder}/${file}`.replaceAll('\\', '/'),
    ),
  );
  // Each of the damages is done to a built site, and has to be found.
  const tests = files.filter(
    (file) =>
      /\.(test|spec)\.tsx?$|^tests\/output-damages\.ts$/.test(file) && !madeUp.some((start) => file.startsWith(start)),
  );
  expect(tests.length).toBeGreaterThan(50);
  return tests.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?:['"]|error |warning )([a-z]+(?:-[a-z]+)*)\b/g)].map(
      ([, code = '']) => code,
    ),
  );
}
