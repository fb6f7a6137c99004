import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { shopsSite } from '../../../tests/shops.ts';
import { engineFile } from './bundle/bundle.ts';

it('stores the code cache of the last blocks only, after any number of changes', () => {
  const root = mkdtempSync(join(tmpdir(), 'frontage-code-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const cacheDir = join(root, '.frontage');
  for (const folder of [cacheDir, join(root, 'templates/blocks/motto')]) mkdirSync(folder, { recursive: true });
  // The cache is stored when the process ends.
  const script = `
    import { writeFileSync } from 'node:fs';
    import { diskFiles } from '${engineFile('build/lib/files.ts')}';
    import { loadRegistry } from '${engineFile('build/inputs/registry.ts')}';
    for (const words of ['Rye', 'Spelt', 'Oats']) {
      writeFileSync('templates/blocks/motto/index.ts', [
        "import { defineBlock } from 'frontage/block';",
        "export const motto = defineBlock({ type: 'motto', description: '" + words + "', fields: {}, examples: [], View: () => null });",
      ].join('\\n'));
      await loadRegistry({ files: diskFiles, root: process.cwd(), cacheDir: '${cacheDir}' });
    }`;
  const tsx = import.meta.resolve('tsx');
  execFileSync(process.execPath, ['--import', tsx, '--input-type=module', '--eval', script], { cwd: root });
  const names = readdirSync(cacheDir);
  expect(names.filter((name) => /^blocks-\w+\.cjs$/.test(name))).toHaveLength(3);
  expect(names.filter((name) => name.endsWith('.cache'))).toHaveLength(1);
});

it('the next build uses the code cache of the command line', () => {
  const site = shopsSite(3);
  onTestFinished(() => site.drop());
  // Reports for each script whether its cache was rejected.
  const watch = join(site.root, 'watch.mjs');
  writeFileSync(
    watch,
    `import { syncBuiltinESMExports } from 'node:module';
    import vm from 'node:vm';
    vm.Script = class extends vm.Script {
      constructor(code, options) {
        super(code, options);
        console.error(options.filename.split('/').at(-1), this.cachedDataRejected);
      }
    };
    syncBuiltinESMExports();`,
  );
  const args = [
    '--import',
    pathToFileURL(watch).href,
    engineFile('../cli/bin.js'),
    'build',
    '--out',
    'dist',
    '--config',
  ];
  const build = () => {
    for (const folder of ['dist', '.frontage']) rmSync(join(site.root, folder), { recursive: true, force: true });
    const { status, stderr } = spawnSync(process.execPath, [...args, site.options.config], { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    return stderr.split('\n').filter((line) => /\.cjs \w+$/.test(line));
  };
  build();
  const scripts = build();
  expect(scripts.filter((line) => !line.endsWith('.cjs false'))).toEqual([]);
  expect(scripts.filter((line) => line.startsWith('blocks-'))).toHaveLength(1);
});
