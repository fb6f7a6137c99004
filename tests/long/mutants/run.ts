/**
 * Puts one fault after another into a copy of the checkout: `npm run test:mutants`. Each time, runs the test files that ought to
 * notice it, as `vitest run --bail 1` does. Prints which faults they caught, and fails if one survives. Run it after `vitest run`
 * has passed: a test that fails anyway catches every fault.
 *
 *   --only TEXT   only faults whose file or tests contain the text; may be repeated
 */
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createVitest, type Vitest } from 'vitest/node';
import { type Mutant, mutants } from './mutants.ts';

const clone = resolve(import.meta.dirname, '../../..');

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const chosen = mutants.filter(({ file, tests }) =>
  (values.only ?? ['']).some((text) => [file, ...tests].some((name) => name.includes(text))),
);
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-mutants-')));
const survivors: Mutant[] = [];
try {
  cpSync(clone, folder, {
    recursive: true,
    filter: (path) => !/[/\\](?:node_modules|\.git|\.frontage|dist)$/.test(path),
  });
  symlinkSync(join(clone, 'node_modules'), join(folder, 'node_modules'));
  process.chdir(folder);
  // One instance for all runs keeps the modules that no fault changes.
  const vitest = await createVitest('test', { root: folder, watch: false, bail: 1, reporters: [{}] });
  await vitest.standalone();
  for (const [index, mutant] of chosen.entries()) {
    const isCaught = await catches(vitest, mutant);
    if (!isCaught) survivors.push(mutant);
    const label = `${index + 1}/${chosen.length} ${isCaught ? 'caught' : 'SURVIVED'}`;
    console.log(`${label}: ${mutant.file}, ${JSON.stringify(mutant.from.trim())}`);
  }
  await vitest.close();
} finally {
  process.chdir(clone);
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${chosen.length - survivors.length} of ${chosen.length} faults caught.`);
process.exitCode = survivors.length > 0 ? 1 : 0;

async function catches(vitest: Vitest, { file, from, to, tests }: Mutant): Promise<boolean> {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file} does not have this text exactly once: ${from}`);
  const write = (content: string) => {
    writeFileSync(path, content);
    vitest.invalidateFile(path);
  };
  write(text.replace(from, () => to));
  try {
    return await isFailing(vitest, tests);
  } finally {
    write(text);
  }
}

/** Returns whether one of the test files fails. */
async function isFailing(vitest: Vitest, tests: readonly string[]): Promise<boolean> {
  const specifications = await vitest.globTestSpecifications(tests.map((test) => join(folder, test)));
  if (specifications.length !== tests.length) throw new Error(`Not each of these is a test file: ${tests.join(', ')}`);
  // The results of earlier runs would count too, for the outcome and for `bail`.
  vitest.state.filesMap.clear();
  vitest.state.clearErrors();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  return unhandledErrors.length > 0 || testModules.some((module) => module.state() === 'failed');
}
