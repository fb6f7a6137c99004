import { cpSync, existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { succeeding } from './site.ts';

const root = resolve(import.meta.dirname, '../..');

/** What a fresh clone does not have. */
const made = new Set(['node_modules', 'dist', '.frontage', '.git', '.package', 'test-results']);

/**
 * Copies the repository into a folder with spaces, and types there what README says for those who have it: the first site, then
 * a site of their own. Returns what is wrong.
 */
export async function cloneFaults(parent: string): Promise<string[]> {
  const clone = join(parent, 'front age #1');
  cpSync(root, clone, { recursive: true, filter: (path) => !made.has(basename(path)) });
  const [, chapter = ''] = readFileSync(join(clone, 'README.md'), 'utf8').split(/^## In this repository$/m);
  const [build = '', , own = ''] = [...chapter.matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
  await succeeding('sh', ['-ec', build], clone);
  // `dev` runs until somebody stops it.
  await succeeding('sh', ['-ec', own.replace('npm run dev', 'npm run build')], clone);
  const pages = [join(clone, 'dist/index.html'), join(parent, 'my-site/dist/index.html')];
  return pages.filter((page) => !existsSync(page)).map((page) => `README's commands did not write ${page}`);
}
