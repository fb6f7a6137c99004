import type { RenderedSite } from '../../renderer/build/index.ts';
import { withHidden } from '../../renderer/build/page/expand.ts';
import type { Path } from '../../renderer/sdk/issue.ts';
import type { PageNode, SectionNode } from '../../renderer/site/site.ts';
import type { ConfigOperation } from '../author/operations/operation.ts';
import type { SiteEdit } from '../author/site-edit.ts';
import { UsageError } from '../failure.ts';
import { hasField } from './fields.ts';

/** The last valid site, and an edit of its files. */
export interface SiteContext {
  readonly made: RenderedSite;
  readonly edit: SiteEdit;
}

/** A section of a page. */
export interface SectionSpot {
  readonly page: string;
  readonly section: string;
}

/** A value of a section, as the studio names it. */
export interface TextSpot extends SectionSpot {
  readonly field: Path;
}

/** Whether a path leads to a place or into it. */
export function startsWith(path: Path, start: Path): boolean {
  return start.every((step, index) => path[index] === step);
}

/** Whether the entry of a page writes a value, and not the template that the entry names. */
export function isOwnPath(path: Path, entry: Path): boolean {
  return startsWith(path, entry) && path[entry.length] !== 'template';
}

/** Returns the value at a path; undefined if there is none. What every object inherits is no value. */
export function valueIn(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      Object.hasOwn(Object(inner), step) && typeof inner === 'object' ? Reflect.get(Object(inner), step) : undefined,
    value,
  );
}

/** Returns the sections of a page from top to bottom; none if there is no such page. */
export function sectionsOf(made: RenderedSite, path: string) {
  return made.rendered.find(({ page }) => page.path === path)?.page.sections ?? [];
}

/** Returns the route of a page, or the page for unknown addresses. */
export function routeOf({ ready: { site } }: RenderedSite, path: string): PageNode | undefined {
  return [...site.routes, site.notFound].find((route) => route.path === path);
}

/** Returns the route of a page. Throws a UsageError if there is none. */
export function requireRoute(made: RenderedSite, page: string): PageNode {
  const route = routeOf(made, page);
  if (route === undefined) throw new UsageError(`There is no page ${page}.`, 'Load the studio again.');
  return route;
}

/** Returns the entry of the config's routes with a kind and a name, and its index; an index of -1 if there is none. */
export function namedRoute({ ready: { loaded } }: RenderedSite, kind: string, name: string) {
  const routes = valueIn(loaded.input, ['routes']);
  const all: unknown[] = Array.isArray(routes) ? routes : [];
  const index = all.findIndex((route) => valueIn(route, ['kind']) === kind && valueIn(route, ['name']) === name);
  return { index, route: all[index] };
}

/** Returns the sections of a page from top to bottom, with those of its own that are hidden. */
export function writtenSections(made: RenderedSite, path: string): SectionNode[] {
  const shown = sectionsOf(made, path);
  const nodes = (isTop: boolean) =>
    shown.flatMap(({ slot, node }) => (slot !== 'main' && (slot === 'top') === isTop ? [node] : []));
  const own = shown.flatMap(({ slot, node }) => (slot === 'main' ? [node] : []));
  return [...nodes(true), ...withHidden(own, routeOf(made, path)?.hidden ?? [], (node) => node), ...nodes(false)];
}

/** Returns a section of a page. Throws a UsageError if there is none. */
export function sectionNode(made: RenderedSite, { page, section }: SectionSpot): SectionNode {
  const node = writtenSections(made, page).find(({ name }) => name === section);
  if (node === undefined) throw new UsageError(`The page has no section "${section}".`, 'Load the page again.');
  return node;
}

/** Returns the path in the config of a value of the expanded pages; undefined if a table or a Markdown file writes it. */
export function writtenPath({ ready }: RenderedSite, path: Path): Path | undefined {
  const found = ready.writtenAt(path);
  return 'path' in found && found.file === undefined && found.prose === undefined ? found.path : undefined;
}

/** Returns the path in the config of a value of the expanded pages. Throws a UsageError if it is written elsewhere. */
export function written(made: RenderedSite, path: Path): ConfigOperation['path'] {
  const found = writtenPath(made, path);
  if (found !== undefined) return [...found];
  throw new UsageError(
    'This value is written in a table or a Markdown file.',
    'Open that file in your editor and change it there.',
  );
}

/** Returns the path in the config of a field of a section. Throws a UsageError if there is none, or if it is written elsewhere. */
export function writtenField(made: RenderedSite, spot: TextSpot): ConfigOperation['path'] {
  const { at, definition } = sectionNode(made, spot);
  if (hasField(definition.schema, spot.field)) return written(made, [...at, ...spot.field]);
  const field = spot.field.join('.');
  throw new UsageError(`The block "${definition.block.type}" has no field "${field}".`, 'Load the page again.');
}

/** What to open for a place in the config: a page, and the section and field in it that the place leads into. */
export interface PageSpot {
  readonly page: string;
  readonly section?: string;
  readonly field?: Path;
}

/** Returns what to open for each path in the config; null for one that no page is made of. */
export function pageSpots(made: RenderedSite, paths: readonly Path[]): (PageSpot | null)[] {
  const spots = new Map<Path, PageSpot>();
  for (const { page } of made.rendered) {
    const left = paths.filter((path) => spots.get(path)?.section === undefined);
    if (left.length === 0) break;
    const route = writtenPath(made, (routeOf(made, page.path) ?? made.ready.site.notFound).at);
    for (const path of left)
      if (route && startsWith(path, route) && !spots.has(path)) spots.set(path, { page: page.path });
    for (const { name, at } of writtenSections(made, page.path)) {
      const start = writtenPath(made, at);
      for (const path of left) {
        if (start && startsWith(path, start))
          spots.set(path, { page: page.path, section: name, field: path.slice(start.length) });
      }
    }
  }
  return paths.map((path) => spots.get(path) ?? null);
}

/** Returns a field outside of lists, and the rest of the path in the first list that it leads into. */
export function aroundList(field: Path): { readonly outside: Path; readonly inside: Path } {
  const list = field.findIndex((step) => typeof step === 'number');
  return list < 0 ? { outside: field, inside: [] } : { outside: field.slice(0, list), inside: field.slice(list) };
}

/** Returns a value as JSON has it. */
export function plain(value: unknown) {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
