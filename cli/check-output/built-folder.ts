import { join } from 'node:path';
import { redirectPagePath } from '../../renderer/build/hosting/hosts.ts';
import { SourceText } from '../../renderer/build/inputs/sources/source-text.ts';
import { diskFiles, everyFile, readText } from '../../renderer/build/lib/files.ts';
import { copiedPaths, isMarker, markerName } from '../../renderer/build/output/marker.ts';
import type { Diagnostic, IssueCode, Path } from '../../renderer/sdk/issue.ts';
import { UsageError } from '../failure.ts';
import { relativeFile } from '../report/paths.ts';
import {
  type Answer,
  answer,
  type HeaderRule,
  headersFor,
  parseHeaders,
  parseRedirects,
  publishedBase,
  type RedirectTarget,
  redirectLines,
} from '../serve/answer.ts';

/** The output folder of a build, as a host would publish it. */
export class BuiltFolder {
  readonly out: string;
  /** Paths in the folder, with forward slashes, sorted. */
  readonly files: readonly string[];
  /** The folder that the site is published in, decoded: `''` or `/folder`. */
  readonly base: string;
  readonly rules: readonly HeaderRule[];
  /** Files of pages, without those that only redirect and public ones. */
  readonly pages: readonly string[];
  /** Whether a file is a copy of a public one, which is not checked. */
  readonly isCopied: (file: string) => boolean;
  readonly #known: ReadonlySet<string>;
  readonly #moved: (path: string) => RedirectTarget | undefined;
  /** The file of the last diagnostic, because one file may have thousands. */
  #source: SourceText | undefined;

  /**
   * `base` is the folder of the config; without a config, it comes from `_headers`. Throws a {@link UsageError} for a
   * folder that is not a build.
   */
  constructor(out: string, base?: string) {
    this.out = out;
    requireBuilt(out);
    this.files = everyFile(out).filter((file) => file !== markerName);
    this.#known = new Set(this.files);
    this.isCopied = copiedPaths(this.text(markerName) ?? '');
    this.rules = parseHeaders(this.text('_headers') ?? '');
    this.base = base ?? publishedBase(this.rules);
    const redirects = this.text('_redirects') ?? '';
    this.#moved = parseRedirects(redirects);
    const others = new Set(redirectLines(redirects).map(({ from }) => redirectPagePath(from, encodeURI(this.base))));
    this.pages = this.files.filter((file) => file.endsWith('.html') && !others.has(file) && !this.isCopied(file));
  }

  has(file: string): boolean {
    return this.#known.has(file);
  }

  text(file: string): string | undefined {
    return readText(diskFiles, join(this.out, file));
  }

  /** Returns the answer of a host to a request for a path. */
  answer(target: string): Answer {
    return answer(target, { base: this.base, has: (file) => this.has(file), moved: this.#moved });
  }

  /** Returns the address of a page without its origin; the 404 page answers at any unknown address. */
  addressOf(page: string): string {
    const path = page === '404.html' ? 'no-such-page' : page.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
    return `${this.base}/${path}`;
  }

  /** Returns the headers of a page. */
  headersOf(page: string): ReadonlyMap<string, string> {
    return headersFor(this.rules, this.addressOf(page));
  }

  /** Returns a diagnostic with its location in the output and its path in the config. */
  diagnostic(file: string, { at, ...rest }: FileDiagnostic, path: Path = []): Diagnostic {
    return { ...rest, path, place: this.#sourceOf(file).place(at), built: true };
  }

  /** Returns a diagnostic at the first occurrence of a text in a file. */
  diagnosticAt(file: string, text: string, rest: { code: IssueCode; message: string; suggestion: string }): Diagnostic {
    return this.diagnostic(file, { ...rest, at: Math.max(0, this.#sourceOf(file).text.indexOf(text)) });
  }

  #sourceOf(file: string): SourceText {
    const path = join(this.out, file);
    if (this.#source?.file !== path) this.#source = new SourceText(path, this.text(file) ?? '');
    return this.#source;
  }
}

/** Throws a {@link UsageError} for a folder that is not a build. */
export function requireBuilt(out: string): void {
  const name = relativeFile(out, process.cwd()) || '.';
  if (diskFiles.kind(out) !== 'folder') {
    throw new UsageError(
      `There is no built site in ${name}.`,
      'Run `npx frontage build` first, or name the folder: `npx frontage check --output FOLDER`.',
    );
  }
  const marker = join(out, markerName);
  // Next to a config, there is a folder with the name of the marker.
  if (diskFiles.kind(marker) !== 'file' || !isMarker(readText(diskFiles, marker))) {
    throw new UsageError(
      `The folder ${name} is not a build of Frontage: it lacks the file ${markerName}.`,
      'Name the folder that `npx frontage build` writes to.',
    );
  }
}

/** A diagnostic at an offset of a file. */
export interface FileDiagnostic {
  readonly code: IssueCode;
  readonly message: string;
  readonly at: number;
  readonly suggestion?: string;
}

/** The suggestion if files of an output disagree: it is unknown which of them is wrong. */
export const rebuildSuggestion =
  'Build again and publish the whole output folder: one of its files is outdated or was edited.';
