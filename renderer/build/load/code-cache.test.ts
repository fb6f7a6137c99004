import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { engineFile } from './bundle.ts';

it('what V8 made of blocks is kept of those that ran last, however often they changed', () => {
  const root = mkdtempSync(join(tmpdir(), 'frontage-code-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const cacheDir = join(root, '.frontage');
  for (const folder of [cacheDir, join(root, 'templates/blocks/motto')]) mkdirSync(folder, { recursive: true });
  // It is kept when the process ends.
  const script = `
    import { writeFileSync } from 'node:fs';
    import { diskFiles } from '${engineFile('build/files.ts')}';
    import { loadRegistry } from '${engineFile('build/load/registry.ts')}';
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
