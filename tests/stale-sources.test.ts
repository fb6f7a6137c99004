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
  /** The import, and the file that contains it. */
  readonly by: string;
  readonly from: string;
  readonly before: Readonly<Record<string, string>>;
  /** The new content of files; undefined removes a file. */
  readonly after: Readonly<Record<string, string | undefined>>;
}

// The bundler inlines short numbers, so the number is long.
const step = (value: number) => `export const step = ${value};\n`;
const sums = { 'node_modules/sums/package.json': '{"name":"sums","main":"one.js"}' };
const aliases = (folder: string) => `{ "compilerOptions": { "paths": { "@/*": ["./${folder}/*"] } } } // ours`;

const edits: Readonly<Record<string, Edit>> = {
  'a constant of an island': {
    by: island,
    from: './step.ts',
    before: { 'templates/blocks/hire-price/step.ts': step(1) },
    after: { 'templates/blocks/hire-price/step.ts': step(2) },
  },
  'a constant behind a constant of an island': {
    by: island,
    from: './step.ts',
    before: {
      'templates/blocks/hire-price/step.ts': "export * from './other.ts';",
      'templates/blocks/hire-price/other.ts': step(1),
    },
    after: { 'templates/blocks/hire-price/other.ts': step(2) },
  },
  'a file that takes precedence over another': {
    by: island,
    from: './step',
    before: { 'templates/blocks/hire-price/step.tsx': step(1) },
    after: { 'templates/blocks/hire-price/step.ts': step(2) },
  },
  'a file that takes precedence over a folder': {
    by: view,
    from: './step',
    before: { 'templates/blocks/hire-price/step/index.ts': step(1) },
    after: { 'templates/blocks/hire-price/step.tsx': step(2) },
  },
  'a file with a dot in its name that takes precedence over another': {
    by: island,
    from: './step.data',
    before: { 'templates/blocks/hire-price/step.data.tsx': step(1) },
    after: { 'templates/blocks/hire-price/step.data.ts': step(2) },
  },
  'JSON of an island': {
    by: island,
    from: './step.json',
    before: { 'templates/blocks/hire-price/step.json': '{"step":1}' },
    after: { 'templates/blocks/hire-price/step.json': '{"step":2}' },
  },
  'a constant of a view': {
    by: view,
    from: './step.ts',
    before: { 'templates/blocks/hire-price/step.ts': step(1) },
    after: { 'templates/blocks/hire-price/step.ts': step(2) },
  },
  'a constant of the copy': {
    by: copy,
    from: './step.ts',
    before: { 'templates/copy/step.ts': step(1) },
    after: { 'templates/copy/step.ts': step(2) },
  },
  'a copy file that takes precedence over another': {
    by: copy,
    from: './step',
    before: { 'templates/copy/step/index.ts': step(1) },
    after: { 'templates/copy/step.ts': step(2) },
  },
  'a constant of a package': {
    by: island,
    from: 'sums',
    before: { ...sums, 'node_modules/sums/one.js': step(1) },
    after: { 'node_modules/sums/one.js': step(2) },
  },
  'the main file of a package': {
    by: island,
    from: 'sums',
    before: { ...sums, 'node_modules/sums/one.js': step(1), 'node_modules/sums/two.js': step(2) },
    after: { 'node_modules/sums/package.json': '{"name":"sums","main":"two.js"}' },
  },
  'a package that is nearer': {
    by: island,
    from: 'sums',
    before: { ...sums, 'node_modules/sums/one.js': step(1) },
    after: {
      'templates/node_modules/sums/package.json': '{"name":"sums","main":"two.js"}',
      'templates/node_modules/sums/two.js': step(2),
    },
  },
  'a package file that takes precedence over another': {
    by: island,
    from: 'sums',
    before: {
      ...sums,
      'node_modules/sums/one.js': "export * from './step';",
      'node_modules/sums/step.js': step(1),
    },
    after: { 'node_modules/sums/step.ts': step(2) },
  },
  'the target of a TypeScript alias': {
    by: island,
    from: '@/step',
    before: { 'tsconfig.json': aliases('one'), 'one/step.ts': step(1), 'two/step.ts': step(2) },
    after: { 'tsconfig.json': aliases('two') },
  },
  'the target of an extended alias': {
    by: copy,
    from: '@/step',
    before: {
      'tsconfig.json': '{ "extends": "./base" }',
      'base.json': aliases('one'),
      'one/step.ts': step(1),
      'two/step.ts': step(2),
    },
    after: { 'base.json': aliases('two') },
  },
  'a file that takes precedence in an alias': {
    by: view,
    from: '@/step',
    before: { 'tsconfig.json': aliases('one'), 'one/step.ts': step(1) },
    after: { 'one/step.tsx': step(2) },
  },
  'a nearer tsconfig.json': {
    by: island,
    from: '@/step',
    before: { 'tsconfig.json': aliases('one'), 'one/step.ts': step(1) },
    after: { 'templates/tsconfig.json': aliases('two'), 'templates/two/step.ts': step(2) },
  },
  'the target of an import of package.json': {
    by: view,
    from: '#step',
    before: {
      'package.json': '{"imports":{"#step":"./one.ts"}}',
      'one.ts': step(1),
      'two.ts': step(2),
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
/** Builds the site and returns it as one text. */
const built = (out: string) =>
  [...filesIn(out)].map(([path, bytes]) => `${path} ${bytes.toString('base64')}`).join('\n');

/** Makes a file of the site show an import, and undoes it at the end. */
function laidDown({ by, from, before, after }: Edit) {
  const marks: Readonly<Record<string, string>> = { [island]: '{label}', [view]: '{note}' };
  const own = filesIn(site.root).get(by)?.toString() ?? '';
  const mark = marks[by];
  const using =
    mark === undefined
      ? own.replace("headline: 'Adrift'", "headline: 'Adrift ' + (step + 5)")
      : own.replace(mark, `{step + 5} ${mark}`);
  write({ ...before, [by]: `import { step } from '${from}';\n${using}` });
  onTestFinished(() => {
    write({ [by]: own });
    for (const file of Object.keys({ ...before, ...after })) rmSync(join(site.root, file), { force: true });
  });
}

it.each(Object.entries(edits))('a build detects a change of %s', async (_name, edit) => {
  laidDown(edit);
  const { out } = site.options;
  const options = { ...site.options, engine: 'the same' };
  const report = await build(options);
  expect(report.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  const before = built(out);
  write(edit.after);
  await build(options);
  const after = built(out);
  expect(after === before).toBe(false);
  const clean = { out: join(site.root, 'clean'), cacheDir: join(site.root, 'clean-cache') };
  await build({ ...options, ...clean });
  expect(after === built(clean.out)).toBe(true);
  for (const folder of Object.values(clean)) rmSync(folder, { recursive: true });
});

it('a new process detects them too, with its own bundler', async () => {
  const edit = edits['a constant of an island'];
  if (edit === undefined) throw new Error('no such edit');
  laidDown(edit);
  const outputs = new Set<string>();
  for (const files of [edit.before, edit.after]) {
    write(files);
    const { code, stderr } = await frontage(['build'], { cwd: site.root });
    expect(code, stderr).toBe(0);
    // The HTML comes from the blocks bundled for rendering.
    outputs.add(built(join(site.options.out, 'assets')));
  }
  expect(outputs.size).toBe(2);
});
