import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Starts with what takes longest, so that no core waits for it in the end; what is alike in that as usual. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    // What stands outside of the engine builds whole sites.
    const kind = ({ moduleId }: TestSpecification) =>
      moduleId.includes('/tests/long/') ? 0 : moduleId.includes('/tests/') ? 1 : 2;
    return [0, 1, 2].flatMap((wanted) => usual.filter((file) => kind(file) === wanted));
  }
}

/** Where no tests are: sites that tests build, what runs in browsers, and what is said of faults. */
const elsewhere = ['tests/browser/', 'tests/errors/', 'tests/fixtures/'];

/**
 * Tests that change nothing outside of themselves. They share the modules that they import: loading React, zod and the
 * stages for each file takes longer than most of them. A test that stubs something asks for `vi`, and has modules of its
 * own; what takes long stays where it is begun first.
 */
const plain = ['cli', 'renderer', 'templates', 'tests'].flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => ![...elsewhere, 'tests/long/'].some((place) => file.startsWith(place)))
    .filter(
      (file) => !/import \{[^}]*\bvi\b[^}]*\} from 'vitest'/.test(readFileSync(new URL(file, import.meta.url), 'utf8')),
    ),
);

export default defineConfig({
  // React's production build has no development runtime for JSX.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    projects: [
      { extends: true, test: { name: 'plain', include: plain, isolate: false } },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['{cli,renderer,templates,tests}/**/*.test.{ts,tsx}'],
          exclude: [...elsewhere.map((place) => `${place}**`), '**/node_modules/**', ...plain],
        },
      },
    ],
    // The engine runs React's production build; the tests see what visitors see.
    // Messages name commands as npm runs them, whoever runs the tests.
    env: { NODE_ENV: 'production', NO_COLOR: '1', npm_config_user_agent: '' },
    // Only a test that hangs takes this long: what takes 20 seconds alone takes several times that on a busy machine.
    testTimeout: 180_000,
    globalSetup: './tests/temp-files-in-memory.ts',
    // Two on two cores: most of a test waits for files and processes, and the default leaves one core idle.
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    // Hooks build whole sites.
    hookTimeout: 180_000,
  },
  resolve: { alias: { 'frontage/block': new URL('./renderer/sdk/index.ts', import.meta.url).pathname } },
});
