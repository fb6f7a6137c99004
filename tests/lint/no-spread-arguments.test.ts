import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const clone = resolve(import.meta.dirname, '../..');
const root = mkdtempSync(join(tmpdir(), 'frontage-lint-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const refused = [
  'other.push(...list);',
  'console.log(Math.max(0, ...list));',
  'console.log(String.fromCharCode(...list));',
  'console.log(new Set(...[list]));',
  'other.push(...list.map((one) => one + 1));',
  'other?.push(...list);',
  'other.push.apply(other, list);',
  'Reflect.apply(other.push, other, list);',
  'console.log(other.concat.apply([], [list]));',
];
const allowed = [
  'console.log([...list], { ...list }, new Set([...list]), [0].concat(list));',
  '// biome-ignore lint/plugin: one number\nother.push(...list);',
];

/** What Biome says of each of these modules of the engine, and of a test that does what is refused elsewhere. */
let told = '';
beforeAll(() => {
  for (const file of ['biome.json', 'tests/lint/no-spread-arguments.grit']) cpSync(join(clone, file), join(root, file));
  mkdirSync(join(root, 'cli'));
  const write = (name: string, code: string) =>
    writeFileSync(
      join(root, 'cli', name),
      `const list = [1];\nexport const other: number[] = [];\nconsole.log(list);\n${code}\n`,
    );
  for (const [index, code] of refused.entries()) write(`refused-${index}.ts`, code);
  for (const [index, code] of allowed.entries()) write(`allowed-${index}.ts`, code);
  write('some.test.ts', refused.join('\n'));
  const biome = join(clone, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none', root];
  const { stdout, stderr } = spawnSync(process.execPath, [biome, ...options], { cwd: root, encoding: 'utf8' });
  told = stdout + stderr;
});

it.each([...refused.entries()])('a call is not handed a list of any length (%i): %s', (index) => {
  expect(told.split(`cli/refused-${index}.ts`).length - 1).toBe(1);
});

it('lists and objects may be made of others, a bounded list may be handed over, and tests may do as they like', () => {
  expect(told).not.toMatch(/allowed|some\.test/);
});
