import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { systemCode } from '../lib/disk-error.ts';
import { pool } from './pool.ts';

/** From this many paths on, one call syncs the whole file system. For a thousand files it takes a fifth of the time. */
const minPathsForAll = 32;

/** See `Disk.sync`. */
export async function syncAll(paths: readonly string[], platform = process.platform): Promise<void> {
  const [first] = paths;
  if (first === undefined || (paths.length >= minPathsForAll && (await syncFileSystem(first, platform)))) return;
  await pool(paths, 16, (path) => syncOne(path, platform));
}

/** Node has no call for it, but nearly every Linux has the program. Returns whether it succeeded. */
async function syncFileSystem(path: string, platform: NodeJS.Platform): Promise<boolean> {
  if (platform !== 'linux') return false;
  try {
    await promisify(execFile)('sync', ['--file-system', path]);
    return true;
  } catch {
    return false;
  }
}

async function syncOne(path: string, platform: NodeJS.Platform): Promise<void> {
  // Windows only syncs files that are open for writing, and opens no folder like that.
  const isWindows = platform === 'win32';
  const file = await open(path, isWindows ? 'r+' : 'r').catch((error) => {
    if (!isWindows || !cannotSync(error)) throw error;
  });
  try {
    await file?.sync();
  } catch (error) {
    if (!cannotSync(error)) throw error;
  } finally {
    await file?.close();
  }
}

/** Some file systems cannot sync folders and need not. */
function cannotSync(error: unknown): boolean {
  return ['EINVAL', 'ENOTSUP', 'EISDIR', 'EPERM', 'EACCES', 'EBADF'].includes(systemCode(error) ?? '');
}
