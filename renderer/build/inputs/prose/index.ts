import { join } from 'node:path';
import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import { Prose, type ReadProse } from '../../../sdk/prose/prose.ts';
import { didYouMean } from '../../../sdk/suggest.ts';
import type { Files } from '../../lib/files.ts';
import { contentHash } from '../../lib/hash.ts';
import { isUnder } from '../../lib/slash-path.ts';
import { invalidCharacterOf } from '../invalid-characters.ts';
import { outsideFile } from '../published/published-file.ts';
import { belongsToSite } from '../published/site-folder.ts';
import { encodingError } from '../sources/encoding.ts';
import { SourceText } from '../sources/source-text.ts';
import { type Entry, hasFrontMatter, readEntry, readFrontMatter } from './front-matter.ts';
import type { ProseFault } from './nodes.ts';

/** The folder of prose files, from the site's folder. */
export const proseFolder = 'templates/prose';

type ReadMarkdown = typeof import('./markdown.ts').readMarkdown;

/** The prose files of a site by name. A file is read when a section names it, and parsed when somebody asks for its nodes. */
export class ProseFiles {
  readonly #files: Files;
  readonly #root: string;
  readonly #names: ReadonlyMap<string, string>;
  readonly #readMarkdown: ReadMarkdown | undefined;
  readonly #known = new Map<string, Prose>();
  readonly #entries = new Map<string, readonly Entry[]>();

  constructor(files: Files, root: string, names: readonly string[], readMarkdown: ReadMarkdown | undefined) {
    this.#files = files;
    this.#root = root;
    // File names may be in Unicode's decomposed form, which macOS stores.
    this.#names = new Map(names.map((name) => [name.normalize('NFC'), join(root, proseFolder, name)]));
    this.#readMarkdown = readMarkdown;
  }

  /** Names of the files, as a config writes them: `privacy.md`, `blog/first.md`. */
  get names(): readonly string[] {
    return [...this.#names.keys()];
  }

  /** The files that sections have named so far. */
  get used(): readonly Prose[] {
    return [...this.#known.values(), ...[...this.#entries.values()].flat().map(({ body }) => body)];
  }

  /** Returns a file by name. A missing one has no nodes, and an error at the path of its name. */
  named(name: string, at: Path): Prose {
    const file = this.#names.get(name.normalize('NFC'));
    if (file === undefined) return this.#without(name, { path: at, ...this.#missing(name) });
    const known = this.#known.get(file) ?? this.#open(name, file);
    this.#known.set(file, known);
    return known;
  }

  /** Returns the entries of a collection, in the order of their names. Undefined if there is no file in the folder. */
  entries(folder: string): readonly Entry[] | undefined {
    const known = this.#entries.get(folder);
    if (known !== undefined) return known;
    const names = this.names.filter((name) => isUnder(name, folder));
    if (names.length === 0) return undefined;
    const entries = names.map((name) => readEntry(this.#open(name, this.#names.get(name) ?? '', true)));
    this.#entries.set(folder, entries);
    return entries;
  }

  #open(name: string, file: string, isEntry = false): Prose {
    if (!belongsToSite(this.#files, this.#root, file)) {
      const place = { file, line: 1, column: 1 };
      return this.#without(name, { path: [], place, ...outsideFile(`${proseFolder}/${name}`) });
    }
    const bytes = this.#files.read(file) ?? new Uint8Array();
    const unreadable = encodingError(file, bytes);
    if (unreadable) return this.#without(name, { code: 'prose-invalid', path: [], ...unreadable });
    const text = new TextDecoder().decode(bytes);
    return new Prose({ name, file, text, hash: contentHash(text), read: () => this.#read(file, text, isEntry) });
  }

  #read(file: string, text: string, isEntry: boolean): ReadProse {
    const source = new SourceText(file, text);
    const { nodes, faults, spans } = (this.#readMarkdown as ReadMarkdown)(withoutFrontMatter(text));
    const ofAll = !isEntry && hasFrontMatter(text) ? [strayFrontMatter, ...faults] : faults;
    const diagnostics = ofAll.map(
      ({ offset, message, suggestion }): Diagnostic => ({
        code: 'prose-invalid',
        message,
        suggestion,
        path: [],
        place: source.place(offset),
      }),
    );
    const unreadable = invalidCharacterOf(file, text);
    return {
      nodes,
      diagnostics: [...unreadable, ...diagnostics],
      placeOf: (path, needle) => source.place(spans.offsetOf(path, needle)),
    };
  }

  #without(name: string, diagnostic: Diagnostic): Prose {
    const file = join(this.#root, proseFolder, name);
    const read = () => ({ nodes: [], diagnostics: [diagnostic], placeOf: () => ({ file, line: 1, column: 1 }) });
    return new Prose({ name, file, text: '', hash: JSON.stringify(diagnostic.message), read });
  }

  #missing(name: string): Pick<Diagnostic, 'code' | 'message' | 'suggestion'> {
    const withEnding = `${name}.md`;
    return {
      code: 'prose-missing',
      message: `There is no file ${JSON.stringify(name)} in ${proseFolder}.`,
      suggestion: this.#names.has(withEnding)
        ? `Write "${withEnding}".`
        : this.#names.size === 0
          ? `Save the text there. No file is in ${proseFolder} yet.`
          : didYouMean(name, this.#names.keys(), 'file'),
    };
  }
}

/** Blanks the front matter, so that the offsets of the text below stay. */
function withoutFrontMatter(text: string): string {
  if (!hasFrontMatter(text)) return text;
  const { end } = readFrontMatter(text);
  return text.slice(0, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}

const strayFrontMatter: ProseFault = {
  offset: 0,
  message: 'Front matter belongs to the entries of a collection, and this file is none.',
  suggestion: 'Delete the lines between the hyphens, or show the folder as a collection.',
};

/** Finds the prose files of a site. Loads the parser, which takes about 70 ms, only if there are any. */
export async function loadProse(files: Files, root: string): Promise<ProseFiles> {
  const names = files.list(join(root, proseFolder)).filter((name) => /\.md$/i.test(name));
  const markdown = names.length === 0 ? undefined : await import('./markdown.ts');
  return new ProseFiles(files, root, names, markdown?.readMarkdown);
}

/** For a site without a folder of prose. */
export const noProse = new ProseFiles(
  { read: () => undefined, list: () => [], kind: () => undefined },
  '',
  [],
  undefined,
);
