import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BuildOptions } from '../renderer/build/index.ts';
import { diskFiles } from '../renderer/build/lib/files.ts';

/** A copy of a fixture's site outside the repository, which a test may change. */
export interface TempSite {
  readonly root: string;
  /** Options to build it. */
  readonly options: BuildOptions;
  /** Replaces every occurrence of a text in a file. Throws if there is none. */
  readonly edit: (file: string, text: string, replacement: string) => void;
  readonly write: (file: string, content: string) => void;
  readonly move: (file: string, to: string) => void;
  readonly remove: (file: string) => void;
  /** Deletes the copy. */
  readonly drop: () => void;
}

const fixtures = resolve(import.meta.dirname, 'fixtures');

/** For fixtures without a document template and theme: the fixture to borrow them from. */
const themedBy: Readonly<Record<string, string>> = {
  embeds: 'bakery',
  forms: 'bakery',
  languages: 'own-block',
  live: 'bakery',
  trades: 'own-block',
  cards: 'own-block',
  photos: 'own-block',
};

/** Copies a fixture's site into a folder. */
export function copyFixture(fixture: string, root: string): void {
  const other = themedBy[fixture];
  for (const file of other === undefined ? [] : ['templates/document.hbs', 'templates/theme.css']) {
    cpSync(join(fixtures, other ?? '', file), join(root, file));
  }
  cpSync(join(fixtures, fixture), root, { recursive: true, filter: (path) => !/[/\\](dist|\.frontage)$/.test(path) });
}

export function tempSite(fixture: string): TempSite {
  const root = realpathSync(mkdtempSync(join(tmpdir(), `frontage-${fixture}-`)));
  copyFixture(fixture, root);
  return siteIn(root);
}

/** Returns the site in a folder. `drop` deletes the folder. */
export function siteIn(root: string): TempSite {
  const at = (file: string) => join(root, file);
  return {
    root,
    options: {
      files: diskFiles,
      config: at('pages.config.ts'),
      cacheDir: at('.frontage'),
      out: at('dist'),
      year: 2026,
    },
    edit(file, text, replacement) {
      const content = readFileSync(at(file), 'utf8');
      if (!content.includes(text)) throw new Error(`${file} does not contain "${text}"`);
      writeFileSync(at(file), content.replaceAll(text, replacement));
    },
    write: (file, content) => writeFileSync(at(file), content),
    move: (file, to) => renameSync(at(file), at(to)),
    remove: (file) => rmSync(at(file)),
    drop: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Returns every file of a folder by its relative path, as bytes. */
export function filesIn(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(files.map((file) => [file.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(file)]));
}
