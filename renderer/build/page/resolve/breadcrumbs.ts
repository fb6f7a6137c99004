import type { FactOverride } from '../../../sdk/facts.ts';
import type { JsonLdNode } from '../../../sdk/json-ld.ts';
import { plainPath } from '../../../sdk/paths.ts';
import type { Site } from '../../../site/site.ts';
import { routeUrl } from '../../../site/urls.ts';
import { isRecord } from '../../lib/is-record.ts';
import { startsAtRoot } from '../../lib/slash-path.ts';
import type { ParentPage, ParentPages } from '../../routes/parent-pages.ts';
import { fillQuietly } from './fill-quietly.ts';

/** Returns the breadcrumb of a page as structured data; none for pages that are not below another one. */
export type Breadcrumbs = (page: { readonly path: string; readonly title: string }) => readonly JsonLdNode[];

/** Returns a function that makes breadcrumbs. A page is named as in the header, or else by the first part of its title. */
export function breadcrumbs(site: Site, parents: ParentPages | undefined): Breadcrumbs {
  if (parents === undefined) return () => [];
  const labels = headerLabels(site);
  const nameOf = (path: string, title: string) => labels.get(path) ?? firstPart(title);
  const names = new Map<string, string>();
  const nameOfParent = (page: ParentPage) => {
    const name = names.get(page.path) ?? nameOf(page.path, filledTitle(site, page));
    names.set(page.path, name);
    return name;
  };
  return ({ path, title }) => {
    const above = parents.above(path);
    if (above.length === 0) return [];
    const items = above.map((page, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: nameOfParent(page),
      item: routeUrl(site, page.path),
    }));
    // Search engines take the page itself for the last item.
    const last = { '@type': 'ListItem' as const, position: items.length + 1, name: nameOf(path, title) };
    return [{ '@type': 'BreadcrumbList', itemListElement: [...items, last] }];
  };
}

/** Whether names in the breadcrumb of a page may have tokens. No list of uses has their facts. */
export function hasTokensAbove({ layouts }: Site, parents: ParentPages): (path: string) => boolean {
  const isInLabels = [...layouts.values()].some(({ top }) => top.some(({ fields }) => hasTokenInLabel(fields.links)));
  return (path) => {
    const above = parents.above(path);
    return above.length > 0 && (isInLabels || above.some(({ title }) => title.includes('{{')));
  };
}

function hasTokenInLabel(links: unknown): boolean {
  return JSON.stringify(links ?? null).includes('{{');
}

/** The labels of links at the top of layouts, by path. The first label of a page counts. */
function headerLabels(site: Site): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const { top } of site.layouts.values()) {
    for (const { fields } of top) {
      for (const link of Array.isArray(fields.links) ? (fields.links as unknown[]) : []) {
        if (!isRecord(link) || typeof link.label !== 'string' || typeof link.href !== 'string') continue;
        const path = plainPath(link.href);
        // A link to a part of a page, or to a page with a choice made, names that and not the page.
        if (startsAtRoot(link.href) && !/[?#]/.test(link.href) && !labels.has(path))
          labels.set(path, fillQuietly(link.label, site));
      }
    }
  }
  return labels;
}

/** Returns the part of a title before the name of the site: `Roofing` of `Roofing | Tern` and of `Roofing – Tern`. */
function firstPart(title: string): string {
  const [first = ''] = title.split(/\s+[|·•–—-]\s+/);
  return first.trim() || title;
}

function filledTitle(site: Site, { title, facts, locale }: ParentPage): string {
  const own = isRecord(facts) && Object.values(facts).every(isRecord) ? (facts as Record<string, FactOverride>) : {};
  return fillQuietly(title, site, own, typeof locale === 'string' ? locale : undefined);
}
