import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { systemCode } from '../lib/disk-error.ts';
import { pool } from './pool.ts';

/** So many at least are handed over to the file system as a whole: one call for a thousand files takes a fifth of theirs. */
const worthAll = 32;

/** See `Disk.sync`. */
export async function syncAll(paths: readonly string[]): Promise<void> {
  const [first] = paths;
  if (first === undefined || (paths.length >= worthAll && (await syncFileSystem(first)))) return;
  await pool(paths, 16, syncOne);
}

/** Node has no call for it; the program that has is on nearly every Linux. Says whether it could be done. */
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
    // Some file systems cannot do it for folders, and have nothing to wait for then.
    if (!['EINVAL', 'ENOTSUP', 'EISDIR', 'EPERM', 'EBADF'].includes(systemCode(error) ?? '')) throw error;
  } finally {
    await file.close();
  }
}
