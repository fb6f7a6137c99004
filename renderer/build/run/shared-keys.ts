import type { SharedKeys } from '../cache/page-cache.ts';
import { namedParts, type Parts, partsOf } from '../cache/parts.ts';
import { type CachedRunOptions, runKey } from '../cache/run-inputs.ts';
import { isEngineSource } from '../inputs/bundle/engine-sources.js';
import { engineVersion } from '../inputs/bundle/engine-version.ts';
import { imageOf } from '../inputs/images.ts';
import type { Loaded } from '../inputs/index.ts';
import { sharedFolders } from '../inputs/published/site-folder.ts';
import { contentHash, listHash } from '../lib/hash.ts';
import { isRecord } from '../lib/is-record.ts';
import { isBelow, relativeName } from '../lib/paths.ts';
import { sharedJson } from '../lib/shared-json.ts';
import type { Sheet, Styles } from '../page/render/sheets.ts';
import type { BuildOptions } from './build-contract.ts';
import type { OpenedSite } from './open-site.ts';

/** Name of the part for the engine. If it changed, a reason needs no other part. */
export const frontage = 'Frontage';

/** Returns hashes of everything that all pages depend on, group by group, with the parts that a reason can name. */
export function sharedKeys(opened: OpenedSite, given: BuildOptions): SharedKeys {
  const { loaded, routes, site } = opened;
  const options = { ...given, engine: engineVersion(given.engine, given.cacheDir) };
  const parts: Readonly<Record<keyof SharedHashes, Parts>> = {
    'Frontage or an option': optionParts(options),
    'the config around the routes': configParts(configAround(routes?.input)),
    'the code of blocks': loaded ? blockParts(loaded, given) : {},
    'templates/document.hbs': {},
    'the measures of the theme': namedParts([['the theme', measuresOf(opened)]]),
    'the names in templates/public': {},
    'a picture of all pages': namedParts(imagesOfAll(loaded, site).map(([name, image]) => [`picture ${name}`, image])),
  };
  return Object.fromEntries(
    Object.entries(sharedHashes(opened, options)).map(([group, hash]) => [
      group,
      { hash, parts: parts[group as keyof SharedHashes] },
    ]),
  );
}

/** Hashes of everything that all pages depend on, by its name in a reason. */
type SharedHashes = ReturnType<typeof sharedHashes>;

/** Returns hashes of everything that all pages depend on, group by group. */
export function sharedHashes(opened: OpenedSite, options: CachedRunOptions) {
  const { registry, document, loaded, site } = opened;
  return {
    'Frontage or an option': contentHash(runKey(options)),
    'the config around the routes': contentHash(sharedJson(configAround(opened.routes?.input))),
    'the code of blocks': registry?.version ?? '',
    'templates/document.hbs': contentHash(document?.source ?? ''),
    // All else of a style sheet is in the frames of documents alone.
    'the measures of the theme': contentHash(sharedJson(measuresOf(opened))),
    // Links to pages end in a slash then, and links to files do not.
    'the names in templates/public': site?.trailingSlash === 'always' ? listHash([...(site.publicFiles ?? [])]) : '',
    // Pages have the names of those that they show themselves.
    'a picture of all pages': contentHash(sharedJson(imagesOfAll(loaded, site))),
  };
}

/** What pages show of the measures of their theme: the sizes of pictures, and of letters. */
function measuresOf({ site, pictures }: OpenedSite): unknown {
  return [site?.letterWidths, pictures?.widths];
}

/** The config without what concerns some pages only, as facts do. Diagnostics get their severity after they are stored. */
function configAround(input: unknown) {
  const { routes: _, rules: __, facts: ___, pictures, ...rest } = isRecord(input) ? input : {};
  // What it says of a file concerns the pages that show the picture.
  return { ...rest, pictures: { formats: isRecord(pictures) ? pictures.formats : undefined } };
}

function imagesOfAll(loaded: Loaded | undefined, site: OpenedSite['site']) {
  const { cards, icon, organization } = site ?? {};
  return [cards?.image, icon, organization?.image].flatMap((name) => {
    const image = name === undefined ? undefined : loaded && imageOf(loaded.images, name);
    return image === undefined ? [] : [[image.name, image] as const];
  });
}

function optionParts({ engine, config, year, origin, hosts, today, production, timeout }: BuildOptions): Parts {
  return namedParts([
    [frontage, engine],
    ['the path of the config', config],
    ['the year', year],
    ['the origin', origin],
    ['--host', hosts],
    ['the day', today],
    ['--production', production],
    ['the time limit of the config', timeout],
  ]);
}

function configParts(around: unknown): Parts {
  return Object.fromEntries(Object.entries(partsOf(around)).map(([path, hash]) => [`${path} in the config`, hash]));
}

/** The site's own blocks and drawings, and other files that they import. The engine's blocks are a part of its version. */
function blockParts({ registry, root }: Loaded, { files }: BuildOptions): Parts {
  const blocks = [...registry.blocks].flatMap(([type, { own, folder }]) =>
    own === true ? [{ name: `block ${type}`, folder }] : [],
  );
  const drawings = [...registry.drawings].map(([kind, { folder }]) => ({ name: `drawing ${kind}`, folder }));
  const shared = sharedFolders(files, root);
  const sources = new Map<string, string[]>();
  for (const file of registry.files) {
    if (isEngineSource(file) || !(isBelow(file, root) || shared.some((folder) => isBelow(file, folder)))) continue;
    const { name = relativeName(root, file) } =
      [...blocks, ...drawings].find(({ folder }) => isBelow(file, folder)) ?? {};
    const hashes = sources.get(name) ?? [];
    sources.set(name, hashes);
    hashes.push(contentHash(files.read(file) ?? ''));
  }
  return namedParts(sources);
}

/** Returns the style sheets of a site by name, with their hashes. */
export function styleParts({ base, older, sdk, blocks, layouts }: Styles): Parts {
  const marks = (sheets: Iterable<Sheet>) => [...sheets].map(({ cspHash, fonts }) => [cspHash, fonts]);
  return namedParts([
    ['the theme', marks([base, older])],
    ['the styles of the SDK', marks([...sdk].flatMap(([name, sheet]) => (isDrawing(name) ? [] : [sheet])))],
    ...[...sdk].flatMap(([name, sheet]) =>
      isDrawing(name) ? [[`the style of ${name.replace(':', ' ')}`, marks([sheet])] as const] : [],
    ),
    ...[...blocks].map(([type, sheet]) => [`the style of block ${type}`, marks([sheet])] as const),
    ...[...layouts].map(([name, sheet]) => [`the style of layout ${name}`, marks([sheet])] as const),
  ]);
}

function isDrawing(name: string): boolean {
  return name.startsWith('drawing:');
}
