import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../command.ts';

/** Installs Node 24 in a folder outside the product's dependencies. Returns undefined if it is not available. */
export async function node24(folder: string): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined;
  const name = `node-linux-${process.arch}`;
  mkdirSync(folder, { recursive: true });
  const installed = await run('npm', ['install', '--no-save', '--prefix', folder, `${name}@24`], { cwd: folder });
  const node = join(folder, 'node_modules', name, 'bin/node');
  if (installed.code !== 0) return undefined;
  const { stdout } = await run(node, ['--version'], { cwd: folder }).catch(() => ({ stdout: '' }));
  return stdout.startsWith('v24.') ? node : undefined;
}
