import type { CachedPage, PageCache, SharedKeys } from '../cache/page-cache.ts';
import { keyOf } from '../cache/same-inputs.ts';
import type { PageRecord } from '../checks/page-record.ts';
import { engineVersion } from '../inputs/bundle/engine-version.ts';
import { contentHash, listHash } from '../lib/hash.ts';
import { isRecord } from '../lib/is-record.ts';
import { sharedJson } from '../lib/shared-json.ts';
import type { Manifest } from '../output/index.ts';
import { keyOfInput } from '../routes/lazy-page.ts';
import type { RawPage } from '../schema/raw-page.ts';
import type { BuildOptions } from './build-contract.ts';
import type { Route } from './built-page.ts';
import type { OpenedSite } from './open-site.ts';

/** Hashes of everything that all pages depend on, part by part. */
export function sharedKeys(opened: OpenedSite, options: BuildOptions): SharedKeys {
  const { routes, registry, document, styles, loaded } = opened;
  // Diagnostics get their severity after they are stored.
  const { routes: _, rules: __, ...around } = isRecord(routes?.input) ? routes.input : {};
  const sheets = styles && [styles.base, styles.older, ...styles.kit.values(), ...styles.blocks.values()];
  return {
    'Frontage or an option': contentHash(
      keyOf({ ...options, engine: engineVersion(options.engine, options.cacheDir) }),
    ),
    'the config around the routes': contentHash(sharedJson(around)),
    'the code of a block': registry?.version ?? '',
    'templates/document.hbs': contentHash(document?.source ?? ''),
    'a style sheet': listHash((sheets ?? []).flatMap(({ cspHash, fonts }) => [cspHash, ...fonts])),
    'a picture': contentHash(sharedJson([...(loaded?.images ?? [])])),
  };
}

/** The pages of the site in their order, the one for unknown addresses last. */
export function routesOf(
  opened: OpenedSite,
  shared: SharedKeys,
  cache: PageCache | undefined,
  { files }: Manifest,
): Route[] {
  const pages: readonly (RawPage | undefined)[] = [...(opened.routes?.pages ?? []), undefined];
  const changed = cache && Object.keys(shared).find((name) => shared[name] !== cache.shared[name]);
  const known = new Map(cache?.pages.map((page) => [page.key, page]));
  const paths = new Map(cache?.pages.map((page) => [page.record.page.path, page]));
  const notFound = isRecord(opened.routes?.input) ? opened.routes.input.notFound : undefined;
  return pages.map((raw): Route => {
    const key = raw === undefined ? keyOfInput('notFound', notFound) : raw.key();
    if (cache === undefined) return { raw, key, cached: undefined, reason: 'rendered: no earlier build is known' };
    if (changed !== undefined) return { raw, key, cached: undefined, reason: `rendered: ${changed} changed` };
    const cached = known.get(key);
    if (cached === undefined) return { raw, key, cached, reason: missReason(raw, key, paths) };
    const { file, image } = cached.record.page;
    if (files.get(file)?.hash !== cached.hash)
      return { raw, key, cached: undefined, reason: 'rendered: its file in the output changed' };
    if (image !== undefined && !files.has(image.output))
      return { raw, key, cached: undefined, reason: 'rendered: its social card is missing in the output' };
    const at = raw?.at ?? cached.record.at;
    if (isReported(cached.record) && at.join() !== cached.record.at.join())
      return { raw, key, cached: undefined, reason: 'rendered: something is reported about it, and its route moved' };
    return { raw, key, cached: { ...cached, record: { ...cached.record, at } }, reason: 'reused' };
  });
}

/** Whether a page has diagnostics, which have its old path in the config. */
function isReported({ diagnostics, ended, hits }: PageRecord): boolean {
  return diagnostics.length + (ended?.length ?? 0) + Object.keys(hits).length > 0;
}

/** Which part of a page's key is new. The key of a matrix page names its route first, and then its rows. */
function missReason(raw: RawPage | undefined, key: string, paths: ReadonlyMap<string, CachedPage>): string {
  const before = paths.get(raw === undefined ? '/404' : String(raw.address));
  if (before === undefined) return 'rendered: new page';
  const [route, ...rows] = key.split(' ');
  const [routeBefore, ...rowsBefore] = before.key.split(' ');
  if (rows.length === 0 || rows.length !== rowsBefore.length) return 'rendered: its content in the config changed';
  if (route !== routeBefore) return 'rendered: its route or template changed';
  const changed = rows.flatMap((row, axis) => (row === rowsBefore[axis] ? [] : [axis + 1]));
  return `rendered: ${changed.length > 1 ? 'rows' : 'row'} of its ${changed.map((axis) => ordinal(axis)).join(' and ')} table changed`;
}

function ordinal(number: number): string {
  return ['first', 'second', 'third', 'fourth'][number - 1] ?? `${number}th`;
}
