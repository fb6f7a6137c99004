import type { Diagnostic } from '../../../sdk/issue.ts';
import { scriptWeight, type Weight, weigh } from '../../lib/weigh.ts';
import { runBlock } from '../../schema/block-code.ts';
import type { PageSummary, ResolvedPage, ResolvedSection } from '../resolve/index.ts';
import { uiTextOf } from '../resolve/view-props.ts';
import type { DocumentTemplate } from './document.ts';
import { filledSection, type TemplateUse } from './filled-section.ts';
import { type Frame, type FrameContext, frameOf, stamped } from './frame.ts';
import { earlyData, needsEarly, needsThanks, renderHead, structuredData } from './head.ts';
import { compact, joinPieces, type Piece, sharedText } from './pieces.ts';
import { renderSection } from './section.ts';
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
export interface RenderContext extends FrameContext {
  readonly document: DocumentTemplate;
  /** The inline script of pages that need one while they are parsed. */
  readonly early: string;
  /** That of pages that show values of a lead. */
  readonly thanks: string;
  /** Counts how sections come about. */
  readonly templateUse?: TemplateUse;
}

/** Renders the sections of a page. Pages with the same props share the HTML. */
export function renderSections(page: ResolvedPage, templateUse?: TemplateUse): RenderedSections {
  const diagnostics: Diagnostic[] = [];
  const render = (section: ResolvedSection): Fragment => {
    const filled = filledSection(section);
    const isMiss = 'miss' in filled;
    templateUse?.add(section, isMiss ? filled.miss : 'filled');
    return isMiss ? { section, html: rendered(section) } : filled;
  };
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

/** A page before its document: what its own texts give, without what pages share. It holds nothing else of the page. */
export interface PageBody {
  readonly feeds: ResolvedPage['feeds'];
  /** Its structured data, and the templates of its experiment. */
  readonly data: readonly Piece[];
  /** The HTML of its sections. */
  readonly placed: readonly { readonly slot: ResolvedSection['slot']; readonly html: Piece }[];
}

/** Returns the body of a page with rendered sections. */
export function pageBody({ page, fragments, variants }: RenderedSections): PageBody {
  const data = structuredData(page);
  const own = data.length === 0 ? [] : ['\n', ...data];
  if (page.experiment === undefined) {
    const placed = fragments.map((fragment) => ({ slot: fragment.section.slot, html: fragmentPiece(fragment) }));
    return { feeds: page.feeds, data: own, placed };
  }
  const varied = page.experiment.variants.map(({ name }, index) => ({ name, fragments: variants[index] ?? [] }));
  const { sections, templates } = withVariants(fragments, varied);
  return {
    feeds: page.feeds,
    data: [...own, ...templates.map((template) => `\n${template}`)],
    placed: fragments.map(({ section }, index) => ({ slot: section.slot, html: sections[index] ?? '' })),
  };
}

/** Returns a body that takes less memory until its document is made. */
export function compactBody({ feeds, data, placed }: PageBody): PageBody {
  const html = compact(placed.map((section) => section.html));
  return { feeds, data: compact(data), placed: placed.map(({ slot }, index) => ({ slot, html: html[index] ?? '' })) };
}

/** A section that was filled from a template is on one page; most others are on many. */
function fragmentPiece({ section, html, template }: Fragment): Piece {
  return template === undefined ? sharedText(section.given, html) : html;
}

/** Renders a page: its sections, and the document around them. */
export function renderPage(page: ResolvedPage, context: RenderContext): RenderedPage {
  return renderDocument(renderSections(page, context.templateUse), context);
}

/** Renders the document around the sections of a page. */
export function renderDocument(sections: RenderedSections, context: RenderContext, frame?: Frame): RenderedPage {
  const pieces = documentPieces(sections.page, pageBody(sections), context, frame);
  return { ...sections, html: stamped(joinPieces(pieces)) };
}

/** Returns the document of a page in pieces, without its build id. */
export function documentPieces(
  page: PageSummary,
  { feeds, data, placed }: PageBody,
  context: RenderContext,
  frame: Frame = frameOf(page, context),
): readonly Piece[] {
  const { site, early, thanks } = context;
  const test = earlyData(page, site);
  const head = renderHead(page, {
    site,
    feeds,
    early: test && { data: test, script: early },
    ...(needsThanks(page) && { thanks }),
  });
  return context.document({
    lang: page.locale,
    theme: page.theme,
    skipLink: uiTextOf({ locale: page.locale, uiText: site.uiText }).skipLink,
    head: [head, ...(frame.head.text === '' ? [] : ['\n', frame.head]), ...data],
    top: slotPieces('top', placed, frame),
    main: slotPieces('main', placed, frame),
    bottom: bottomPieces(placed, frame),
    scripts: [frame.scripts],
  });
}

function slotPieces(slot: ResolvedSection['slot'], placed: PageBody['placed'], { below }: Frame): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, section] of placed.entries()) {
    if (section.slot !== slot) continue;
    if (pieces.length > 0) pieces.push('\n');
    if (index === below?.from) pieces.push(below.link);
    pieces.push(section.html);
  }
  return pieces;
}

/** The sections after the page's own: those of the footer in one landmark, then the others. */
function bottomPieces(placed: PageBody['placed'], frame: Frame): Piece[] {
  const footer = slotPieces('footer', placed, frame);
  const bottom = slotPieces('bottom', placed, frame);
  if (footer.length === 0) return bottom;
  return ['<footer>\n', ...footer, '\n</footer>', ...(bottom.length === 0 ? [] : ['\n', ...bottom])];
}

function rendered(section: ResolvedSection): string {
  const html = known.get(section.given) ?? renderSection(section);
  known.set(section.given, html);
  return html;
}

/** The HTML of sections by the props of their views. */
const known = new WeakMap<ResolvedSection['given'], string>();

/** Returns the weight of a page. `html` returns its document. */
export function weighPage(page: PageSummary, { loader, early, thanks }: RenderContext, html: () => string): Weight {
  // The inline scripts are weighed as one, because they are in one document.
  const scripts = [loader, needsEarly(page) ? early : '', needsThanks(page) ? thanks : ''].join('');
  return weigh(html, scriptWeight(scripts));
}
