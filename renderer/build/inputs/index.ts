import { basename, dirname, join } from 'node:path';
import { append } from '../../sdk/any-length.ts';
import { Faults, type Finding } from '../../sdk/issue.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import type { Files } from '../lib/files.ts';
import { modulePath } from './bundle/module-path.ts';
import { loadConfig } from './config.ts';
import { type Data, excerptIn, loadData } from './data.ts';
import { type Images, imagesLeftOut, loadImages } from './images.ts';
import { invalidCharacterOf } from './invalid-characters.ts';
import { outsideFile } from './published/published-file.ts';
import { belongsToSite, isBelow } from './published/site-folder.ts';
import { type LoadedRegistry, loadRegistry, soundRegistry } from './registry.ts';
import { decodedText, encodingFault } from './sources/encoding.ts';
import { Sources } from './sources/index.ts';

/** A site as written, with everything of it that later stages read. */
export interface Loaded {
  /** The site's folder. */
  readonly root: string;
  /** The default export of the config, as plain data, not yet checked. */
  readonly input: unknown;
  readonly findings: readonly Finding[];
  readonly registry: LoadedRegistry;
  readonly images: Images;
  /** The files of rows that routes name. */
  readonly data: Data;
  /** The HTML document around every page, a Handlebars template; undefined where it cannot be read. */
  readonly document: string | undefined;
  /** The site's design tokens; empty where they cannot be read. */
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
  const root = dirname(config);
  // No issue shows lines of a file that a link leads to outside of the site, or of one that is no text.
  const isShown = (file: string) => !binary.test(file) && (!isBelow(file, root) || belongsToSite(files, root, file));
  return new Sources({
    entry: config,
    read: (file) => {
      const isRead = files.kind(file) === 'file' && (file === config || isShown(file));
      const bytes = isRead ? files.read(file) : undefined;
      return bytes && decodedText(bytes);
    },
    resolve: (specifier, importer) => modulePath(files, specifier, importer),
    excerpt: (file, row) => excerptIn(data, file, row),
  });
}

const binary = /\.(?:avif|webp|png|jpe?g|gif|svg|ico|woff2?|ttf|otf)$/i;

/** Reads a site: its config and copy, its blocks, pictures and templates. Throws {@link Faults} when it cannot go on. */
export async function load({ files, config, cacheDir, timeout }: LoadOptions): Promise<Loaded> {
  const root = dirname(config);
  requireConfig(files, config);
  const findings: Finding[] = [];
  const [loaded, known] = await Promise.all([
    collected(findings, loadConfig(config, { files, cacheDir, timeout })),
    collected(findings, loadRegistry({ files, root, cacheDir })),
  ]);
  const document = readTemplate(files, root, 'document.hbs', findings);
  const theme = readTemplate(files, root, 'theme.css', findings) ?? '';
  const images = loadImages(files, root);
  if (loaded === undefined) throw new Faults([...findings, ...imagesLeftOut(images, findings)]);
  // Without the blocks that cannot be loaded, all else that is wrong is said as well.
  const registry = known ?? (await soundRegistry({ files, root, cacheDir }, findings));
  const data = loadData(files, root, loaded.value);
  return {
    root,
    input: loaded.value,
    findings: [
      ...loaded.findings,
      ...findings,
      ...invalidCharacterOf(join(root, 'templates/document.hbs'), document ?? ''),
    ],
    registry,
    images,
    data,
    document,
    theme,
    configFiles: loaded.files,
    watched: [...loaded.files, ...registry.files, ...[...data.values()].map(({ file }) => file)],
  };
}

/** The result of loading a part of a site; its errors are added to the findings. */
async function collected<T>(findings: Finding[], part: Promise<T>): Promise<T | undefined> {
  try {
    return await part;
  } catch (error) {
    if (!(error instanceof Faults)) throw error;
    append(findings, error.findings);
    return undefined;
  }
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

/** The text of a template that every site has; what is wrong with it is added to the findings. */
function readTemplate(
  files: Files,
  root: string,
  name: 'document.hbs' | 'theme.css',
  findings: Finding[],
): string | undefined {
  const file = join(root, 'templates', name);
  const at = { path: [], place: { file, line: 1, column: 1 } };
  const code = name === 'theme.css' ? 'theme-invalid' : 'document-invalid';
  if (!belongsToSite(files, root, file)) {
    findings.push({ ...at, ...outsideFile(`templates/${name}`) });
    return undefined;
  }
  const bytes = files.kind(file) === 'file' ? files.read(file) : undefined;
  const fault = bytes && encodingFault(file, bytes);
  if (bytes !== undefined && fault === undefined) return new TextDecoder().decode(bytes);
  const missing = {
    message: `The file templates/${name} is missing.`,
    suggestion: 'Run `frontage init` in an empty folder to see what it looks like.',
  };
  findings.push({ ...at, code, ...(fault ?? missing) });
  return undefined;
}
