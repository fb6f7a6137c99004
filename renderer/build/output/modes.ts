import { join } from 'node:path';
import type { Contents } from './contents.ts';
import { type Disk, hasCode } from './disk.ts';

/** Sets the same permissions on every machine, whatever its umask. Changes only files and folders that differ. */
export async function fixModes(folder: string, contents: Contents, disk: Disk): Promise<void> {
  if (process.platform === 'win32') return;
  const root = await disk.lstat(folder);
  for (const [path, stats] of root === undefined ? contents : [['', root] as const, ...contents]) {
    const wanted = stats.isDirectory() ? 0o755 : 0o644;
    if ((stats.mode & 0o777) === wanted) continue;
    try {
      await disk.chmod(join(folder, path), (stats.mode & 0o7000) | wanted);
    } catch (error) {
      // A file system without permissions refuses to change them.
      if (!hasCode(error, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP')) throw error;
    }
  }
}
