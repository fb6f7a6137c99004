import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { systemCode } from '../lib/disk-error.ts';
import { pool } from './pool.ts';

/** From this many paths on, one call syncs the whole file system. For a thousand files it takes a fifth of the time. */
const minPathsForAll = 32;

/** See `Disk.sync`. */
export async function syncAll(paths: readonly string[]): Promise<void> {
  const [first] = paths;
  if (first === undefined || (paths.length >= minPathsForAll && (await syncFileSystem(first)))) return;
  await pool(paths, 16, syncOne);
}

/** Node has no call for it, but nearly every Linux has the program. Returns whether it succeeded. */
async function syncFileSystem(path: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  try {
    await promisify(execFile)('sync', ['--file-system', path]);
    return true;
  } catch {
    return false;
  }
}

async function syncOne(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } catch (error) {
    // Some file systems cannot sync folders and need not.
    if (!['EINVAL', 'ENOTSUP', 'EISDIR', 'EPERM', 'EBADF'].includes(systemCode(error) ?? '')) throw error;
  } finally {
    await file.close();
  }
}
