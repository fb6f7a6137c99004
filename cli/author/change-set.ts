import { chmodSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Files } from '../../renderer/build/files.ts';
import { UsageError } from '../failure.ts';
import { type FileDiff, unifiedDiff } from './diff.ts';
import { applyEdits, type Edit } from './edits.ts';

/**
 * Changes of a site's files, to be looked at, tried and then made: all of them or none. Paths are absolute; what an edit
 * does not touch keeps its bytes, byte order mark and line ends among them.
 */
export class ChangeSet {
  readonly #files: Files;
  readonly #before = new Map<string, string>();
  readonly #edits = new Map<string, Edit[]>();
  readonly #created = new Map<string, string>();
  readonly #removed = new Set<string>();

  constructor(files: Files) {
    this.#files = files;
  }

  /** Text of a file as it stands, its byte order mark included; nothing when there is no such file. */
  text(file: string): string | undefined {
    const known = this.#before.get(file);
    if (known !== undefined) return known;
    const bytes = this.#files.kind(file) === 'file' ? this.#files.read(file) : undefined;
    if (bytes === undefined) return undefined;
    const text = Buffer.from(bytes).toString('utf8');
    this.#before.set(file, text);
    return text;
  }

  /** Offsets are those of `text`. */
  edit(file: string, ...edits: readonly Edit[]): void {
    if (edits.length > 0) this.#edits.set(file, [...(this.#edits.get(file) ?? []), ...edits]);
  }

  create(file: string, text: string): void {
    this.#created.set(file, text);
  }

  remove(file: string): void {
    this.text(file);
    this.#removed.add(file);
  }

  /** Files that another change set would find changed, with what they will hold; nothing for one that will be gone. */
  results(): ReadonlyMap<string, string | undefined> {
    const edited = [...this.#edits].map(([file, edits]) => [file, applyEdits(this.text(file) ?? '', edits)] as const);
    const removed = [...this.#removed].map((file) => [file, undefined] as const);
    return new Map<string, string | undefined>([...edited, ...this.#created, ...removed]);
  }

  /** The files as they will be, without a byte of them written. */
  preview(): Files {
    const results = this.results();
    const files = this.#files;
    return {
      read(file) {
        if (!results.has(file)) return files.read(file);
        const text = results.get(file);
        return text === undefined ? undefined : Buffer.from(text);
      },
      list(folder) {
        const names = new Set(files.list(folder));
        for (const [file, text] of results) {
          if (!file.startsWith(`${folder}/`)) continue;
          const name = file.slice(folder.length + 1);
          if (text === undefined) names.delete(name);
          else names.add(name);
        }
        return [...names].sort();
      },
      kind(path) {
        if (!results.has(path)) return files.kind(path);
        return results.get(path) === undefined ? undefined : 'file';
      },
    };
  }

  /** What will change, as `diff -u` shows it, with paths seen from a folder. */
  diff(cwd: string): string {
    const diffs = [...this.results()].map(
      ([file, after]): FileDiff => ({
        file,
        before: this.text(file),
        after,
        edits: this.#removed.has(file) ? [] : (this.#edits.get(file) ?? []),
      }),
    );
    return diffs.map((diff) => unifiedDiff(diff, cwd)).join('');
  }

  /**
   * Writes everything beside its place first, and then moves it there. When a step fails, those before it are undone.
   * Throws a UsageError when a file is no longer what it was when it was read.
   */
  commit(): void {
    const results = this.results();
    for (const [file, text] of this.#before) this.#requireUnchanged(file, text);
    for (const file of this.#created.keys()) if (this.#files.kind(file) !== undefined) throw changed(file);
    const staged: { readonly file: string; readonly place: string; readonly temporary: string }[] = [];
    const undo: (() => void)[] = [];
    try {
      for (const [file, text] of results) {
        if (text === undefined) continue;
        mkdirSync(dirname(file), { recursive: true });
        const place = this.#created.has(file) ? file : realpathSync(file);
        const temporary = join(dirname(place), `.${basename(place)}.${process.pid}.new`);
        staged.push({ file, place, temporary });
        writeFileSync(temporary, text, { flag: 'wx' });
        if (!this.#created.has(file)) chmodSync(temporary, statSync(place).mode);
      }
      for (const { file, place, temporary } of staged) {
        const before = this.#created.has(file) ? undefined : this.text(file);
        renameSync(temporary, place);
        undo.push(() => (before === undefined ? rmSync(place) : writeFileSync(place, before)));
      }
      for (const file of this.#removed) {
        const before = this.text(file) ?? '';
        rmSync(file);
        undo.push(() => writeFileSync(file, before));
      }
    } catch (error) {
      for (const step of undo.reverse()) step();
      throw error;
    } finally {
      for (const { temporary } of staged) rmSync(temporary, { force: true });
    }
  }

  #requireUnchanged(file: string, text: string): void {
    if (!this.#edits.has(file) && !this.#removed.has(file)) return;
    if (this.#files.kind(file) !== 'file' || readFileSync(file, 'utf8') !== text) throw changed(file);
  }
}

function changed(file: string): UsageError {
  return new UsageError(
    `${basename(file)} was changed by somebody else in the meantime; nothing was written.`,
    'Run the command again.',
  );
}
