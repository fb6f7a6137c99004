import { join } from 'node:path';
import { SourceText } from '../../renderer/build/inputs/sources/source-text.ts';
import { diskFiles, everyFile, readText } from '../../renderer/build/lib/files.ts';
import { isMarker, markerName } from '../../renderer/build/output/marker.ts';
import type { Finding, IssueCode, Path } from '../../renderer/sdk/issue.ts';
import { UsageError } from '../failure.ts';
import { relativeFile } from '../report/paths.ts';
import { type Answer, answer } from '../serve/answer.ts';
import { type HeaderRule, headersFor, parseHeaders, publishedBase } from '../serve/headers-file.ts';
import { type Moved, parseRedirects } from '../serve/redirects-file.ts';
import type { Fault } from './fault.ts';

/** A folder that a build made, as a host would publish it. */
export class BuiltFolder {
  readonly out: string;
  /** Paths in the folder, with forward slashes, sorted. */
  readonly files: readonly string[];
  /** Folder that it is published in, decoded: `''` or `/folder`. */
  readonly base: string;
  readonly rules: readonly HeaderRule[];
  readonly #known: ReadonlySet<string>;
  readonly #moved: (path: string) => Moved | undefined;
  /** The file that something was found in last: a sitemap may have as many faults as lines. */
  #source: SourceText | undefined;

  /**
   * `base` is the folder it is published in, where a config says so; else `_headers` does. Throws a {@link UsageError} for
   * a folder that no build made.
   */
  constructor(out: string, base?: string) {
    this.out = out;
    requireBuilt(out);
    this.files = everyFile(out).filter((file) => file !== markerName);
    this.#known = new Set(this.files);
    this.rules = parseHeaders(this.text('_headers') ?? '');
    this.base = base ?? publishedBase(this.rules);
    this.#moved = parseRedirects(this.text('_redirects') ?? '');
  }

  get pages(): readonly string[] {
    return this.files.filter((file) => file.endsWith('.html'));
  }

  has(file: string): boolean {
    return this.#known.has(file);
  }

  text(file: string): string | undefined {
    return readText(diskFiles, join(this.out, file));
  }

  /** What the host answers when a path of the site is asked for. */
  answer(target: string): Answer {
    return answer(target, { base: this.base, has: (file) => this.has(file), moved: this.#moved });
  }

  /** The address that a page answers at, without its origin; the page for unknown addresses answers at any. */
  addressOf(page: string): string {
    const path = page === '404.html' ? 'no-such-page' : page.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
    return `${this.base}/${path}`;
  }

  /** The headers that a page comes with. */
  headersOf(page: string): ReadonlyMap<string, string> {
    return headersFor(this.rules, this.addressOf(page));
  }

  /** A fault as a finding at its place in the output, and at the page's own place in the config. */
  finding(file: string, { at, ...said }: Fault, path: Path = []): Finding {
    return { ...said, path, place: this.#sourceOf(file).place(at), built: true };
  }

  /** A fault of a file as a whole, at the first place where some words stand in it. */
  findingAt(file: string, words: string, said: { code: IssueCode; message: string; suggestion: string }): Finding {
    return this.finding(file, { ...said, at: Math.max(0, this.#sourceOf(file).text.indexOf(words)) });
  }

  #sourceOf(file: string): SourceText {
    const path = join(this.out, file);
    if (this.#source?.file !== path) this.#source = new SourceText(path, this.text(file) ?? '');
    return this.#source;
  }
}

/** Throws a {@link UsageError} for a folder that no build made. */
export function requireBuilt(out: string): void {
  const name = relativeFile(out, process.cwd()) || '.';
  if (diskFiles.kind(out) !== 'folder') {
    throw new UsageError(
      `There is no built site in ${name}.`,
      'Run `frontage build` first, or name the folder: `frontage check --output FOLDER`.',
    );
  }
  const marker = join(out, markerName);
  // Beside a config stands a folder of that name.
  if (diskFiles.kind(marker) !== 'file' || !isMarker(readText(diskFiles, marker))) {
    throw new UsageError(
      `The folder ${name} was not made by Frontage: it lacks the file ${markerName} of a build.`,
      'Name the folder that `frontage build` writes to.',
    );
  }
}
