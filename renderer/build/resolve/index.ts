import { control } from '../../client/early/data.ts';
import type { PageContext } from '../../kit/block.ts';
import type { Finding, Path } from '../../kit/issue.ts';
import type { JsonLdNode } from '../../kit/json-ld.ts';
import { plainWords } from '../../kit/query-words.ts';
import type { Theme } from '../../site/input.ts';
import type { RegisteredBlock } from '../../site/registry.ts';
import type { Experiment, SectionNode, Site } from '../../site/site.ts';
import { webPageNode } from '../../site/structured-data.ts';
import { routeFile, routeHref, routeUrl } from '../../site/urls.ts';
import { runBlock } from '../block-code.ts';
import type { Page, PlacedSection, Slot } from '../expand.ts';
import type { ImageFile } from '../load/images.ts';
import { type CardWords, cardWords } from './card.ts';
import { type FactUse, type FieldContext, type LinkUse, missingImage, scanWords, words } from './fields.ts';
import { checkLinks, type LinkTargets, type PageLinks } from './links.ts';
import { nodeResolver } from './nodes.ts';
import { organizationData } from './organization.ts';
import { type Placed, propsForStyles, withExtra } from './placed.ts';
import { overrideFindings, pageScope, type Scope } from './scope.ts';
import { structuredDataOf } from './structured-data.ts';

/** A page with everything its document needs, and nothing left to look up. */
export interface ResolvedPage {
  readonly path: string;
  /** File in the output. */
  readonly file: string;
  /** Canonical URL; none for the page for addresses that do not exist. */
  readonly url: string | undefined;
  readonly locale: string;
  readonly theme: Theme;
  readonly title: string;
  readonly description: string;
  readonly noindex: boolean;
  /** Stands in the sitemap, if search engines may have it at all. */
  readonly listed: boolean;
  /** Name of the sitemap that it stands in, where that is not the site's. */
  readonly sitemap?: string | undefined;
  /** Picture for social cards. */
  readonly image: SocialPicture | undefined;
  /** What a card says that is to be drawn in its place. */
  readonly card: CardWords | undefined;
  /** Picture that browsers show beside the title. */
  readonly icon: ImageFile | undefined;
  readonly jsonLd: readonly JsonLdNode[];
  readonly sections: readonly ResolvedSection[];
  /** Parameters of the visitor's address that its words use, in alphabetical order. */
  readonly query: readonly string[];
  /** Facts that its head shows: title, description, social card, what it says of the business. Sections have their own. */
  readonly uses: readonly FactUse[];
  /** What some of its visitors see instead. */
  readonly experiment?: ResolvedExperiment;
}

export interface ResolvedExperiment {
  readonly name: string;
  /** Variants are kept beyond the session. */
  readonly functional: boolean;
  readonly until?: string | undefined;
  readonly variants: readonly {
    readonly name: string;
    /** Visitors in a hundred that see it. */
    readonly weight: number;
    /** The whole page as it shows it. */
    readonly sections: readonly ResolvedSection[];
  }[];
}

/** Every section that a page may show: its own, and those of its variants. */
export function everySection({
  sections,
  experiment,
}: Pick<ResolvedPage, 'sections' | 'experiment'>): readonly ResolvedSection[] {
  if (experiment === undefined) return sections;
  return [
    ...sections,
    ...experiment.variants.flatMap((variant) => variant.sections.filter(({ slot }) => slot === 'main')),
  ];
}

/** A picture that other sites show for a page. */
export interface SocialPicture {
  /** Path in the output. */
  readonly output: string;
  readonly width: number;
  readonly height: number;
  /** What it shows, for people who cannot see it. */
  readonly alt?: string;
}

export interface ResolvedSection {
  readonly name: string;
  readonly slot: Slot;
  readonly definition: RegisteredBlock;
  /** What the view gets; the same object for sections that came out the same. */
  readonly given: Placed;
  /** Origins of the pages of others that it shows in frames. */
  readonly frames: ReadonlySet<string>;
  /** Origins that its forms are posted to where no script runs. */
  readonly posts: ReadonlySet<string>;
  /** Facts that it shows; one list for all pages that share the section. */
  readonly uses: readonly FactUse[];
  readonly node: SectionNode;
}

export interface ResolveOptions {
  readonly images: ReadonlyMap<string, ImageFile>;
  /** Year of the build, for copyright lines. */
  readonly year: number;
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
  const resolveNode = nodeResolver(options.images, findings);
  const targets = new Map<string, LinkTargets>();
  const linked: PageLinks[] = [];
  const linksOf = new Map<string, readonly LinkUse[]>();
  const uses: FactUse[] = [];
  const organization = organizationData(site, options.images, findings, uses);
  if (site.icon !== undefined && !options.images.has(site.icon)) {
    findings.push(missingImage(site.icon, options.images, ['icon']));
  }
  const resolved = pages.map((page) => {
    const { node } = page;
    findings.push(...overrideFindings(site, node.facts, node.at));
    const scope = pageScope(site, node.facts, node.locale);
    for (const { value, at } of node.faulty) {
      scanWords(value, { site, scope, images: options.images, links: [], frames: new Set(), findings }, at);
    }
    const context = pageContext(scope.site, node.path, options.year);
    const place = placer(resolveNode, scope, context, findings);
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
    const head = document(page, exists, own.sections, [...organization, ...withoutQuery(own.jsonLd, queries)], {
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
  findings.push(...checkLinks(linked, targets, routes));
  return { pages: resolved, links: linksOf, targets, findings };
}

/** Sections as they stand on a page, with what the page must know of them. */
interface PlacedSections {
  readonly sections: readonly ResolvedSection[];
  readonly ids: ReadonlySet<string>;
  readonly links: readonly LinkUse[];
  readonly queries: ReadonlySet<string>;
  readonly jsonLd: readonly JsonLdNode[];
}

/** Resolves the sections of a page in their places. */
function placer(resolveNode: ReturnType<typeof nodeResolver>, scope: Scope, context: PageContext, findings: Finding[]) {
  const dataFor = structuredDataOf(scope.site);
  return (placed: readonly PlacedSection[]): PlacedSections => {
    const first = placed.findIndex(({ slot }) => slot === 'main');
    const ids = new Set<string>();
    const links: LinkUse[] = [];
    const queries = new Set<string>();
    const jsonLd: JsonLdNode[] = [];
    const sections = placed.map(({ node, slot }, index): ResolvedSection => {
      const { definition, name } = node;
      const { block } = definition;
      const fields = resolveNode(node, scope);
      const placed = fields.places.at(name, index === first ? 1 : 2);
      const run = <T>(part: Parameters<typeof runBlock>[1], code: () => T) => runBlock(node, part, findings, code);
      const { fromPage, ids: idsOf, jsonLd: nodesOf, styles } = block;
      const given = (fromPage && run('fromPage', () => withExtra(placed, fromPage(context, placed.props)))) ?? placed;
      links.push(...fields.links);
      for (const query of fields.queries) queries.add(query);
      ids.add(name);
      for (const id of (idsOf && run('ids', () => idsOf(given.props))) ?? []) ids.add(id);
      jsonLd.push(...((nodesOf && run('jsonLd', () => dataFor(given.props, context, nodesOf))) ?? []));
      if (typeof styles === 'function') run('styles', () => styles(propsForStyles(given)));
      return { name, slot, definition, given, frames: fields.frames, posts: fields.posts, uses: fields.uses, node };
    });
    return { sections, ids, links, queries, jsonLd };
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

/** Search engines read the words that stand there without any parameter. */
function withoutQuery(jsonLd: readonly JsonLdNode[], queries: ReadonlySet<string>): readonly JsonLdNode[] {
  return queries.size === 0 ? jsonLd : (JSON.parse(plainWords(JSON.stringify(jsonLd))) as readonly JsonLdNode[]);
}

function pageContext(site: Site, path: string, year: number): PageContext {
  return {
    href: routeHref(site, path),
    url: routeUrl(site, path),
    home: routeHref(site, '/'),
    siteName: site.name,
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
  const image = name === undefined ? undefined : images.get(name);
  if (node.meta.image !== undefined && image === undefined) {
    findings.push(missingImage(node.meta.image, images, [...node.at, 'meta', 'image']));
  }
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
    image,
    card: exists ? cardWords(site, node, { fill: fillAt, images, findings }) : undefined,
    icon: site.icon === undefined ? undefined : images.get(site.icon),
    uses,
  };
}
