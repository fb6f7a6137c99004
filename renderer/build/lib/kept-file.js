// Files of a cache, each with a hash of its content behind it. Nothing of a cache is used unless it passes: half a file, a
// changed byte or another format is as if there were no file. Plain JavaScript, because the command line itself is kept so.
import { createHash, randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Goes into each hash: what another version of the format has kept is made anew. */
const format = 'frontage cache 1';

/** A line break and the hash in hexadecimal digits. */
const hashLength = 1 + 64;

/**
 * What goes behind the content of a file, one part of it behind the other. A file of another name has another one.
 *
 * @param {string} file
 * @param {readonly (string | Uint8Array)[]} parts
 */
export function contentHashOf(file, parts) {
  const hash = createHash('sha256').update(`${format}\n${basename(file)}\n`);
  for (const part of parts) hash.update(part);
  return `\n${hash.digest('hex')}`;
}

/**
 * The content of a kept file; undefined where it is not what was kept.
 *
 * @param {string} file
 * @param {Uint8Array} bytes
 */
export function checkedContent(file, bytes) {
  if (bytes.length < hashLength) return undefined;
  const end = bytes.length - hashLength;
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const content = whole.subarray(0, end);
  return whole.toString('latin1', end) === contentHashOf(file, [content]) ? content : undefined;
}

/**
 * What was kept in a file; undefined where there is nothing, or nothing that can be trusted.
 *
 * @param {string} file absolute path
 */
export function readKept(file) {
  try {
    return checkedContent(file, readFileSync(file));
  } catch {
    return undefined;
  }
}

/**
 * Keeps a file for `readKept`, one part of it behind the other. Throws what the file system throws.
 *
 * @param {string} file absolute path
 * @param {readonly (string | Uint8Array)[]} parts
 */
export function keepFile(file, parts) {
  writeWhole(file, [...parts, contentHashOf(file, parts)]);
}

/**
 * Writes a file whole or not at all, and the folder that it is in: nobody ever reads half of it. Throws what the file system
 * throws.
 *
 * @param {string} file absolute path
 * @param {readonly (string | Uint8Array)[]} parts
 */
export function writeWhole(file, parts) {
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    for (const part of parts) appendFileSync(draft, part);
    renameSync(draft, file);
  } catch (error) {
    // What cannot be removed either stays; why the file cannot be kept is what there is to say.
    try {
      rmSync(draft, { force: true });
    } catch {}
    throw error;
  }
}
