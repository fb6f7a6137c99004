import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { build } from '../renderer/build/index.ts';
import { frontage } from './command.ts';
import { filesIn, tempSite } from './temp-site.ts';

const island = 'templates/blocks/hire-price/island.tsx';
const view = 'templates/blocks/hire-price/view.tsx';
const copy = 'templates/copy/hire.ts';

interface Edit {
  /** What is imported, and by which file. */
  readonly by: string;
  readonly from: string;
  readonly before: Readonly<Record<string, string>>;
  /** What is written then; nothing for a file that is removed. */
  readonly after: Readonly<Record<string, string | undefined>>;
}

const step = (value: string) => `export const step = '${value}';\n`;
const sums = { 'node_modules/sums/package.json': '{"name":"sums","main":"one.js"}' };
const aliases = (folder: string) => `{ "compilerOptions": { "paths": { "@/*": ["./${folder}/*"] } } } // ours`;

/** All that says "number one" before and "number two" after. */
const edits: Readonly<Record<string, Edit>> = {
  'a constant of an island': {
    by: island,
    from: './step.ts',
    before: { 'templates/blocks/hire-price/step.ts': step('number one') },
    after: { 'templates/blocks/hire-price/step.ts': step('number two') },
  },
  'a constant that a constant of an island is made of': {
    by: island,
    from: './step.ts',
    before: {
      'templates/blocks/hire-price/step.ts': "export * from './other.ts';",
      'templates/blocks/hire-price/other.ts': step('number one'),
    },
    after: { 'templates/blocks/hire-price/other.ts': step('number two') },
  },
  'a file that wins over another': {
    by: island,
    from: './step',
    before: { 'templates/blocks/hire-price/step.tsx': step('number one') },
    after: { 'templates/blocks/hire-price/step.ts': step('number two') },
  },
  'a file that wins over a folder': {
    by: view,
    from: './step',
    before: { 'templates/blocks/hire-price/step/index.ts': step('number one') },
    after: { 'templates/blocks/hire-price/step.tsx': step('number two') },
  },
  'a file with a point in its name that wins over another': {
    by: island,
    from: './step.data',
    before: { 'templates/blocks/hire-price/step.data.tsx': step('number one') },
    after: { 'templates/blocks/hire-price/step.data.ts': step('number two') },
  },
  'JSON of an island': {
    by: island,
    from: './step.json',
    before: { 'templates/blocks/hire-price/step.json': '{"step":"number one"}' },
    after: { 'templates/blocks/hire-price/step.json': '{"step":"number two"}' },
  },
  'a constant of a view': {
    by: view,
    from: './step.ts',
    before: { 'templates/blocks/hire-price/step.ts': step('number one') },
    after: { 'templates/blocks/hire-price/step.ts': step('number two') },
  },
  'a constant of the copy': {
    by: copy,
    from: './step.ts',
    before: { 'templates/copy/step.ts': step('number one') },
    after: { 'templates/copy/step.ts': step('number two') },
  },
  'a file of the copy that wins over another': {
    by: copy,
    from: './step',
    before: { 'templates/copy/step/index.ts': step('number one') },
    after: { 'templates/copy/step.ts': step('number two') },
  },
  'a constant of a package': {
    by: island,
    from: 'sums',
    before: { ...sums, 'node_modules/sums/one.js': step('number one') },
    after: { 'node_modules/sums/one.js': step('number two') },
  },
  'which file of a package is meant': {
    by: island,
    from: 'sums',
    before: { ...sums, 'node_modules/sums/one.js': step('number one'), 'node_modules/sums/two.js': step('number two') },
    after: { 'node_modules/sums/package.json': '{"name":"sums","main":"two.js"}' },
  },
  'a package that is nearer': {
    by: island,
    from: 'sums',
    before: { ...sums, 'node_modules/sums/one.js': step('number one') },
    after: {
      'templates/node_modules/sums/package.json': '{"name":"sums","main":"two.js"}',
      'templates/node_modules/sums/two.js': step('number two'),
    },
  },
  'a file of a package that wins over another': {
    by: island,
    from: 'sums',
    before: {
      ...sums,
      'node_modules/sums/one.js': "export * from './step';",
      'node_modules/sums/step.js': step('number one'),
    },
    after: { 'node_modules/sums/step.ts': step('number two') },
  },
  'where an alias of TypeScript leads': {
    by: island,
    from: '@/step',
    before: { 'tsconfig.json': aliases('one'), 'one/step.ts': step('number one'), 'two/step.ts': step('number two') },
    after: { 'tsconfig.json': aliases('two') },
  },
  'where an alias that is extended leads': {
    by: copy,
    from: '@/step',
    before: {
      'tsconfig.json': '{ "extends": "./base" }',
      'base.json': aliases('one'),
      'one/step.ts': step('number one'),
      'two/step.ts': step('number two'),
    },
    after: { 'base.json': aliases('two') },
  },
  'a file that wins where an alias leads': {
    by: view,
    from: '@/step',
    before: { 'tsconfig.json': aliases('one'), 'one/step.ts': step('number one') },
    after: { 'one/step.tsx': step('number two') },
  },
  'a tsconfig.json that is nearer': {
    by: island,
    from: '@/step',
    before: { 'tsconfig.json': aliases('one'), 'one/step.ts': step('number one') },
    after: { 'templates/tsconfig.json': aliases('two'), 'templates/two/step.ts': step('number two') },
  },
  'where an import of package.json leads': {
    by: view,
    from: '#step',
    before: {
      'package.json': '{"imports":{"#step":"./one.ts"}}',
      'one.ts': step('number one'),
      'two.ts': step('number two'),
    },
    after: { 'package.json': '{"imports":{"#step":"./two.ts"}}' },
  },
};

const site = tempSite('own-block');
const write = (files: Edit['after']) => {
  for (const [file, text] of Object.entries(files)) {
    const path = join(site.root, file);
    mkdirSync(dirname(path), { recursive: true });
    if (text === undefined) rmSync(path);
    else writeFileSync(path, text);
  }
};
const says = (words: string) => [...filesIn(site.options.out).values()].some((bytes) => bytes.includes(words));

/** Has a file of the site show what it imports, and takes that out again in the end. */
function laidDown({ by, from, before, after }: Edit) {
  const marks: Readonly<Record<string, string>> = { [island]: '{label}', [view]: '{note}' };
  const own = filesIn(site.root).get(by)?.toString() ?? '';
  const mark = marks[by];
  const using =
    mark === undefined
      ? own.replace("headline: 'Adrift'", 'headline: step')
      : own.replace(mark, `{step + ${mark.slice(1, -1)}}`);
  write({ ...before, [by]: `import { step } from '${from}';\n${using}` });
  onTestFinished(() => {
    write({ [by]: own });
    for (const file of Object.keys({ ...before, ...after })) rmSync(join(site.root, file), { force: true });
  });
}

it.each(Object.entries(edits))('a build sees a change of %s', async (_name, edit) => {
  laidDown(edit);
  const options = { ...site.options, engine: 'the same' };
  const report = await build(options);
  expect(report.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect([says('number one'), says('number two')]).toEqual([true, false]);
  write(edit.after);
  await build(options);
  expect([says('number one'), says('number two')]).toEqual([false, true]);
});

it('a command in a process of its own sees them as well, whose bundler reads for itself', async () => {
  const edit = edits['a constant of an island'];
  if (edit === undefined) throw new Error('no such edit');
  laidDown(edit);
  for (const number of ['one', 'two']) {
    if (number === 'two') write(edit.after);
    const { code, stderr } = await frontage(['build'], { cwd: site.root });
    expect(code, stderr).toBe(0);
    expect([says('number one'), says('number two')]).toEqual([number === 'one', number === 'two']);
  }
});
