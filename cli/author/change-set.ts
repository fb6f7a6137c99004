import { isUtf8 } from 'node:buffer';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { utf16Of } from '../../renderer/build/inputs/sources/encoding.ts';
import type { Files } from '../../renderer/build/lib/files.ts';
import { isBelow, relativeName } from '../../renderer/build/lib/paths.ts';
import type { Disk } from '../../renderer/build/output/disk.ts';
import { UsageError } from '../failure.ts';
import { type FileDiff, unifiedDiff } from './diff.ts';
import { commitFiles, type FileChange } from './edit-journal.ts';
import { applyEdits, type Edit, inverseEdits } from './edits.ts';

/** The text of a file and its encoding, which together give its bytes. */
interface DecodedFile {
  readonly text: string;
  /** `latin1` means any other encoding: one character for each byte, so that ASCII can be searched. */
  readonly encoding: 'utf8' | 'utf16le' | 'utf16be' | 'latin1';
}

/**
 * Changes to a site's files that can be previewed and then committed together. Paths are absolute. Edits preserve all
 * other bytes of a file, including its byte order mark and line endings.
 */
export class ChangeSet {
  readonly #files: Files;
  readonly #before = new Map<string, DecodedFile>();
  readonly #edits = new Map<string, Edit[]>();
  readonly #created = new Map<string, string>();
  readonly #removed = new Set<string>();

  constructor(files: Files) {
    this.#files = files;
  }

  /** Returns the current text of a file with its byte order mark; undefined if there is no such file. */
  text(file: string): string | undefined {
    return this.#written(file)?.text;
  }

  /** Returns whether the encoding of a file is known; edits of other files would mix encodings. */
  isReadable(file: string): boolean {
    return this.#written(file)?.encoding !== 'latin1';
  }

  /** Adds edits; their offsets refer to `text`. */
  edit(file: string, given: Edit | readonly Edit[]): void {
    const edits = [given].flat();
    if (edits.length > 0) this.#edits.set(file, [...(this.#edits.get(file) ?? []), ...edits]);
  }

  create(file: string, text: string): void {
    this.#created.set(file, text);
  }

  remove(file: string): void {
    this.text(file);
    this.#removed.add(file);
  }

  /** Returns the changed files with their new texts; undefined for a removed file. */
  results(): ReadonlyMap<string, string | undefined> {
    const edited = [...this.#edits].map(([file, edits]) => [file, applyEdits(this.text(file) ?? '', edits)] as const);
    const removed = [...this.#removed].map((file) => [file, undefined] as const);
    return new Map<string, string | undefined>([...edited, ...this.#created, ...removed]);
  }

  /** Returns the files of the changes that are there and that nobody may write to. */
  readOnly(): string[] {
    return [...this.results().keys()].filter((file) => {
      const stats = statSync(file, { throwIfNoEntry: false });
      return stats !== undefined && (stats.mode & 0o222) === 0;
    });
  }

  /** Returns the edits of each file in the order of the edited file, so that they turn it back. */
  inverse(): ReadonlyMap<string, readonly Edit[]> {
    return new Map([...this.#edits].map(([file, edits]) => [file, inverseEdits(this.text(file) ?? '', edits)]));
  }

  /** Returns the files as they will be, without writing them. */
  preview(): Files {
    const results = this.results();
    const files = this.#files;
    const bytesOf = (file: string, text: string) => this.#bytes(file, text);
    return {
      read(file) {
        if (!results.has(file)) return files.read(file);
        const text = results.get(file);
        return text === undefined ? undefined : bytesOf(file, text);
      },
      list(folder) {
        const names = new Set(files.list(folder));
        for (const [file, text] of results) {
          if (!isBelow(file, folder)) continue;
          const name = relativeName(folder, file);
          if (text === undefined) names.delete(name);
          else names.add(name);
        }
        return [...names].sort();
      },
      kind(path) {
        if (!results.has(path)) return files.kind(path);
        return results.get(path) === undefined ? undefined : 'file';
      },
      engine: files.engine,
      ...(files.real && { real: (path: string) => files.real?.(path) }),
      // These commands never change files of templates/public, which are the only ones asked for.
      ...(files.state && { state: (file: string) => files.state?.(file) }),
      ...(files.digest && { digest: (file: string) => files.digest?.(file) ?? '' }),
    };
  }

  /** Returns the changes as `diff -u` shows them, with paths relative to `cwd`. */
  diff(cwd: string): string {
    const diffs = [...this.results()].map(([file, after]): FileDiff => ({ file, before: this.text(file), after }));
    return diffs.map((diff) => unifiedDiff(diff, cwd)).join('');
  }

  /**
   * Writes all changes or none. Throws a UsageError if a file has changed since it was read. `root` is the site's folder.
   */
  async commit(root: string, disk?: Disk): Promise<void> {
    const results = this.results();
    for (const file of this.#before.keys()) this.#requireUnchanged(file);
    for (const file of this.#created.keys()) if (this.#files.kind(file) !== undefined) throw changed(file);
    const changes = [...results].map(([file, text]): FileChange => {
      const after = text === undefined ? undefined : this.#bytes(file, text);
      if (this.#created.has(file)) return { file, before: undefined, after };
      // Remove a symbolic link itself, but edit its target.
      const target = after === undefined ? file : realpathSync(file);
      return { file: target, before: this.#bytesBefore(file), after, mode: statSync(file).mode & 0o7777 };
    });
    await commitFiles(root, changes, disk);
  }

  #requireUnchanged(file: string): void {
    if (!this.#edits.has(file) && !this.#removed.has(file)) return;
    if (this.#files.kind(file) !== 'file' || !readFileSync(file).equals(this.#bytesBefore(file))) throw changed(file);
  }

  #written(file: string): DecodedFile | undefined {
    const known = this.#before.get(file);
    if (known !== undefined) return known;
    const bytes = this.#files.kind(file) === 'file' ? this.#files.read(file) : undefined;
    if (bytes === undefined) return undefined;
    const encoding = encodingOf(bytes);
    const written = { text: decoded(bytes, encoding), encoding };
    this.#before.set(file, written);
    return written;
  }

  /** Returns the bytes of a text in the encoding of its file. */
  #bytes(file: string, text: string): Buffer {
    const encoding = this.#before.get(file)?.encoding;
    return encoding === 'utf16be' ? Buffer.from(text, 'utf16le').swap16() : Buffer.from(text, encoding);
  }

  #bytesBefore(file: string): Buffer {
    return this.#bytes(file, this.text(file) ?? '');
  }
}

function encodingOf(bytes: Uint8Array): DecodedFile['encoding'] {
  // With an odd number of bytes, UTF-16 would lose the last one.
  const utf16 = bytes.length % 2 === 0 ? utf16Of(bytes) : undefined;
  if (utf16 !== undefined) return utf16 === 'utf-16be' ? 'utf16be' : 'utf16le';
  return isUtf8(bytes) ? 'utf8' : 'latin1';
}

function decoded(bytes: Uint8Array, encoding: DecodedFile['encoding']): string {
  const copy = Buffer.from(bytes);
  return encoding === 'utf16be' ? copy.swap16().toString('utf16le') : copy.toString(encoding);
}

function changed(file: string): UsageError {
  return new UsageError(`${basename(file)} changed in the meantime; nothing was written.`, 'Run the command again.');
}
