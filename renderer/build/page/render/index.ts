import type { Diagnostic } from '../../../sdk/issue.ts';
import { rawElement } from '../../../sdk/raw-text.ts';
import type { Site } from '../../../site/site.ts';
import { islandsFolder, outboxModule } from '../../lib/island-names.ts';
import { runBlock } from '../../schema/block-code.ts';
import { everySection, type ResolvedPage, type ResolvedSection } from '../resolve/index.ts';
import { uiTextOf } from '../resolve/with-ui.ts';
import { buildIdAttribute, bytesOf, type DocumentBytes, stamped } from './build-stamp.ts';
import { type CssDelivery, pageCss } from './css-delivery.ts';
import type { DocumentTemplate } from './document.ts';
import { earlyData } from './early-data.ts';
import { escapeHtml } from './escape.ts';
import type { FragmentStore } from './fragments.ts';
import { type Head, headSheets, renderHead } from './head.ts';
import { islandsId } from './islands-id.ts';
import { joined } from './joined.ts';
import { inOneText, type Piece, SharedText, sharedText } from './pieces.ts';
import { fragmentKey, renderSection } from './section.ts';
import { pageSheets, type Styles, sheetsKey } from './sheets.ts';
import { type Fragment, withVariants } from './variants.ts';

/** The sections of a page as HTML, without the document around them. */
export interface RenderedSections {
  readonly page: ResolvedPage;
  readonly fragments: readonly Fragment[];
  /** The same for each variant of its experiment. */
  readonly variants: readonly (readonly Fragment[])[];
  /** What kept a section from being rendered; its HTML is empty then. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A page as its document, with the sections it was put together from. */
export interface RenderedPage extends RenderedSections {
  readonly html: string;
}

/** What every page of a build shares. */
export interface RenderContext {
  readonly site: Site;
  /** Hash of the code that renders. */
  readonly version: string;
  readonly document: DocumentTemplate;
  readonly documentSource: string;
  readonly styles: Styles;
  readonly sheets: CssDelivery;
  /** The inline script of every page. */
  readonly loader: string;
  /** The inline script of pages that need one while they are being parsed. */
  readonly early: string;
  /** Files in the output of each island, its own module first, by block type. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
  readonly fragments: FragmentStore;
}

/** What stands around the sections of a page; it can be known without rendering any. */
export interface PageFrame {
  readonly head: Head;
  /** The data for the loader; nothing on a page without islands. */
  readonly modules: string | undefined;
  /** The sheet of later sections, and the number of the section it stands in front of. */
  readonly below: { readonly from: number; readonly link: string } | undefined;
}

export function pageFrame(page: ResolvedPage, context: RenderContext): PageFrame {
  return { head: head(page, context), modules: islandModules(page, context), below: belowSheet(page, context) };
}

/** The frame of a page that is looked at by itself: its style sheets all stand in it, since nobody writes files for it. */
export function frameAlone(page: ResolvedPage, context: RenderContext): PageFrame {
  const { above, below } = pageSheets(page, context.styles, () => false);
  const sheets = headSheets([...above, ...below], new Map(), context.site.origin.base);
  return { ...pageFrame(page, context), head: { ...head(page, context), sheets }, below: undefined };
}

/** What sections are rendered with. */
export type SectionContext = Pick<RenderContext, 'version' | 'fragments'>;

/** Renders the sections of a page; those that were rendered before are not rendered again. */
export function renderSections(page: ResolvedPage, context: SectionContext): RenderedSections {
  return sectionsBy(page, (section) => joined(section, context) ?? { section, html: rendered(section, context) });
}

/**
 * Renders the sections of pages of which nothing will be kept, each for all pages that share its props: what it depends on
 * need not be put into a key.
 */
export function passingSections(): (page: ResolvedPage) => RenderedSections {
  const known = new WeakMap<object, string>();
  return (page) =>
    sectionsBy(page, (section) => {
      const one = joined(section);
      if (one !== undefined) return one;
      const html = known.get(section.given) ?? renderSection(section);
      known.set(section.given, html);
      return { section, html };
    });
}

function sectionsBy(page: ResolvedPage, render: (section: ResolvedSection) => Fragment): RenderedSections {
  const diagnostics: Diagnostic[] = [];
  const all = (sections: readonly ResolvedSection[]) =>
    sections.map((section) => {
      const use = { definition: section.definition, at: section.node.at };
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

/** Puts a page together from its sections. */
export function renderDocument(
  sections: RenderedSections,
  context: RenderContext,
  frame: PageFrame = pageFrame(sections.page, context),
): RenderedPage {
  return { ...sections, html: stamped(inOneText(documentPieces(sections, context, frame))) };
}

/** Returns the document as bytes, without its build id. */
export function documentBytes(sections: RenderedSections, context: RenderContext, frame: PageFrame): DocumentBytes {
  return bytesOf(documentPieces(sections, context, frame));
}

function documentPieces(sections: RenderedSections, context: RenderContext, frame: PageFrame): readonly Piece[] {
  const { page } = sections;
  const places = placesOfSections(sections);
  const { before, sheets, data } = frame.head;
  const lines: Piece[] = sheets.html === '' ? [before] : [before, '\n', sharedText(sheets, sheets.html)];
  return context.document({
    lang: page.locale,
    theme: page.theme,
    skipLink: skipLink(page, context),
    head: data.length === 0 ? lines : [...lines, '\n', ...data],
    top: slotPieces('top', places, frame),
    main: slotPieces('main', places, frame),
    bottom: bottomPieces(places, frame),
    scripts: [scripts(frame, context)],
  });
}

interface PlacedFragment {
  readonly slot: ResolvedSection['slot'];
  readonly html: Piece;
}

function placesOfSections({ page, fragments, variants }: RenderedSections): readonly PlacedFragment[] {
  if (page.experiment === undefined) {
    return fragments.map((fragment) => ({ slot: fragment.section.slot, html: fragmentPiece(fragment) }));
  }
  const varied = page.experiment.variants.map(({ name }, index) => ({ name, fragments: variants[index] ?? [] }));
  const html = withVariants(fragments, varied);
  return fragments.map(({ section }, index) => ({ slot: section.slot, html: html[index] ?? '' }));
}

/** What is joined is a page's own; of all else most stands on many pages. */
function fragmentPiece({ section, html, like }: Fragment): Piece {
  return like === undefined ? sharedText(section.given, html) : html;
}

function skipLink({ locale }: ResolvedPage, { site: { uiText } }: RenderContext): string {
  return uiTextOf({ locale, uiText }).skipLink;
}

function slotPieces(slot: ResolvedSection['slot'], places: readonly PlacedFragment[], { below }: PageFrame): Piece[] {
  const pieces: Piece[] = [];
  for (let index = 0; index < places.length; index++) {
    const place = places[index] as PlacedFragment;
    if (place.slot !== slot) continue;
    if (pieces.length > 0) pieces.push('\n');
    if (index === below?.from) pieces.push(below.link, '\n');
    pieces.push(place.html);
  }
  return pieces;
}

/** What follows the page's own sections: those of the footer in one landmark, and then all others. */
function bottomPieces(places: readonly PlacedFragment[], frame: PageFrame): Piece[] {
  const footer = slotPieces('footer', places, frame);
  const bottom = slotPieces('bottom', places, frame);
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

function head(page: ResolvedPage, { site, styles, sheets, early }: RenderContext): Head {
  const { head, fonts } = pageCss(page, styles, sheets.linked);
  const data = earlyData(page, site);
  return renderHead(page, {
    site,
    sheets: headSheets(head, sheets.linked, site.origin.base),
    fonts,
    early: data && { data, script: early },
  });
}

function scripts({ modules = '' }: PageFrame, context: RenderContext): SharedText {
  const known = scriptsOf.get(context) ?? new Map<string, SharedText>();
  scriptsOf.set(context, known);
  const made = known.get(modules) ?? new SharedText(scriptTags(modules, context));
  known.set(modules, made);
  return made;
}

/** By the data for the loader, of which pages with the same islands have the same. */
const scriptsOf = new WeakMap<RenderContext, Map<string, SharedText>>();

function scriptTags(modules: string, { site, loader }: RenderContext): string {
  // A lead says from which version of the page it was sent.
  const build = site.destinations.size === 0 ? '' : buildIdAttribute;
  const data =
    modules === '' ? '' : `${rawElement('json', modules, ` type="application/json"${build} id="${islandsId}"`)}\n`;
  return data + rawElement('script', loader);
}

/**
 * Addresses of the modules that the islands of a page need, as inert data for the loader: the first is the island's own.
 * Under `/` stands the folder where the islands of later builds will be found as well.
 */
function islandModules(page: ResolvedPage, context: RenderContext): string | undefined {
  const known = modulesOf.get(context) ?? new Map<string, string | undefined>();
  modulesOf.set(context, known);
  const kind = sheetsKey(page);
  if (!known.has(kind)) known.set(kind, moduleData(page, context));
  return known.get(kind);
}

/** The data of pages that are made of the same blocks. */
const modulesOf = new WeakMap<RenderContext, Map<string, string | undefined>>();

function moduleData(page: ResolvedPage, { site, islands }: RenderContext): string | undefined {
  const used = new Set([...everySection(page).map(({ definition }) => definition.block.type), outboxModule]);
  const types = [...used].filter((type) => type in islands);
  if (types.length === 0) return undefined;
  const { base } = site.origin;
  const addresses = (type: string) => (islands[type] ?? []).map((file) => `${base}/${file}`);
  return JSON.stringify({
    '/': [`${base}/${islandsFolder}/`],
    ...Object.fromEntries(types.map((type) => [type, addresses(type)])),
  });
}
