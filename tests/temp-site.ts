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

/** A copy of a fixture's site outside the clone, which a test may change. */
export interface TempSite {
  readonly root: string;
  /** What a build of it needs. */
  readonly options: BuildOptions;
  /** Replaces words wherever they stand in a file; they must stand there. */
  readonly edit: (file: string, words: string, others: string) => void;
  readonly write: (file: string, content: string) => void;
  readonly move: (file: string, to: string) => void;
  readonly remove: (file: string) => void;
  /** Takes the copy away. */
  readonly drop: () => void;
}

const fixtures = resolve(import.meta.dirname, 'fixtures');

/** Whose document and theme a fixture has that brings none: what it is for does not hang on them. */
const dressedAs: Readonly<Record<string, string>> = {
  embeds: 'bakery',
  forms: 'bakery',
  languages: 'own-block',
  live: 'bakery',
  trades: 'own-block',
  cards: 'own-block',
};

/** Lays a fixture's site down in a folder. */
export function layDown(fixture: string, root: string): void {
  const other = dressedAs[fixture];
  for (const file of other === undefined ? [] : ['templates/document.hbs', 'templates/theme.css']) {
    cpSync(join(fixtures, other ?? '', file), join(root, file));
  }
  cpSync(join(fixtures, fixture), root, { recursive: true, filter: (path) => !/[/\\](dist|\.frontage)$/.test(path) });
}

export function tempSite(fixture: string): TempSite {
  const root = realpathSync(mkdtempSync(join(tmpdir(), `frontage-${fixture}-`)));
  layDown(fixture, root);
  return siteIn(root);
}

/** The site in a folder, which goes with it. */
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
    edit(file, words, others) {
      const text = readFileSync(at(file), 'utf8');
      if (!text.includes(words)) throw new Error(`${file} does not say "${words}"`);
      writeFileSync(at(file), text.replaceAll(words, others));
    },
    write: (file, content) => writeFileSync(at(file), content),
    move: (file, to) => renameSync(at(file), at(to)),
    remove: (file) => rmSync(at(file)),
    drop: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Every file of a built site by its path, as bytes. */
export function filesIn(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(files.map((file) => [file.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(file)]));
}
