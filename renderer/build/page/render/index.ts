import type { Diagnostic } from '../../../sdk/issue.ts';
import { rawElement } from '../../../sdk/raw-text.ts';
import { islandTypes } from '../../../site/registry.ts';
import type { Site } from '../../../site/site.ts';
import { islandsFolder, outboxModule } from '../../lib/island-names.ts';
import { runBlock } from '../../schema/block-code.ts';
import { everySection, type ResolvedPage, type ResolvedSection } from '../resolve/index.ts';
import { uiTextOf } from '../resolve/with-ui.ts';
import { buildIdAttribute, bytesOf, type DocumentBytes, stamped } from './build-stamp.ts';
import { type CssDelivery, pageCss } from './css-delivery.ts';
import type { DocumentTemplate } from './document.ts';
import { earlyData, needsThanks } from './early-data.ts';
import { escapeHtml } from './escape.ts';
import { filledSection, type TemplateUse } from './filled-section.ts';
import type { FragmentStore } from './fragments.ts';
import { type Head, headSheets, renderHead } from './head.ts';
import { islandsId } from './islands-id.ts';
import { joinPieces, type Piece, SharedText, sharedText } from './pieces.ts';
import { fragmentKey, renderSection } from './section.ts';
import { pageSheets, type Styles, sheetsKey } from './sheets.ts';
import { type Fragment, withVariants } from './variants.ts';

/** The sections of a page as HTML, without the document around them. */
export interface RenderedSections {
  readonly page: ResolvedPage;
  readonly fragments: readonly Fragment[];
  /** The same for each variant of its experiment. */
  readonly variants: readonly (readonly Fragment[])[];
  /** Errors of sections that could not be rendered; their HTML is empty. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A page as its document, with its sections. */
export interface RenderedPage extends RenderedSections {
  readonly html: string;
}

/** What every page of a build shares. */
export interface RenderContext {
  readonly site: Site;
  /** Hash of the code that renders. */
  readonly version: string;
  readonly document: DocumentTemplate;
  readonly styles: Styles;
  readonly sheets: CssDelivery;
  /** The inline script of every page. */
  readonly loader: string;
  /** The inline script of pages that need one while they are parsed. */
  readonly early: string;
  /** That of pages that show values of a lead. */
  readonly thanks: string;
  /** Files in the output of each island, its own module first, by block type. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
  readonly fragments: FragmentStore;
  /** Counts how sections come about. */
  readonly templateUse?: TemplateUse;
}

/** The document around the sections of a page. It does not depend on their HTML. */
export interface PageFrame {
  readonly head: Head;
  /** The data for the loader; undefined on a page without islands. */
  readonly modules: string | undefined;
  /** The sheet of later sections, and the index of the section that it is linked before. */
  readonly below: { readonly from: number; readonly link: string } | undefined;
}

export function pageFrame(page: ResolvedPage, context: RenderContext): PageFrame {
  return { head: head(page, context), modules: islandModules(page, context), below: belowSheet(page, context) };
}

/** The frame of a page that is shown by itself: all its style sheets are inline, because no files are written for it. */
export function standaloneFrame(page: ResolvedPage, context: RenderContext): PageFrame {
  const { above, below } = pageSheets(page, context.styles, () => false);
  const sheets = headSheets([...above, ...below], new Map(), context.site.origin.base);
  return { ...pageFrame(page, context), head: { ...head(page, context), sheets }, below: undefined };
}

/** What sections are rendered with. */
export type SectionContext = Pick<RenderContext, 'version' | 'templateUse'> & {
  readonly fragments: Pick<FragmentStore, 'get' | 'set'>;
};

/** Renders the sections of a page, or takes them from the fragment store. */
export function renderSections(page: ResolvedPage, context: SectionContext): RenderedSections {
  return sectionsBy(page, (section) => {
    const filled = filledSection(section, context);
    const isMiss = 'miss' in filled;
    context.templateUse?.add(section, isMiss ? filled.miss : 'filled');
    return isMiss ? { section, html: rendered(section, context) } : filled;
  });
}

/** Returns a function that renders the sections of pages without storing them. Pages with the same props share the HTML. */
export function sectionRenderer(): (page: ResolvedPage) => RenderedSections {
  const known = new WeakMap<object, string>();
  return (page) =>
    sectionsBy(page, (section) => {
      const filled = filledSection(section);
      if (!('miss' in filled)) return filled;
      const html = known.get(section.given) ?? renderSection(section);
      known.set(section.given, html);
      return { section, html };
    });
}

function sectionsBy(page: ResolvedPage, render: (section: ResolvedSection) => Fragment): RenderedSections {
  const diagnostics: Diagnostic[] = [];
  const all = (sections: readonly ResolvedSection[]) =>
    sections.map((section) => {
      const drawings = section.styles.flatMap((name) => /^drawing:(.*)/.exec(name)?.[1] ?? []);
      const use = { definition: section.definition, at: section.node.at, drawings };
      return runBlock(use, 'View', diagnostics, () => render(section)) ?? { section, html: '' };
    });
  const fragments = all(page.sections);
  const variants = (page.experiment?.variants ?? []).map(({ sections }) => all(sections));
  return { page, fragments, variants, diagnostics };
}

/** Renders a page: its sections, and the document around them. */
export function renderPage(page: ResolvedPage, context: RenderContext, frame?: PageFrame): RenderedPage {
  return renderDocument(renderSections(page, context), context, frame);
}

/** Renders the document around the sections of a page. */
export function renderDocument(
  sections: RenderedSections,
  context: RenderContext,
  frame: PageFrame = pageFrame(sections.page, context),
): RenderedPage {
  return { ...sections, html: stamped(joinPieces(documentPieces(sections, context, frame))) };
}

/** Returns the document as bytes, without its build id. */
export function documentBytes(sections: RenderedSections, context: RenderContext, frame: PageFrame): DocumentBytes {
  return bytesOf(documentPieces(sections, context, frame));
}

function documentPieces(sections: RenderedSections, context: RenderContext, frame: PageFrame): readonly Piece[] {
  const { page } = sections;
  const { placed, templates } = placedFragments(sections);
  const { before, sheets, data } = frame.head;
  const lines: Piece[] = sheets.html === '' ? [before] : [before, '\n', sharedText(sheets, sheets.html)];
  return context.document({
    lang: page.locale,
    theme: page.theme,
    skipLink: skipLink(page, context),
    head: [...lines, ...(data.length === 0 ? [] : ['\n', ...data]), ...templates.map((template) => `\n${template}`)],
    top: slotPieces('top', placed, frame),
    main: slotPieces('main', placed, frame),
    bottom: bottomPieces(placed, frame),
    scripts: [scripts(frame, context)],
  });
}

interface PlacedFragment {
  readonly slot: ResolvedSection['slot'];
  readonly html: Piece;
}

interface PlacedFragments {
  readonly placed: readonly PlacedFragment[];
  readonly templates: readonly string[];
}

function placedFragments({ page, fragments, variants }: RenderedSections): PlacedFragments {
  if (page.experiment === undefined) {
    const placed = fragments.map((fragment) => ({ slot: fragment.section.slot, html: fragmentPiece(fragment) }));
    return { placed, templates: [] };
  }
  const varied = page.experiment.variants.map(({ name }, index) => ({ name, fragments: variants[index] ?? [] }));
  const { sections, templates } = withVariants(fragments, varied);
  return {
    placed: fragments.map(({ section }, index) => ({ slot: section.slot, html: sections[index] ?? '' })),
    templates,
  };
}

/** A section that was filled from a template is on one page; most others are on many. */
function fragmentPiece({ section, html, template }: Fragment): Piece {
  return template === undefined ? sharedText(section.given, html) : html;
}

function skipLink({ locale }: ResolvedPage, { site: { uiText } }: RenderContext): string {
  return uiTextOf({ locale, uiText }).skipLink;
}

function slotPieces(slot: ResolvedSection['slot'], placed: readonly PlacedFragment[], { below }: PageFrame): Piece[] {
  const pieces: Piece[] = [];
  for (let index = 0; index < placed.length; index++) {
    const fragment = placed[index] as PlacedFragment;
    if (fragment.slot !== slot) continue;
    if (pieces.length > 0) pieces.push('\n');
    if (index === below?.from) pieces.push(below.link, '\n');
    pieces.push(fragment.html);
  }
  return pieces;
}

/** The sections after the page's own: those of the footer in one landmark, then the others. */
function bottomPieces(placed: readonly PlacedFragment[], frame: PageFrame): Piece[] {
  const footer = slotPieces('footer', placed, frame);
  const bottom = slotPieces('bottom', placed, frame);
  if (footer.length === 0) return bottom;
  return ['<footer>\n', ...footer, '\n</footer>', ...(bottom.length === 0 ? [] : ['\n', ...bottom])];
}

function belowSheet(page: ResolvedPage, { site, styles, sheets }: RenderContext): PageFrame['below'] {
  const { below } = pageCss(page, styles, sheets.linked);
  if (below === undefined) return undefined;
  const href = escapeHtml(`${site.origin.base}/${below.path}`);
  return { from: below.from, link: `<link rel="stylesheet" href="${href}">` };
}

function rendered(section: ResolvedSection, { version, fragments }: SectionContext): string {
  const key = fragmentKey(section, version);
  const known = fragments.get(key);
  if (known !== undefined) return known;
  const html = renderSection(section);
  fragments.set(key, html);
  return html;
}

/** More fonts would delay each other, and what they are for. */
const mostPreloads = 2;

function head(page: ResolvedPage, { site, styles, sheets, early, thanks }: RenderContext): Head {
  const { head, fonts } = pageCss(page, styles, sheets.linked);
  const data = earlyData(page, site);
  return renderHead(page, {
    site,
    sheets: headSheets(head, sheets.linked, site.origin.base),
    fonts: [...fonts, ...(styles.preloads?.(page.locale) ?? []).slice(0, Math.max(0, mostPreloads - fonts.length))],
    early: data && { data, script: early },
    ...(needsThanks(page) && { thanks }),
  });
}

function scripts({ modules = '' }: PageFrame, context: RenderContext): SharedText {
  const known = scriptsByModules.get(context) ?? new Map<string, SharedText>();
  scriptsByModules.set(context, known);
  const made = known.get(modules) ?? new SharedText(scriptTags(modules, context));
  known.set(modules, made);
  return made;
}

/** Pages with the same islands have the same data for the loader. */
const scriptsByModules = new WeakMap<RenderContext, Map<string, SharedText>>();

function scriptTags(modules: string, { site, loader }: RenderContext): string {
  // Leads name the version of the page that they were sent from.
  const build = site.destinations.size === 0 ? '' : buildIdAttribute;
  const data =
    modules === '' ? '' : `${rawElement('json', modules, ` type="application/json"${build} id="${islandsId}"`)}\n`;
  return data + rawElement('script', loader);
}

/**
 * The URLs of the modules that the islands of a page need, as JSON for the loader. An island's own module comes first. The key
 * `/` holds the folder of all islands, which later builds use as well.
 */
function islandModules(page: ResolvedPage, context: RenderContext): string | undefined {
  const known = modulesByBlocks.get(context) ?? new Map<string, string | undefined>();
  modulesByBlocks.set(context, known);
  const key = sheetsKey(page);
  if (!known.has(key)) known.set(key, moduleData(page, context));
  return known.get(key);
}

/** Pages with the same blocks have the same modules. */
const modulesByBlocks = new WeakMap<RenderContext, Map<string, string | undefined>>();

function moduleData(page: ResolvedPage, { site, islands }: RenderContext): string | undefined {
  const used = new Set([
    ...everySection(page).flatMap(({ type, styles }) => [...islandTypes(type, styles), ...styles]),
    outboxModule,
  ]);
  const types = [...used].filter((type) => Object.hasOwn(islands, type));
  if (types.length === 0) return undefined;
  const { base } = site.origin;
  const addresses = (type: string) => (islands[type] ?? []).map((file) => `${base}/${file}`);
  return JSON.stringify({
    '/': [`${base}/${islandsFolder}/`],
    ...Object.fromEntries(types.map((type) => [type, addresses(type)])),
  });
}
