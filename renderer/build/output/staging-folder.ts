import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DiagnosticsError } from '../../sdk/issue.ts';
import { stampBuildId } from '../lib/build-id.ts';
import { afterwards, diskError, systemCode } from '../lib/disk-error.ts';
import { foldersOf } from '../lib/slash-path.ts';
import type { AnyFile, CopiedFile, FileRef, Manifest, ManifestEntry, NewFile, OutputFile } from './contract.ts';
import type { CurrentOutput } from './current-output.ts';
import { type Disk, hasCode } from './disk.ts';
import type { ManifestData } from './manifest.ts';
import { markerName, markerText } from './marker.ts';
import { fixModes } from './modes.ts';
import type { OutputPaths } from './output-paths.ts';
import { pool } from './pool.ts';
import { dropStaging, switchFolders } from './switch.ts';
import { verifyStage, wrongSize } from './verify.ts';

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
