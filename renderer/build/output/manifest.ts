import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { contentChecksum, verifiedContent } from '../lib/cache-file.js';
import { diskError, systemCode } from '../lib/disk-error.ts';
import { documentHash } from '../lib/hash.ts';
import { isRecord } from '../lib/is-record.ts';
import { relativeName } from '../lib/paths.ts';
import type { Destination, Manifest } from './contract.ts';
import type { Disk } from './disk.ts';

export interface ManifestData extends Manifest {
  /** Inode and time of the marker file. Every switch writes a new one, so they identify the folder that this describes. */
  readonly marker: { readonly ino: number; readonly mtimeMs: number };
}

/** A manifest in the cache. */
export interface StoredManifest extends ManifestData {
  /** A hash of its content. */
  readonly state: string;
}

/** Reads the stored manifest; undefined if there is none that this version can read. */
export async function loadManifest(destination: Destination, disk: Disk): Promise<StoredManifest | undefined> {
  const path = manifestPath(destination);
  const text = verifiedContent(path, Buffer.from(await disk.readFile(path).catch(emptyIfUnreadable)))?.toString();
  if (text === undefined) return undefined;
  const stored = parsed(text);
  if (stored === undefined) return undefined;
  const { marker, files, pages } = stored;
  const state = documentHash(text);
  return {
    marker,
    pages,
    state,
    files: new Map(files.map(([file, hash, size, mtimeMs]) => [file, { hash, size, mtimeMs }])),
  };
}

/**
 * Writes a manifest beside the stored one and returns its state. Everything that needs disk space happens before the
 * switch, so that a full disk leaves the old site.
 */
export async function draftManifest(manifest: ManifestData, destination: Destination, disk: Disk): Promise<string> {
  const { marker, pages } = manifest;
  const files = [...manifest.files]
    .map(([path, { hash, size, mtimeMs }]) => [path, hash, size, mtimeMs] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const path = manifestPath(destination);
  const text = `${JSON.stringify({ version, marker, files, pages })}\n`;
  try {
    await disk.mkdir(destination.cacheDir);
    await disk.writeFile(`${path}.next`, text + contentChecksum(path, [text]));
    return documentHash(text);
  } catch (error) {
    throw diskError(`Cannot write the manifest "${path}"`, error);
  }
}

/** Replaces the stored manifest by the draft. */
export async function storeManifest(destination: Destination, disk: Disk): Promise<void> {
  const path = manifestPath(destination);
  await disk.rename(`${path}.next`, path);
}

/** Treats a manifest that the file system cannot read as missing. */
function emptyIfUnreadable(error: unknown): string {
  if (systemCode(error) === undefined) throw error;
  return '';
}

const version = 1;

/** Parses a manifest; undefined if another version wrote it. */
function parsed(text: string): Stored | undefined {
  try {
    const stored: Stored = JSON.parse(text);
    const isOurs =
      stored.version === version &&
      areNumbers(stored.marker.ino, stored.marker.mtimeMs) &&
      stored.files.every(
        ([path, hash, size, mtimeMs]) =>
          typeof path === 'string' && typeof hash === 'string' && areNumbers(size, mtimeMs),
      ) &&
      isRecord(stored.pages) &&
      Object.values(stored.pages).every((key) => typeof key === 'string');
    return isOurs ? stored : undefined;
  } catch {
    return undefined;
  }
}

interface Stored extends Pick<StoredManifest, 'marker' | 'pages'> {
  readonly version: number;
  readonly files: readonly (readonly [path: string, hash: string, size: number, mtimeMs: number])[];
}

function areNumbers(...values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === 'number');
}

/** Each output folder has a manifest. A hash of the relative path names it, so that a site can move with its cache. */
function manifestPath({ out, cacheDir }: Destination): string {
  const path = relativeName(cacheDir, out);
  return join(cacheDir, `manifest-${createHash('sha256').update(path).digest('hex').slice(0, 16)}.json`);
}
