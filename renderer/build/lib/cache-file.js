// Cache files with a checksum at the end. A truncated or changed file, or one of another format, counts as missing.
// Plain JavaScript, because the compiled command line itself is such a file.
import { createHash, randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Part of each checksum, so that files of another format version do not match. */
const format = 'frontage cache 1';

/** A line break and the hash in hexadecimal digits. */
const hashLength = 1 + 64;

/**
 * Returns the checksum line that follows the content of a file. It depends on the name of the file as well.
 *
 * @param {string} file
 * @param {readonly (string | Uint8Array)[]} parts
 */
export function contentChecksum(file, parts) {
  const hash = createHash('sha256').update(`${format}\n${basename(file)}\n`);
  for (const part of parts) hash.update(part);
  return `\n${hash.digest('hex')}`;
}

/**
 * Returns the content of a cache file without its checksum; undefined if the checksum does not match.
 *
 * @param {string} file
 * @param {Uint8Array} bytes
 */
export function verifiedContent(file, bytes) {
  if (bytes.length < hashLength) return undefined;
  const end = bytes.length - hashLength;
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const content = whole.subarray(0, end);
  return whole.toString('latin1', end) === contentChecksum(file, [content]) ? content : undefined;
}

/**
 * Returns the bytes of a file. Throws what the file system throws. Reading a pipe or a device could take forever, so for them it
 * throws the error of a folder.
 *
 * @param {string} file absolute path
 */
export function readRegularFile(file) {
  if (statSync(file).isFile()) return readFileSync(file);
  throw Object.assign(new Error(`EISDIR: no regular file, read '${file}'`), {
    code: 'EISDIR',
    syscall: 'read',
    path: file,
  });
}

/**
 * Returns what was stored in a file; undefined if the file is missing or damaged.
 *
 * @param {string} file absolute path
 */
export function loadCacheFile(file) {
  try {
    return verifiedContent(file, readRegularFile(file));
  } catch {
    return undefined;
  }
}

/**
 * Stores the concatenated parts in a file for `loadCacheFile`. Throws file system errors.
 *
 * @param {string} file absolute path
 * @param {readonly (string | Uint8Array)[]} parts
 */
export function storeCacheFile(file, parts) {
  writeAtomically(file, [...parts, contentChecksum(file, parts)]);
}

/**
 * Writes a file by renaming a draft, so that no reader sees half of it. Creates the folder. Throws file system errors.
 *
 * @param {string} file absolute path
 * @param {Iterable<string | Uint8Array>} parts
 */
export function writeAtomically(file, parts) {
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    for (const part of parts) appendFileSync(draft, part);
    renameFile(draft, file);
  } catch (error) {
    // The first error is the one to report.
    try {
      rmSync(draft, { force: true });
    } catch {}
    throw error;
  }
}

/** Milliseconds between attempts; about a second in all. */
const waits = [5, 10, 20, 40, 80, 160, 320, 400];

/**
 * Renames a file or folder, and replaces a file. On Windows, virus scanners and other readers hold new files for a moment, and
 * until then the system refuses. Throws file system errors.
 *
 * @param {string} from
 * @param {string} to
 * @param {{ platform?: NodeJS.Platform, rename?: (from: string, to: string) => void }} system
 */
export function renameFile(from, to, { platform = process.platform, rename = renameSync } = {}) {
  for (let attempt = 0; ; attempt++) {
    try {
      return rename(from, to);
    } catch (error) {
      const code = /** @type {NodeJS.ErrnoException} */ (error).code ?? '';
      const wait = waits[attempt];
      if (platform !== 'win32' || !['EPERM', 'EACCES', 'EBUSY'].includes(code) || wait === undefined) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait);
    }
  }
}
