import { join } from 'node:path';
import type { CachedPage, PageCache } from '../cache/page-cache.ts';
import { changedParts, listed, namedParts, type Parts, partsOf } from '../cache/parts.ts';
import type { PageRecord } from '../checks/page-record.ts';
import { isRecord } from '../lib/is-record.ts';
import type { Manifest } from '../output/index.ts';
import type { Frame } from '../page/render/frame.ts';
import type { Sheet, Styles } from '../page/render/sheets.ts';
import { everySection } from '../page/resolve/index.ts';
import { MatrixPage } from '../routes/matrix-page.ts';
import { contentKey } from '../routes/page-fields.ts';
import type { RawPage } from '../schema/raw-page.ts';
import type { BuildOptions } from './build-contract.ts';
import type { Route } from './built-page.ts';
import type { OpenedSite } from './open-site.ts';
import type { SiteReads } from './reads.ts';

/** The cache and the output of the last build. */
interface LastSite {
  readonly cache: PageCache | undefined;
  readonly manifest: Manifest;
}

/** Returns the pages of the site in their order, the one for unknown addresses last, and whether each can be reused. */
export function routesOf(
  opened: OpenedSite,
  reads: SiteReads,
  { cache, manifest: { files } }: LastSite,
  options: BuildOptions,
): Route[] {
  const pages: readonly (RawPage | undefined)[] = [...(opened.routes?.pages ?? []), undefined];
  const changes = cache && reads.changesSince(cache.reads);
  const ofAll = changes === undefined ? 'no earlier build is known' : changes.ofAll && `${changes.ofAll} changed`;
  const known = new Map(cache?.pages.map((page) => [page.key, page]));
  const paths = new Map(cache?.pages.map((page) => [page.record.page.path, page]));
  return pages.map((raw): Route => {
    const key = raw === undefined ? contentKey('notFound', notFoundOf(opened)) : pageKey(raw, opened);
    const parts = pages.length <= maxPagesWithParts ? () => partsOfPage(raw, opened) : undefined;
    const miss = (reason: string): Route => ({ raw, key, parts, cached: undefined, reason });
    if (ofAll !== undefined) return miss(`rendered: ${ofAll}`);
    const cached = known.get(key);
    if (cached === undefined) return miss(`rendered: ${changeOf({ raw, key, parts }, paths)}`);
    const { file, image } = cached.record.page;
    if (files.get(file)?.hash !== cached.hash) {
      const isThere = options.files.kind(join(options.out, file)) === 'file';
      return miss(`rendered: its output file ${isThere ? 'changed' : 'is missing'}`);
    }
    if (image !== undefined && !files.has(image.output))
      return miss('rendered: its social card in the output is missing');
    if (everySection(cached.record.page).some(({ pictures = [] }) => pictures.flat().some((path) => !files.has(path))))
      return miss('rendered: a picture of it in the output is missing');
    const changed = changes?.first(cached.record);
    if (changed !== undefined) return miss(`rendered: ${changed} changed`);
    const at = raw?.at ?? cached.record.at;
    const isMoved = at.join() !== cached.record.at.join();
    if (isReported(cached.record) && isMoved)
      return miss('rendered: it has warnings, and its route moved in the config');
    const moved = isMoved ? { ...cached, record: { ...cached.record, at } } : cached;
    return { raw, key, parts, cached: moved, reason: 'reused' };
  });
}

/** Returns the content key of a page, with a key of the pages above it, which its breadcrumb shows. */
export function pageKey(raw: RawPage, { parents }: Pick<OpenedSite, 'parents'>): string {
  const trail = parents.keyOf(raw);
  return trail === '' ? raw.key() : `${raw.key()}${trailMark}${trail}`;
}

const trailMark = ' ^';

/** The parts of the input of a page, and the marks of its rows. */
function partsOfPage(raw: RawPage | undefined, opened: OpenedSite): Parts {
  if (raw instanceof MatrixPage)
    return Object.fromEntries(Object.entries(raw.rows).map(([axis, row]) => [axis, row.marks]));
  return isOfMatrix(raw) ? {} : partsOf(raw === undefined ? notFoundOf(opened) : raw.input);
}

/** Avoids the `origin` of matrix pages, which is computed on each access. */
function isOfMatrix(raw: RawPage | undefined): boolean {
  return raw instanceof MatrixPage || ['matrix', 'collection'].includes(raw?.origin?.kind ?? '');
}

/** Larger sites would have too many parts to store. */
const maxPagesWithParts = 1000;

function notFoundOf({ routes }: OpenedSite): unknown {
  return isRecord(routes?.input) ? routes.input.notFound : undefined;
}

/** Says why a document has another frame. */
export function frameReason(
  before: Frame['hashes'],
  now: Frame['hashes'],
  { styles, lastStyles }: { readonly styles: Parts; readonly lastStyles: Parts },
): string {
  if (before[0] === now[0]) return 'rendered: the scripts that pages share changed';
  const changed = changedParts(styles, lastStyles);
  return `rendered: ${changed.length === 0 ? 'the stylesheet files that pages share' : listed(changed)} changed`;
}

/** Whether a page has diagnostics, which have its old path in the config. */
function isReported({ diagnostics, hits }: PageRecord): boolean {
  return diagnostics.length + Object.keys(hits).length > 0;
}

/** Says which part of a page's key is new. The key of a matrix page names its route first, and then its rows. */
function changeOf(
  { raw, key, parts }: Pick<Route, 'raw' | 'key' | 'parts'>,
  paths: ReadonlyMap<string, CachedPage>,
): string {
  const before = paths.get(raw === undefined ? '/404' : String(raw.address));
  if (before === undefined) return 'new page';
  const [own = '', trail] = key.split(trailMark);
  const [ownBefore = '', trailBefore] = before.key.split(trailMark);
  if (own === ownBefore && trail !== trailBefore) return 'the titles of pages above it changed';
  const [route, ...rows] = own.split(' ');
  const [routeBefore, ...rowsBefore] = ownBefore.split(' ');
  if (rows.length === 0 || rows.length !== rowsBefore.length) {
    const changed = before.parts && changedParts(parts?.() ?? {}, before.parts);
    if (changed?.length) return `${listed(changed)} changed`;
    return isOfMatrix(raw) ? 'its rows, page template or page list changed' : 'its content in the config changed';
  }
  if (route !== routeBefore) return 'its route or page template changed';
  const axes = raw instanceof MatrixPage ? Object.entries(raw.rows) : [];
  const changed = axes.filter((_, axis) => rows[axis] !== rowsBefore[axis]);
  const [[axis, row] = []] = changed;
  const fields = changed.length === 1 && axis !== undefined ? row?.changedSince(before.parts?.[axis] ?? '') : [];
  if (row !== undefined && fields?.length) return `${listed(fields)} of ${axis} ${row.id} changed`;
  return `${changed.length > 1 ? 'rows' : 'row'} of ${listed(changed.map(([name]) => name))} changed`;
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
