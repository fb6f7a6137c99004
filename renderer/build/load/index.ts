import { basename, dirname, join } from 'node:path';
import { Faults, type Finding } from '../../kit/issue.ts';
import { didYouMean } from '../../kit/suggest.ts';
import type { Registry } from '../../site/registry.ts';
import type { Files } from '../files.ts';
import { invalidCharacterOf } from '../invalid-characters.ts';
import { decodedText, encodingFault } from '../sources/encoding.ts';
import { Sources } from '../sources/index.ts';
import { loadConfig } from './config.ts';
import { type Data, excerptIn, loadData } from './data.ts';
import { type ImageFile, loadImages } from './images.ts';
import { modulePath } from './module-path.ts';
import { loadRegistry } from './registry.ts';

/** A site as written, with everything of it that later stages read. */
export interface Loaded {
  /** The site's folder. */
  readonly root: string;
  /** The default export of the config, as plain data, not yet checked. */
  readonly input: unknown;
  readonly findings: readonly Finding[];
  readonly registry: Registry;
  readonly images: ReadonlyMap<string, ImageFile>;
  /** The files of rows that routes name. */
  readonly data: Data;
  /** The HTML document around every page, a Handlebars template. */
  readonly document: string;
  /** The site's design tokens. */
  readonly theme: string;
  /** Files whose change makes the result stale, absolute. */
  readonly watched: readonly string[];
  /** The config and every file that it imports, absolute. */
  readonly configFiles: readonly string[];
}

export interface LoadOptions {
  readonly files: Files;
  /** Absolute path of the config; its folder is the site's root. */
  readonly config: string;
  /** Folder for what is remembered between runs. */
  readonly cacheDir: string;
  /** Milliseconds the config may take to load. */
  readonly timeout?: number;
}

/** Where values of a config stand in its files, and those of its tables; parses nothing until it is asked. */
export function configSources(files: Files, config: string, data: Data = new Map()): Sources {
  return new Sources({
    entry: config,
    read: (file) => {
      const bytes = files.kind(file) === 'file' ? files.read(file) : undefined;
      return bytes && decodedText(bytes);
    },
    resolve: (specifier, importer) => modulePath(files, specifier, importer),
    excerpt: (file, row) => excerptIn(data, file, row),
  });
}

/** Reads a site: its config and copy, its blocks, pictures and templates. Throws {@link Faults} when it cannot go on. */
export async function load({ files, config, cacheDir, timeout }: LoadOptions): Promise<Loaded> {
  const root = dirname(config);
  requireConfig(files, config);
  const [loaded, registry] = await Promise.all([
    loadConfig(config, { files, cacheDir, timeout }),
    loadRegistry({ files, root, cacheDir }),
  ]);
  const document = requireTemplate(files, root, 'document.hbs', 'document-invalid');
  const theme = requireTemplate(files, root, 'theme.css', 'theme-invalid');
  const data = loadData(files, root, loaded.value);
  return {
    root,
    input: loaded.value,
    findings: [...loaded.findings, ...invalidCharacterOf(join(root, 'templates/document.hbs'), document)],
    registry,
    images: loadImages(files, root),
    data,
    document,
    theme,
    configFiles: loaded.files,
    watched: [...loaded.files, ...registry.files, ...[...data.values()].map(({ file }) => file)],
  };
}

function requireConfig(files: Files, config: string): void {
  const kind = files.kind(config);
  if (kind === 'file') return;
  const name = basename(config);
  const place = { file: config, line: 1, column: 1 };
  if (kind === 'folder') {
    throw new Faults([
      {
        code: 'config-unreadable',
        message: `${name} is a folder; the config must be a file.`,
        path: [],
        place,
        suggestion: 'Name the file with --config PATH.',
      },
    ]);
  }
  const siblings = files.list(dirname(config)).filter((file) => !file.includes('/') && /\.[cm]?[jt]s$/.test(file));
  throw new Faults([
    {
      code: 'config-missing',
      message: `There is no config file ${name} in this folder.`,
      path: [],
      place,
      suggestion:
        siblings.length > 0
          ? didYouMean(name, siblings, 'file')
          : 'Run `frontage init` to start a site here, or name the file with --config PATH.',
    },
  ]);
}

function requireTemplate(files: Files, root: string, name: string, code: 'document-invalid' | 'theme-invalid'): string {
  const file = join(root, 'templates', name);
  const bytes = files.kind(file) === 'file' ? files.read(file) : undefined;
  const fault = bytes && encodingFault(file, bytes);
  if (fault !== undefined) throw new Faults([{ code, path: [], ...fault }]);
  if (bytes !== undefined) return new TextDecoder().decode(bytes);
  throw new Faults([
    {
      code,
      message: `The file templates/${name} is missing.`,
      path: [],
      place: { file, line: 1, column: 1 },
      suggestion: 'Run `frontage init` in an empty folder to see what it looks like.',
    },
  ]);
}
