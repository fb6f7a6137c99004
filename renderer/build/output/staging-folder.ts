import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DiagnosticsError } from '../../sdk/issue.ts';
import { afterwards, diskError, systemCode } from '../lib/disk-error.ts';
import { stampBuildId } from '../lib/hash.ts';
import { pool } from '../lib/pool.ts';
import { foldersOf } from '../lib/slash-path.ts';
import type {
  AnyFile,
  CopiedFile,
  FileRef,
  Manifest,
  ManifestEntry,
  NewFile,
  OutputFile,
  OutputPaths,
} from './contract.ts';
import { type Contents, type CurrentOutput, contentsOf, FolderChanged } from './current-output.ts';
import { type Disk, hasCode } from './disk.ts';
import type { ManifestData } from './manifest.ts';
import { markerName, markerText } from './marker.ts';
import { dropStaging, switchFolders } from './switch.ts';

/** A file in the staging folder. */
interface Staged {
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
}

/** A new site that is written beside the output folder. */
export class StagingFolder {
  readonly #paths: OutputPaths;
  readonly current: CurrentOutput;
  readonly #disk: Disk;
  readonly #staged = new Map<string, Staged>();
  readonly #folders = new Set<string>();
  /** Settles when every file that was taken is written, or failed. */
  #taken: Promise<unknown> = Promise.resolve();

  constructor(paths: OutputPaths, current: CurrentOutput, disk: Disk) {
    this.#paths = paths;
    this.current = current;
    this.#disk = disk;
  }

  /** Whether a file was staged with this content. */
  has({ path, hash }: FileRef): boolean {
    return this.#staged.get(path)?.hash === hash;
  }

  /** Stamps a file and writes it, unless the output folder has it unchanged. Uses the bytes until {@link ready} resolves. */
  take(file: NewFile): Promise<FileRef> {
    const taken = this.#take(file);
    this.#taken = Promise.allSettled([this.#taken, taken]);
    return taken;
  }

  async ready(): Promise<void> {
    await this.#taken;
  }

  /** Returns a file that was staged or is in the output folder, before or after the switch. */
  read(path: string): Buffer {
    const { staging, out } = this.#paths;
    const isStaged = this.#staged.has(path) && this.#folders.size > 0;
    return readFileSync(join(isStaged ? staging : out, path));
  }

  /** The hash of a file that needs no write. If another version was staged, even the one in the output is written. */
  #known(path: string): string | undefined {
    return this.#staged.has(path) ? undefined : this.current.manifest.files.get(path)?.hash;
  }

  async #take({ path, bytes, buildIdAt }: NewFile): Promise<FileRef> {
    const file = { path, bytes, hash: stampBuildId(bytes, buildIdAt) };
    if (file.hash !== this.#known(path)) {
      await this.#makeFolders([path]);
      await this.#write(file);
    }
    return { path, hash: file.hash };
  }

  /**
   * Completes the staging folder and returns its manifest. Unchanged files of the output folder become hard links, or copies
   * if they cannot be linked. All other files that are not staged yet are written.
   */
  async fill(files: readonly AnyFile[]): Promise<Omit<ManifestData, 'pages'>> {
    const paths = this.#paths;
    const known = this.current.manifest.files;
    const linked = new Set<string>();
    await this.#makeFolders(files.map((file) => file.path));
    await pool(files, 32, async (file) => {
      if (this.#staged.has(file.path)) return;
      const [from, to] = [join(paths.out, file.path), join(paths.staging, file.path)];
      try {
        if (isUnchanged(file, known) && (await tryLink(from, to, this.#disk))) linked.add(file.path);
        else if ('bytes' in file) await this.#write(file);
        else if ('from' in file) await this.#copy(file);
        else await this.#disk.copyFile(from, to);
      } catch (error) {
        throw diskError(`Cannot write "${file.path}"`, error);
      }
    });
    await this.#disk.writeFile(join(paths.staging, markerName), markerOf(files));
    const expected = new Map(
      files.map((file) => [
        file.path,
        this.#staged.get(file.path) ?? { hash: file.hash, size: known.get(file.path)?.size },
      ]),
    );
    return verifyStage(expected, linked, known, paths, this.#disk);
  }

  /** Stages the one file that differs from the output folder, and returns its manifest entry. */
  async fillOne(file: AnyFile): Promise<ManifestEntry> {
    if ('bytes' in file || 'from' in file) {
      await this.#makeFolders([file.path]);
      await ('bytes' in file ? this.#write(file) : this.#copy(file));
    }
    const staged = this.#staged.get(file.path);
    const stats = await this.#disk.lstat(join(this.#paths.staging, file.path));
    if (staged === undefined || stats === undefined) throw new Error(`The staged site lacks "${file.path}"`);
    if (stats.size !== staged.size) throw wrongSize(file.path, stats.size, staged.size);
    await fixModes(this.#paths.staging, new Map([[file.path, stats]]), this.#disk);
    return { ...staged, mtimeMs: stats.mtimeMs };
  }

  /** Replaces one file of the output folder by the staged one. Returns whether the file system allowed it. */
  async moveOne({ path }: FileRef): Promise<boolean> {
    const [from, to] = [join(this.#paths.staging, path), join(this.#paths.out, path)];
    try {
      await this.#disk.sync([from]);
      await this.#disk.rename(from, to);
    } catch (error) {
      if (systemCode(error) === undefined) throw error;
      return false;
    }
    this.#staged.delete(path);
    await afterwards(() => this.#disk.sync([dirname(to)]));
    return true;
  }

  /** Replaces the output folder by the staging folder. */
  async move(): Promise<void> {
    const made = [markerName, ...this.#staged.keys(), ...this.#folders];
    await this.#disk.sync(made.map((path) => join(this.#paths.staging, path)));
    await switchFolders(this.#paths, this.#disk);
    this.#folders.clear();
  }

  /** Removes the staging folder, unless it became the site. The next command removes what cannot be removed now. */
  async drop(): Promise<void> {
    await this.#taken;
    if (this.#folders.size > 0) await dropStaging(this.#paths, this.#disk).catch(() => undefined);
  }

  async #write(file: OutputFile): Promise<void> {
    try {
      await this.#disk.writeFile(join(this.#paths.staging, file.path), file.bytes);
    } catch (error) {
      throw diskError(`Cannot write "${file.path}"`, error);
    }
    this.#staged.set(file.path, { hash: file.hash, size: Buffer.byteLength(file.bytes) });
  }

  async #copy({ path, hash, from, size }: CopiedFile): Promise<void> {
    const to = join(this.#paths.staging, path);
    await this.#disk.copyFile(from, to);
    const copied = (await this.#disk.lstat(to))?.size;
    if (copied !== size) throw changedMeanwhile(path, from);
    this.#staged.set(path, { hash, size });
  }

  async #makeFolders(paths: readonly string[]): Promise<void> {
    for (const folder of ['', ...foldersOf(paths)]) {
      if (this.#folders.has(folder)) continue;
      this.#folders.add(folder);
      await this.#disk.mkdir(join(this.#paths.staging, folder));
    }
  }
}

function markerOf(files: readonly AnyFile[]): string {
  const copied = files.filter((file) => 'from' in file);
  return markerText(
    files.map(({ path }) => path),
    copied.map(({ path }) => path),
  );
}

/** Whether the output folder holds this file unchanged. */
export function isUnchanged(file: FileRef, current: Manifest['files']): boolean {
  return current.get(file.path)?.hash === file.hash;
}

/** The error for a file that another program writes while it is copied. */
function changedMeanwhile(path: string, file: string): DiagnosticsError {
  return new DiagnosticsError([
    {
      code: 'disk-failed',
      message: `The file "${path}" changed while it was copied.`,
      path: [],
      place: { file, line: 1, column: 1 },
      suggestion: 'Run the command again once the file is complete.',
    },
  ]);
}

/** Errors of file systems that cannot or may not link, or have too many links; or the file is gone. */
const unlinkable = ['EXDEV', 'EPERM', 'EACCES', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'ENOENT'];

async function tryLink(from: string, to: string, disk: Disk): Promise<boolean> {
  try {
    await disk.link(from, to);
    return true;
  } catch (error) {
    // biome-ignore lint/plugin: the codes of a constant
    if (hasCode(error, ...unlinkable)) return false;
    throw error;
  }
}

/**
 * Checks that the staging folder holds every file with its size and nothing else, and returns its manifest without page
 * keys.
 */
async function verifyStage(
  files: ReadonlyMap<string, Expected>,
  linked: ReadonlySet<string>,
  current: Manifest['files'],
  paths: OutputPaths,
  disk: Disk,
): Promise<Omit<ManifestData, 'pages'>> {
  const contents = await contentsOf(paths.staging, disk);
  const entries = new Map([...files].map(([path, file]) => [path, entryOf(path, file, contents)]));
  const marker = contents.get(markerName);
  if (!marker?.isFile()) throw new Error('The staged site has no marker');
  const expected = new Set([markerName, ...entries.keys(), ...foldersOf(entries.keys())]);
  const extra = [...contents.keys()].find((path) => !expected.has(path));
  if (extra !== undefined) throw new Error(`The staged site holds "${extra}", which does not belong to it`);

  // Editing the original in place changes its hard link as well, so a linked file must still have its old time.
  const edited = [...linked].filter((path) => entries.get(path)?.mtimeMs !== current.get(path)?.mtimeMs);
  if (edited.length > 0) throw new FolderChanged(edited);
  await fixModes(paths.staging, contents, disk);
  return { files: entries, marker: { ino: marker.ino, mtimeMs: marker.mtimeMs } };
}

interface Expected {
  readonly hash: string;
  /** In bytes. */
  readonly size: number | undefined;
}

function entryOf(path: string, { hash, size }: Expected, contents: Contents): ManifestEntry {
  const stats = contents.get(path);
  if (!stats?.isFile()) throw new Error(`The staged site lacks "${path}"`);
  if (stats.size !== size) throw wrongSize(path, stats.size, size);
  return { hash, size, mtimeMs: stats.mtimeMs };
}

/** The error for a staged file of the wrong size. */
function wrongSize(path: string, size: number, wanted: number | undefined): Error {
  return new Error(`The staged "${path}" has ${size} bytes instead of ${wanted}`);
}

/** Sets the same permissions on every machine, whatever its umask. Changes only files and folders that differ. */
async function fixModes(folder: string, contents: Contents, disk: Disk): Promise<void> {
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
