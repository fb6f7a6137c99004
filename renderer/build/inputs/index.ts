import { basename, dirname, join } from 'node:path';
import { append } from '../../sdk/any-length.ts';
import { type Diagnostic, DiagnosticsError } from '../../sdk/issue.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import type { Files } from '../lib/files.ts';
import { isBelow } from '../lib/paths.ts';
import { withSameParts } from '../lib/same-parts.ts';
import { modulePath } from './bundle/bundle-inputs.ts';
import { loadConfig } from './config.ts';
import { type Data, loadData } from './data.ts';
import { Icons } from './icons/index.ts';
import { type Images, imagesLeftOut, loadImages } from './images.ts';
import { invalidCharacterOf } from './invalid-characters.ts';
import { foldersWithoutDrawing } from './own-drawing.ts';
import { PictureCache } from './pictures/picture-cache.ts';
import { loadProse, type ProseFiles } from './prose/index.ts';
import { loadPublicFiles, type PublicFiles, publicFolder } from './public-files.ts';
import { outsideFile } from './published/published-file.ts';
import { belongsToSite, sharedFolders } from './published/site-folder.ts';
import { type LoadedRegistry, loadRegistry, partialRegistry } from './registry.ts';
import { decodedText, encodingError } from './sources/encoding.ts';
import { Sources } from './sources/index.ts';
import { type ThemeSheet, themeSheets } from './theme/theme-sheets.ts';
import { loadVideos, type Videos } from './videos/index.ts';

/** A site as written, with everything that later stages need. */
export interface Loaded {
  /** The site's folder. */
  readonly root: string;
  /** The default export of the config as plain data, not validated. */
  readonly input: unknown;
  readonly diagnostics: readonly Diagnostic[];
  readonly registry: LoadedRegistry;
  readonly images: Images;
  readonly videos: Videos;
  /** The files that are copied to the output as they are. */
  readonly publicFiles: PublicFiles;
  readonly icons: Icons;
  readonly prose: ProseFiles;
  /** The files of rows that routes refer to. */
  readonly data: Data;
  /** The Handlebars template of the HTML document; undefined if it cannot be read. */
  readonly document: string | undefined;
  /** The style sheets with the design tokens, in the order of the cascade. */
  readonly themeSheets: readonly ThemeSheet[];
  /** The text of these sheets; empty if they cannot be read. */
  readonly theme: string;
  /** Absolute paths of files and folders to watch for changes. */
  readonly watched: readonly string[];
  /** Absolute paths of the config and every file that it imports. */
  readonly configFiles: readonly string[];
}

export interface LoadOptions {
  readonly files: Files;
  /** Absolute path of the config; its folder is the site's root. */
  readonly config: string;
  /** The cache folder. */
  readonly cacheDir: string;
  /** Milliseconds that the config may take to load. */
  readonly timeout?: number;
  readonly last?: Pick<Loaded, 'input' | 'data'> | undefined;
}

/** Returns the source locations of values in the config and its tables. Parses files on demand. */
export function configSources(files: Files, config: string): Sources {
  const root = dirname(config);
  // Reports must not show lines of a linked file outside the site, of a binary file, or of a public one, which may be huge.
  const isShown = (file: string) =>
    !binary.test(file) &&
    !isBelow(file, join(root, publicFolder)) &&
    (!isBelow(file, root) || belongsToSite(files, root, file));
  return new Sources({
    entry: config,
    read: (file) => {
      const isRead = files.kind(file) === 'file' && (file === config || isShown(file));
      const bytes = isRead ? files.read(file) : undefined;
      return bytes && decodedText(bytes);
    },
    resolve: (specifier, importer) => modulePath(files, specifier, importer),
  });
}

const binary = /\.(?:avif|webp|png|jpe?g|gif|svg|ico|woff2?|ttf|otf|mp4|webm|mov)$/i;

/** Loads a site: config, copy, blocks, pictures and templates. Throws {@link DiagnosticsError} if it cannot go on. */
export async function load({ files, config, cacheDir, timeout, last }: LoadOptions): Promise<Loaded> {
  const root = dirname(config);
  requireConfig(files, config);
  const diagnostics: Diagnostic[] = [];
  const [loaded, known, prose] = await Promise.all([
    collected(diagnostics, loadConfig(config, { files, cacheDir, timeout })),
    collected(diagnostics, loadRegistry({ files, root, cacheDir })),
    loadProse(files, root),
  ]);
  const document = readTemplate(files, root, 'document.hbs', diagnostics);
  const sheets = themeSheets(files, root, readTemplate(files, root, 'theme.css', diagnostics) ?? '', diagnostics);
  const images = await loadImages(files, root, new PictureCache(cacheDir));
  const publicFiles = loadPublicFiles(files, root);
  if (loaded === undefined) throw new DiagnosticsError([...diagnostics, ...imagesLeftOut(images, diagnostics)]);
  // Goes on without the blocks that fail, to report all other errors as well.
  const registry = known ?? (await partialRegistry({ files, root, cacheDir }, diagnostics));
  append(diagnostics, foldersWithoutDrawing(files, root));
  const input = last === undefined ? loaded.value : withSameParts(last.input, loaded.value);
  const data = loadData(files, root, input, last?.data);
  return {
    root,
    input,
    diagnostics: [
      ...loaded.diagnostics,
      ...diagnostics,
      ...publicFiles.diagnostics,
      ...invalidCharacterOf(join(root, 'templates/document.hbs'), document ?? ''),
    ],
    registry,
    images,
    videos: loadVideos(files, root, cacheDir),
    publicFiles,
    icons: new Icons(files, root),
    prose,
    data,
    document,
    themeSheets: sheets,
    theme: sheets.map(({ css }) => css).join('\n'),
    configFiles: loaded.files,
    watched: [
      ...loaded.files,
      ...registry.files,
      ...[...data.values(), ...sheets].map(({ file }) => file),
      ...sharedFolders(files, root),
    ],
  };
}

/** Awaits a result, and adds its errors to the diagnostics. */
async function collected<T>(diagnostics: Diagnostic[], result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (error) {
    if (!(error instanceof DiagnosticsError)) throw error;
    append(diagnostics, error.diagnostics);
    return undefined;
  }
}

function requireConfig(files: Files, config: string): void {
  const kind = files.kind(config);
  if (kind === 'file') return;
  const name = basename(config);
  const place = { file: config, line: 1, column: 1 };
  if (kind === 'folder') {
    throw new DiagnosticsError([
      {
        code: 'config-unreadable',
        message: `${name} is a folder; the config must be a file.`,
        path: [],
        place,
        suggestion: 'Name the file with --config PATH.',
      },
    ]);
  }
  const siblings = files.list(dirname(config)).filter((other) => !other.includes('/') && /\.[cm]?[jt]s$/.test(other));
  throw new DiagnosticsError([
    {
      code: 'config-missing',
      message: `There is no config file ${name} in this folder.`,
      path: [],
      place,
      suggestion:
        siblings.length > 1
          ? didYouMean(name, siblings, 'file')
          : siblings.length === 1
            ? `Did you mean "${siblings[0]}"?`
            : 'Run `npx frontage init` to start a site here, or name the file with --config PATH.',
    },
  ]);
}

/** Reads a template that every site has, and adds errors to the diagnostics. */
function readTemplate(
  files: Files,
  root: string,
  name: 'document.hbs' | 'theme.css',
  diagnostics: Diagnostic[],
): string | undefined {
  const file = join(root, 'templates', name);
  const at = { path: [], place: { file, line: 1, column: 1 } };
  const code = name === 'theme.css' ? 'theme-invalid' : 'document-invalid';
  if (!belongsToSite(files, root, file)) {
    diagnostics.push({ ...at, ...outsideFile(`templates/${name}`) });
    return undefined;
  }
  const bytes = files.kind(file) === 'file' ? files.read(file) : undefined;
  const error = bytes && encodingError(file, bytes);
  if (bytes !== undefined && error === undefined) return new TextDecoder().decode(bytes);
  const missing = {
    message: `The file templates/${name} is missing.`,
    suggestion: 'Run `npx frontage init` in an empty folder to see what it looks like.',
  };
  diagnostics.push({ ...at, code, ...(error ?? missing) });
  return undefined;
}
