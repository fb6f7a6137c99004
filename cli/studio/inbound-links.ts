import type { RenderedSite } from '../../renderer/build/index.ts';
import { isRecord } from '../../renderer/build/lib/is-record.ts';
import { DiagnosticsError, type Path } from '../../renderer/sdk/issue.ts';
import { plainPath } from '../../renderer/sdk/paths.ts';
import { applyOperation, readValue } from '../author/operations/apply.ts';
import { SiteEdit } from '../author/site-edit.ts';
import { UsageError } from '../failure.ts';
import { type SiteContext, sectionsOf, startsWith, valueIn, writtenPath } from './places.ts';

/** What links lead to: a page, or a section of it. */
export interface LinkedPart {
  readonly page: string;
  readonly section?: string | undefined;
}

/** A link to a page or a section, as the studio lists it. */
export interface InboundLink {
  readonly id: string;
  /** The pages that show it. */
  readonly pages: readonly string[];
  readonly text: string;
  readonly href: string;
  /** Whether the studio can let it lead elsewhere; false if code, a table or a Markdown file writes it. */
  readonly canFollow: boolean;
}

interface FoundLink {
  readonly pages: string[];
  readonly text: string;
  readonly href: string;
  readonly needle?: string | undefined;
  /** The path of its value among the expanded routes. */
  readonly at: Path;
}

/** Returns the links to a page or a section from elsewhere on the site. */
export function inboundLinks({ made, edit }: SiteContext, part: LinkedPart): InboundLink[] {
  return linksTo(made, part).map((link) => ({
    id: JSON.stringify([link.at, link.needle]),
    pages: link.pages,
    text: link.text,
    href: link.href,
    canFollow: retarget({ made, edit: new SiteEdit(edit.options) }, [link], () => '/') === 1,
  }));
}

/** Lets the links to a page or a section lead elsewhere, as far as they are written in the config; without `to`, they stay. */
export function retargetLinks(context: SiteContext, part: LinkedPart, to: string | undefined): void {
  if (to === undefined) return;
  retarget(context, linksTo(context.made, part), (href) => {
    if (part.section === undefined) return to;
    const [before] = href.split('#');
    return to === '' ? before || '#top' : `${before}#${to}`;
  });
}

/** Returns the number of links that could be changed. */
function retarget({ made, edit }: SiteContext, links: readonly FoundLink[], next: (href: string) => string): number {
  const values = new Map<string, { readonly path: Path; readonly text: string }>();
  let count = 0;
  for (const { at, href, needle } of links) {
    const path = writtenPath(made, at);
    const before = path && (values.get(JSON.stringify(path))?.text ?? textAt(edit, path));
    if (path === undefined || before === undefined) continue;
    const text = needle === undefined ? next(href) : before.replaceAll(`](${needle})`, `](${next(needle)})`);
    if (needle === undefined ? before !== href : before === text) continue;
    values.set(JSON.stringify(path), { path, text });
    count++;
  }
  for (const { path, text } of values.values()) applyOperation(edit, { op: 'set', path: [...path], value: text });
  return count;
}

/** Returns a text of the config; undefined if code computes it. */
function textAt(site: SiteEdit, path: Path): string | undefined {
  try {
    const value = readValue(site, path);
    return typeof value === 'string' ? value : undefined;
  } catch (error) {
    if (error instanceof DiagnosticsError || error instanceof UsageError) return undefined;
    throw error;
  }
}

function linksTo(made: RenderedSite, part: LinkedPart): FoundLink[] {
  const removed = part.section === undefined ? undefined : placesOf(made, part.page, part.section);
  const found = new Map<string, FoundLink>();
  for (const { page, linked } of made.ready.records) {
    for (const { href, target, at, needle } of linked.flatMap(({ links }) => links)) {
      if (target.kind !== 'route' && target.kind !== 'anchor') continue;
      const path = target.kind === 'anchor' ? page.path : plainPath(target.path);
      const leads = removed
        ? removed.ids.get(path)?.has(target.hash) && !removed.at.some((place) => startsWith(at, place))
        : path === part.page && page.path !== part.page && target.kind === 'route';
      if (!leads || isListed(made, at)) continue;
      const key = JSON.stringify([at, needle]);
      const known = found.get(key);
      if (known) known.pages.push(page.path);
      else
        found.set(key, { pages: [page.path], text: linkText(made, page.path, at, needle) || href, href, needle, at });
    }
  }
  return [...found.values()].map((link) => ({ ...link, pages: [...new Set(link.pages)] }));
}

/** Returns where a section is, on all pages that show it, and the ids that it has there. */
function placesOf(made: RenderedSite, page: string, name: string) {
  const at: Path[] = [];
  const ids = new Map<string, Set<string>>();
  const own = sectionsOf(made, page).find((one) => one.name === name);
  const written = own && JSON.stringify(made.ready.writtenAt(own.node.at));
  for (const { page: other } of made.rendered) {
    for (const { name: id, node, definition, given } of other.sections) {
      if (JSON.stringify(made.ready.writtenAt(node.at)) !== written) continue;
      at.push(node.at);
      ids.set(other.path, new Set([id, ...(definition.block.ids?.(given.props as never) ?? [])]));
    }
  }
  return { at, ids };
}

/** Returns the words of a link: those around it in a text, or those beside its address. */
function linkText(made: RenderedSite, page: string, at: Path, needle: string | undefined): string {
  const section = sectionsOf(made, page).find(({ node }) => startsWith(at, node.at));
  const inside = section ? at.slice(section.node.at.length) : [];
  if (needle !== undefined) {
    const text = String(valueIn(section?.node.fields, inside) ?? '');
    const end = text.indexOf(`](${needle})`);
    return end < 0 ? '' : text.slice(text.lastIndexOf('[', end) + 1, end);
  }
  const beside = valueIn(section?.node.fields, inside.slice(0, -1));
  const texts = Object.entries(isRecord(beside) ? beside : {}).filter(([key]) => key !== inside.at(-1));
  return texts.map(([, value]) => value).find((value) => typeof value === 'string') ?? '';
}

/** Whether a link is in a list of pages, which follows the pages by itself. */
function isListed(made: RenderedSite, at: Path): boolean {
  const path = writtenPath(made, at) ?? [];
  return path.some((_, depth) => {
    const value = valueIn(made.ready.loaded.input, path.slice(0, depth + 1));
    return isRecord(value) && 'pagesOf' in value;
  });
}
