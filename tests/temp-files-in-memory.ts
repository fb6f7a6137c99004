import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Bytes that all tests together leave in temporary folders, several times over. */
const room = 2 * 1024 ** 3;

/** Where Linux has files in memory. */
const shared = '/dev/shm';

/**
 * Puts temporary files of this process, and of those that it starts, into memory where a machine has room for them: tests build
 * thousands of sites, and each build waits until the disk has written its files. Returns what deletes them.
 */
export default function tempFilesInMemory(): () => void {
  if (process.env.TMPDIR !== undefined || !hasRoom()) return () => undefined;
  const folder = mkdtempSync(join(shared, 'frontage-'));
  // Hosts read sites as other users.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => {
    delete process.env.TMPDIR;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
}

/** Tests also start programs that they write, which some machines forbid there. */
function hasRoom(): boolean {
  try {
    const options = readFileSync('/proc/mounts', 'utf8')
      .match(/^\S+ \/dev\/shm tmpfs (\S+)/m)?.[1]
      ?.split(',');
    const { bavail, bsize } = statfsSync(shared);
    return (
      options?.includes('rw') === true && !options.includes('noexec') && Math.min(bavail * bsize, freemem()) > room
    );
  } catch {
    return false;
  }
}
