import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { stampBuildId } from '../lib/build-id.ts';
import { diskError, systemCode } from '../lib/disk-error.ts';
import { foldersOf } from './check-paths.ts';
import type { FreshFile, KeptFile, Manifest, ManifestEntry, OutputFile } from './contract.ts';
import { type Disk, hasCode } from './disk.ts';
import type { ManifestText } from './manifest.ts';
import { markerName, markerText } from './marker.ts';
import { fixModes } from './modes.ts';
import type { Places } from './places.ts';
import { pool } from './pool.ts';
import type { Standing } from './standing.ts';
import { dropStage, switchFolders } from './switch.ts';
import { verifyStage, wrongSize } from './verify.ts';
import { Refused, type WriterThread } from './writer-thread.ts';

/** A file that stands in the stage. */
interface Staged {
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
}

/** A new site while it grows beside the output folder. */
export class Stage {
  readonly #places: Places;
  readonly standing: Standing;
  readonly #disk: Disk;
  readonly #staged = new Map<string, Staged>();
  readonly #folders = new Set<string>();
  readonly #writer: WriterThread | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** With a `writer`, files that are taken are written by it. */
  constructor(places: Places, standing: Standing, disk: Disk, writer?: WriterThread) {
    this.#places = places;
    this.standing = standing;
    this.#disk = disk;
    this.#writer = writer;
  }

  /** Whether a file was staged with this content. */
  holds({ path, hash }: KeptFile): boolean {
    return this.#staged.get(path)?.hash === hash;
  }

  /** Seals a file and writes it, unless it stands unchanged in the output folder. The bytes are used until {@link ready}. */
  take(file: FreshFile): Promise<KeptFile> {
    const taken = this.#writer === undefined ? this.#takeNow(file) : this.#takeIn(this.#writer, file);
    this.#last = taken.catch(() => undefined);
    return taken;
  }

  /** Waits until the next file can be taken. */
  async ready(): Promise<void> {
    await (this.#writer === undefined ? this.#last : this.#writer.ready());
  }

  flush(): void {
    this.#writer?.flush();
  }

  /** What a file holds that was staged, or that stands in the output folder: there stand all of them in the end. */
  read(path: string): string {
    const { stage, out } = this.#places;
    const isStaged = this.#staged.has(path) && this.#folders.size > 0;
    return readFileSync(join(isStaged ? stage : out, path), 'utf8');
  }

  async #takeNow({ path, bytes, seal }: FreshFile): Promise<KeptFile> {
    const file = { path, bytes, hash: stampBuildId(bytes, seal) };
    if (!isUnchanged(file, this.standing.manifest.files)) {
      await this.#makeFolders([path]);
      await this.#write(file);
    }
    return { path, hash: file.hash };
  }

  async #takeIn(writer: WriterThread, { path, bytes, seal }: FreshFile): Promise<KeptFile> {
    const known = this.standing.manifest.files.get(path)?.hash;
    const { length } = bytes;
    for (const folder of ['', ...foldersOf([path])]) this.#folders.add(folder);
    try {
      const hash = await writer.write({ path: join(this.#places.stage, path), bytes, seal, known });
      if (hash !== known) this.#staged.set(path, { hash, size: length });
      return { path, hash };
    } catch (error) {
      const refused = error instanceof Refused ? relative(this.#places.stage, error.path) : path;
      throw diskError(`Cannot write "${refused}"`, error);
    }
  }

  /**
   * Completes the stage: files that stand unchanged in the output folder become hard links to them, all others that are not
   * there yet are written; what is unchanged and cannot be linked is copied. Answers the manifest of what it holds then.
   */
  async fill(files: readonly (OutputFile | KeptFile)[]): Promise<Omit<ManifestText, 'pages'>> {
    const places = this.#places;
    const known = this.standing.manifest.files;
    const linked = new Set<string>();
    // All that was taken stands there by now.
    await this.#writer?.end();
    await this.#makeFolders(files.map((file) => file.path));
    await pool(files, 32, async (file) => {
      if (this.#staged.has(file.path)) return;
      const [from, to] = [join(places.out, file.path), join(places.stage, file.path)];
      try {
        if (isUnchanged(file, known) && (await tryLink(from, to, this.#disk))) linked.add(file.path);
        else if ('bytes' in file) await this.#write(file);
        else await this.#disk.copyFile(from, to);
      } catch (error) {
        throw diskError(`Cannot write "${file.path}"`, error);
      }
    });
    await this.#disk.writeFile(join(places.stage, markerName), markerText(files.map(({ path }) => path)));
    const expected = new Map(
      files.map((file) => [
        file.path,
        this.#staged.get(file.path) ?? { hash: file.hash, size: known.get(file.path)?.size },
      ]),
    );
    return verifyStage(expected, linked, known, places, this.#disk);
  }

  /** Stages a file that is the only one to differ from the output folder, and answers what the manifest is to say of it. */
  async fillOne(file: OutputFile | KeptFile): Promise<ManifestEntry> {
    if ('bytes' in file) {
      await this.#makeFolders([file.path]);
      await this.#write(file);
    }
    const staged = this.#staged.get(file.path);
    const stats = await this.#disk.lstat(join(this.#places.stage, file.path));
    if (staged === undefined || stats === undefined) throw new Error(`The staged site lacks "${file.path}"`);
    if (stats.size !== staged.size) throw wrongSize(file.path, stats.size, staged.size);
    await fixModes(this.#places.stage, new Map([[file.path, stats]]), this.#disk);
    return { ...staged, mtimeMs: stats.mtimeMs };
  }

  /** Puts a staged file in the place of the one in the output folder, and nothing else; says whether that could be done. */
  async moveOne({ path }: KeptFile): Promise<boolean> {
    const [from, to] = [join(this.#places.stage, path), join(this.#places.out, path)];
    try {
      await this.#disk.sync([from]);
      await this.#disk.rename(from, to);
    } catch (error) {
      if (systemCode(error) === undefined) throw error;
      return false;
    }
    this.#staged.delete(path);
    await this.#disk.sync([dirname(to)]);
    return true;
  }

  /** Puts it in the place of the output folder. */
  async move(): Promise<void> {
    const made = [markerName, ...this.#staged.keys(), ...this.#folders];
    await this.#disk.sync(made.map((path) => join(this.#places.stage, path)));
    await switchFolders(this.#places, this.#disk);
    this.#folders.clear();
  }

  /** Gives it up, if it has not become the site; what cannot be removed now, the next command removes. */
  async drop(): Promise<void> {
    await this.#writer?.end();
    if (this.#folders.size > 0) await dropStage(this.#places, this.#disk).catch(() => undefined);
  }

  async #write(file: OutputFile): Promise<void> {
    try {
      await this.#disk.writeFile(join(this.#places.stage, file.path), file.bytes);
    } catch (error) {
      throw diskError(`Cannot write "${file.path}"`, error);
    }
    this.#staged.set(file.path, { hash: file.hash, size: Buffer.byteLength(file.bytes) });
  }

  async #makeFolders(paths: readonly string[]): Promise<void> {
    for (const folder of ['', ...foldersOf(paths)]) {
      if (this.#folders.has(folder)) continue;
      this.#folders.add(folder);
      await this.#disk.mkdir(join(this.#places.stage, folder));
    }
  }
}

/** Whether the output folder holds this very file, untouched since it was written. */
export function isUnchanged(file: OutputFile | KeptFile, standing: Manifest['files']): boolean {
  return standing.get(file.path)?.hash === file.hash;
}

/** What file systems answer that have no hard links, have too many of them, or refuse them here; or the file is gone. */
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
