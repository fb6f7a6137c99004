import { control } from '../../../client/early/data.ts';
import { append } from '../../../sdk/any-length.ts';
import type { PageContext } from '../../../sdk/block.ts';
import type { Finding, Path } from '../../../sdk/issue.ts';
import type { JsonLdNode } from '../../../sdk/json-ld.ts';
import { withoutSigns } from '../../../sdk/query-words.ts';
import type { Experiment, Site } from '../../../site/site.ts';
import { webPageNode } from '../../../site/structured-data.ts';
import { routeFile, routeHref, routeUrl } from '../../../site/urls.ts';
import { type Images, imageNamed, imageOf } from '../../inputs/images.ts';
import type { Page } from '../expand.ts';
import { cardWords } from './card.ts';
import { type FactUse, type FieldContext, type LinkUse, scanWords, words } from './fields.ts';
import { checkLinks, type IsElsewhere, type LinkTargets, type PageLinks } from './links.ts';
import { organizationData } from './organization.ts';
import { placer, sharedByPages } from './page-sections.ts';
import type { ResolvedExperiment, ResolvedPage, ResolvedSection } from './resolved-page.ts';
import { overrideFindings, pageScope } from './scope.ts';

export {
  everySection,
  type ResolvedExperiment,
  type ResolvedPage,
  type ResolvedSection,
} from './resolved-page.ts';

export interface ResolveOptions {
  readonly images: Images;
  /** Year of the build, for copyright lines. */
  readonly year: number;
  /** Which pages links may lead to that are none of these. */
  readonly isElsewhere?: IsElsewhere | undefined;
  /** Is handed each page as soon as it is resolved. */
  readonly onPage?: ((page: ResolvedPage) => void) | undefined;
}

export interface Resolution {
  readonly pages: readonly ResolvedPage[];
  /** The links of each page, those of its variants among them, by its path. */
  readonly links: ReadonlyMap<string, readonly LinkUse[]>;
  /** What links can point at, by the path of the page. */
  readonly targets: ReadonlyMap<string, LinkTargets>;
  readonly findings: readonly Finding[];
}

/** Fills words, facts, links and pictures in, and checks that every link of every page leads somewhere. */
export function resolve(site: Site, pages: readonly Page[], options: ResolveOptions): Resolution {
  const findings: Finding[] = [];
  const shared = sharedByPages(pages, options.images, findings);
  const targets = new Map<string, LinkTargets>();
  const linked: PageLinks[] = [];
  const linksOf = new Map<string, readonly LinkUse[]>();
  const uses: FactUse[] = [];
  const organization = organizationData(site, options.images, findings, uses);
  if (site.icon !== undefined) imageNamed(site.icon, options.images, ['icon'], findings);
  const resolved = pages.map((page) => {
    const { node } = page;
    append(findings, overrideFindings(site, node.facts, node.at));
    const scope = pageScope(site, node.facts, node.locale);
    for (const { value, at } of node.faulty) {
      scanWords(value, { site, scope, images: options.images, links: [], frames: new Set(), findings }, at);
    }
    const context = pageContext(scope.site, node.path, options.year);
    const place = placer(shared, scope, context, findings);
    const own = place(page.sections);
    const variants = page.variants.map(({ name, sections }) => ({ name, ...place(sections) }));
    const shown = [own, ...variants];
    const queries = new Set(shown.flatMap((placed) => [...placed.queries]));
    const open = node.faulty.length > 0 || (node.experiment?.variants ?? []).some(({ faulty }) => faulty.length > 0);
    if (variants.length === 0) {
      targets.set(node.path, { ids: own.ids, open });
      linked.push({ path: node.path, links: own.links });
      linksOf.set(node.path, own.links);
    } else {
      // A link from elsewhere must find its place whatever the visitor sees; one on the page, in what it stands on.
      const everywhere = [...own.ids].filter((id) => variants.every(({ ids }) => ids.has(id)));
      targets.set(node.path, { ids: new Set(everywhere), open });
      for (const { name, ids, links } of [{ name: control, ...own }, ...variants]) {
        const path = `${node.path} (variant "${name}")`;
        targets.set(path, { ids, open });
        linked.push({ path, links });
      }
      linksOf.set(
        node.path,
        shown.flatMap(({ links }) => links),
      );
    }
    const exists = page.node !== site.notFound;
    const head = document(page, exists, own.sections, [...organization, ...own.jsonLd], {
      scope,
      images: options.images,
      findings,
    });
    const made: ResolvedPage = {
      ...head,
      uses: exists ? [...uses, ...head.uses] : head.uses,
      query: [...queries].sort(),
      ...(node.experiment && { experiment: resolvedExperiment(node.experiment, variants) }),
    };
    options.onPage?.(made);
    return made;
  });
  const routes = new Set([...site.routes.map(({ path }) => path), ...(site.leftOut ?? [])]);
  append(findings, checkLinks(linked, targets, routes, options.isElsewhere));
  return { pages: resolved, links: linksOf, targets, findings };
}

function resolvedExperiment(
  { name, functional, until, variants }: Experiment,
  placed: readonly { readonly sections: readonly ResolvedSection[] }[],
): ResolvedExperiment {
  return {
    name,
    functional,
    until,
    variants: variants.map((variant, index) => ({
      name: variant.name,
      weight: variant.weight,
      sections: placed[index]?.sections ?? [],
    })),
  };
}

/** What blocks may know of the page that a section stands on. */
export function pageContext(site: Site, path: string, year: number): PageContext {
  return {
    href: routeHref(site, path),
    url: routeUrl(site, path),
    home: routeHref(site, '/'),
    siteName: withoutSigns(site.name),
    locale: site.locale,
    year,
    admin: site.admin,
    pixels: site.pixels?.pixels,
  };
}

function document(
  { node, theme }: Page,
  exists: boolean,
  sections: readonly ResolvedSection[],
  jsonLd: readonly JsonLdNode[],
  { scope, images, findings }: Pick<FieldContext, 'scope' | 'images' | 'findings'>,
): Omit<ResolvedPage, 'query' | 'experiment'> {
  const { site } = scope;
  const uses: FactUse[] = [];
  const fillAt = (text: string, at: Path) =>
    words(text, { site, scope, images, links: [], frames: new Set(), findings, uses }, at);
  const fill = (text: string, field: string) => fillAt(text, [...node.at, 'meta', field]);
  const title = fill(node.meta.title, 'title');
  const description = fill(node.meta.description, 'description');
  const name = node.meta.image ?? site.organization?.image;
  if (node.meta.image !== undefined) imageNamed(node.meta.image, images, [...node.at, 'meta', 'image'], findings);
  const url = routeUrl(site, node.path);
  return {
    path: node.path,
    file: routeFile(site, node.path),
    locale: site.locale,
    theme,
    title,
    description,
    listed: node.listed,
    sitemap: node.origin?.sitemap,
    noindex: !exists || site.preview || node.meta.noindex === true,
    jsonLd: exists ? [webPageNode(site, { url, title, description }), ...jsonLd] : [],
    sections,
    url: exists ? url : undefined,
    image: name === undefined ? undefined : imageOf(images, name),
    card: exists ? cardWords(site, node, { fill: fillAt, images, findings }) : undefined,
    icon: site.icon === undefined ? undefined : imageOf(images, site.icon),
    uses,
  };
}
