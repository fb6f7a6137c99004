import { control } from '../../../client/early/data.ts';
import { append } from '../../../sdk/any-length.ts';
import type { PageContext } from '../../../sdk/block.ts';
import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import type { JsonLdNode } from '../../../sdk/json-ld.ts';
import { withoutPlaceholderMarks } from '../../../sdk/query-text.ts';
import type { Experiment, PageNode, Site } from '../../../site/site.ts';
import { webPageNode } from '../../../site/structured-data.ts';
import { routeFile, routeHref, routeUrl } from '../../../site/urls.ts';
import type { Icons } from '../../inputs/icons/index.ts';
import { imageNamed, imageOf } from '../../inputs/images.ts';
import type { ParentPages } from '../../routes/parent-pages.ts';
import type { Page } from '../expand.ts';
import type { PicturePlanner } from '../pictures/planner.ts';
import { type Breadcrumbs, breadcrumbs } from './breadcrumbs.ts';
import { cardContent } from './card.ts';
import { type FactUse, type FieldContext, fillText, scanTexts } from './fill-text.ts';
import type { LinkTargets, PageLinks } from './links.ts';
import { type OrganizationData, organizationData } from './organization.ts';
import {
  type KnownSections,
  type PlacedSections,
  type SharedByPages,
  sectionResolver,
  sharedByPages,
} from './page-sections.ts';
import type { ResolvedExperiment, ResolvedPage, ResolvedSection } from './resolved-page.ts';
import { overrideDiagnostics, pageScope, type Scope } from './scope.ts';
import { organizationTexts, reachOf } from './shown-organization.ts';

export type { KnownSections } from './page-sections.ts';
export {
  type ExperimentSummary,
  everySection,
  type PageSummary,
  type ResolvedPage,
  type ResolvedSection,
  type SectionSummary,
} from './resolved-page.ts';

export interface ResolveOptions {
  readonly pictures: PicturePlanner;
  readonly icons: Pick<Icons, 'named'>;
  /** Year of the build, for copyright lines. */
  readonly year: number;
  /** The pages above others, for breadcrumbs. Without it, there are none. */
  readonly parents?: ParentPages;
}

/** A resolved page, its links, and the ids that links to it can point at. */
export interface PageResolution {
  readonly page: ResolvedPage;
  /** Ids that links can point at: on the page, and on each variant of its experiment. */
  readonly targets: readonly (readonly [label: string, targets: LinkTargets])[];
  /** Links of the page, or of each variant of its experiment. */
  readonly linked: readonly PageLinks[];
}

/** Fills in the texts, facts, links and pictures of pages. Resolves what pages share once. */
export class PageResolver {
  readonly diagnostics: Diagnostic[] = [];
  readonly #site: Site;
  readonly #options: ResolveOptions;
  readonly #shared: SharedByPages;
  readonly #organization: OrganizationData;
  readonly #breadcrumbs: Breadcrumbs;
  readonly #uses: FactUse[] = [];

  constructor(site: Site, options: ResolveOptions) {
    const { pictures } = options;
    const { images } = pictures;
    this.#site = site;
    this.#options = options;
    this.#shared = sharedByPages(site, options, this.diagnostics);
    this.#organization = organizationData(site, pictures, this.diagnostics, this.#uses);
    this.#breadcrumbs = breadcrumbs(site, options.parents);
    const icon = site.icon === undefined ? undefined : imageNamed(site.icon, images, ['icon'], this.diagnostics);
    if (icon !== undefined) pictures.asIs(icon);
  }

  /** Resolves pages. Sections that several of them have are resolved once, and those that are known are not resolved. */
  resolve(pages: readonly Page[], known?: KnownSections): PageResolution[] {
    this.#shared.expect(pages, known);
    return pages.map((page) => this.#page(page));
  }

  #page(page: Page): PageResolution {
    const { node } = page;
    const { diagnostics } = this;
    const { pictures, year } = this.#options;
    const site = this.#site;
    append(diagnostics, overrideDiagnostics(site, node.facts, node.at));
    const scope = pageScope(site, node.facts, node.locale, organizationTexts);
    for (const { value, at } of node.faulty) {
      scanTexts(value, { site, scope, diagnostics }, at);
    }
    const resolveSections = sectionResolver(
      this.#shared,
      { scope, theme: page.theme },
      pageContext(scope, node, { pictures, year }),
      diagnostics,
    );
    const own = resolveSections(page.sections);
    const variants = page.variants.map(({ name, sections }) => ({ name, ...resolveSections(sections) }));
    const queries = new Set([own, ...variants].flatMap((placed) => [...placed.queries]));
    const exists = node !== site.notFound;
    const { everywhere, locations } = this.#organization;
    const about = (title: string) => [
      ...everywhere,
      ...(locations.get(node.path) ?? []),
      ...this.#breadcrumbs({ path: node.path, title }),
      ...own.jsonLd,
    ];
    const head = document(page, exists, own.sections, about, { scope, pictures, diagnostics });
    const resolved: ResolvedPage = {
      ...head,
      uses: exists ? [...this.#uses, ...head.uses] : head.uses,
      query: [...queries].sort(),
      ...(node.experiment && { experiment: resolvedExperiment(node.experiment, variants) }),
    };
    return { page: resolved, ...linksOf(node, own, variants) };
  }
}

type Linked = Pick<PlacedSections, 'ids' | 'links'>;

function linksOf(
  node: PageNode,
  own: Linked,
  variants: readonly (Linked & { readonly name: string })[],
): Omit<PageResolution, 'page'> {
  const open = node.faulty.length > 0 || (node.experiment?.variants ?? []).some(({ faulty }) => faulty.length > 0);
  if (variants.length === 0) {
    return {
      targets: [[node.path, { ids: own.ids, open }]],
      linked: [{ path: node.path, links: own.links }],
    };
  }
  // A link from another page needs an id that all variants have; a link on the page, one of its own variant.
  const everywhere = [...own.ids].filter((id) => variants.every(({ ids }) => ids.has(id)));
  const views = [{ name: control, ...own }, ...variants].map(({ name, ids, links }) => ({
    path: `${node.path} (variant "${name}")`,
    ids,
    links,
  }));
  return {
    targets: [
      [node.path, { ids: new Set(everywhere), open }],
      ...views.map(({ path, ids }) => [path, { ids, open }] as const),
    ],
    linked: views.map(({ path, links }) => ({ path, links })),
  };
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

/** What blocks may read about the page that a section is on. */
function pageContext(
  scope: Scope,
  { path, meta }: PageNode,
  { pictures, year }: Pick<ResolveOptions, 'pictures' | 'year'>,
): PageContext {
  const { site } = scope;
  const image = meta.image === undefined ? undefined : imageOf(pictures.images, meta.image);
  return {
    href: routeHref(site, path),
    url: routeUrl(site, path),
    image: image && `${site.origin.origin}${site.origin.base}/${pictures.social(image).output}`,
    home: routeHref(site, '/'),
    siteName: withoutPlaceholderMarks(site.name),
    letterWidths: site.letterWidths,
    locale: site.locale,
    year,
    today: site.today,
    timeZone: site.organization?.timeZone,
    reach: reachOf(scope),
    admin: site.admin,
    pixels: site.pixels?.pixels,
  };
}

function document(
  { node, theme }: Page,
  exists: boolean,
  sections: readonly ResolvedSection[],
  about: (title: string) => readonly JsonLdNode[],
  { scope, pictures, diagnostics }: Pick<FieldContext, 'scope' | 'diagnostics'> & Pick<ResolveOptions, 'pictures'>,
): Omit<ResolvedPage, 'query' | 'experiment'> {
  const { site } = scope;
  const { images } = pictures;
  const uses: FactUse[] = [];
  const fillAt = (text: string, at: Path) => fillText(text, { site, scope, diagnostics, uses }, at);
  const fill = (text: string, field: string) => fillAt(text, [...node.at, 'meta', field]);
  const title = fill(node.meta.title, 'title');
  const description = fill(node.meta.description, 'description');
  const name = node.meta.image ?? site.organization?.image;
  const image = name === undefined ? undefined : imageOf(images, name);
  if (node.meta.image !== undefined) imageNamed(node.meta.image, images, [...node.at, 'meta', 'image'], diagnostics);
  const card = exists ? cardContent(site, node, { fill: fillAt, images, diagnostics }) : undefined;
  const own = [node.meta.image === undefined ? undefined : image, card?.image];
  const shows = own.flatMap((one) => (one === undefined ? [] : [`picture ${one.name}`]));
  const url = routeUrl(site, node.path);
  const { origin, lists = [] } = node;
  const held = origin?.kind === 'collection' ? origin.of : undefined;
  const feeds = (site.feeds ?? []).filter(({ of }) => of === held || lists.includes(of));
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
    jsonLd: exists ? [webPageNode(site, { url, title, description }), ...about(title)] : [],
    sections,
    url: exists ? url : undefined,
    image: image && pictures.social(image),
    card,
    ...(shows.length > 0 && { shows }),
    icon: site.icon === undefined ? undefined : imageOf(images, site.icon),
    uses,
    ...(feeds.length > 0 && { feeds }),
  };
}
