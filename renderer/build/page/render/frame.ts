import { escapeHtml, rawElement } from '../../../sdk/raw-text.ts';
import { islandTypes } from '../../../site/registry.ts';
import type { Site } from '../../../site/site.ts';
import { buildIdLength, contentHash, documentHash } from '../../lib/hash.ts';
import { islandsFolder, islandsId, outboxModule } from '../../lib/island-names.ts';
import { everySection, type PageSummary } from '../resolve/index.ts';
import { SharedText } from './pieces.ts';
import { type CssDelivery, pageCss, pageSheets, type Sheet, type Styles, sheetsKey } from './sheets.ts';

/** What frames are made of: how a site delivers its style sheets and scripts. */
export interface FrameContext {
  readonly site: Site;
  readonly styles: Styles;
  readonly sheets: CssDelivery;
  /** The inline script of every page. */
  readonly loader: string;
  /** Files in the output of each island, its own module first, by block type. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
}

/** What the documents of pages with the same blocks share: fonts, style sheets and scripts. It depends on no text of a page. */
export interface Frame {
  /** Preloads of fonts, and the style sheets of the head. */
  readonly head: SharedText;
  /** The sheet of later sections, and the index of the section that it is linked before. */
  readonly below: { readonly from: number; readonly link: SharedText } | undefined;
  /** The loader and the data that it reads. */
  readonly scripts: SharedText;
  /** Hashes of its style sheets and of its scripts. */
  readonly hashes: readonly [sheets: string, scripts: string];
}

/** Returns the frame of a page. */
export function frameOf(page: PageSummary, context: FrameContext): Frame {
  const known = frames.get(context) ?? new Map<string, Frame>();
  frames.set(context, known);
  const key = `${page.locale} ${sheetsKey(page)}`;
  const frame = known.get(key) ?? newFrame(page, context);
  known.set(key, frame);
  return frame;
}

/** Thousands of pages have the same blocks. */
const frames = new WeakMap<FrameContext, Map<string, Frame>>();

/** The frame of a page that is shown by itself: all its style sheets are inline, because no files are written for it. */
export function standaloneFrame(page: PageSummary, context: FrameContext): Frame {
  const { above, below } = pageSheets(page, context.styles, () => false);
  return frame(fontLinks(page, context), [...above, ...below], undefined, page, { ...context, sheets: noFiles });
}

const noFiles: CssDelivery = { inline: [], linked: new Map(), files: new Map() };

function newFrame(page: PageSummary, context: FrameContext): Frame {
  const { head, below } = pageCss(page, context.styles, context.sheets.linked);
  return frame(fontLinks(page, context), head, below, page, context);
}

function frame(
  fonts: readonly string[],
  sheets: readonly Sheet[],
  below: { readonly from: number; readonly path: string } | undefined,
  page: PageSummary,
  context: FrameContext,
): Frame {
  const { base } = context.site.origin;
  const head = [...fonts, ...sheets.map((sheet) => sheetElement(sheet, context))].join('\n');
  const link = below && `<link rel="stylesheet" href="${escapeHtml(`${base}/${below.path}`)}">`;
  const scripts = scriptElements(page, context);
  return {
    head: new SharedText(head),
    below: below && { from: below.from, link: new SharedText(`${link}\n`) },
    scripts: new SharedText(scripts),
    hashes: [shortHash(`${head}\n${link}`), shortHash(scripts)],
  };
}

function shortHash(text: string): string {
  return contentHash(text).slice(0, 12);
}

/** More fonts would delay each other, and what they are for. */
const mostPreloads = 2;

function fontLinks(page: PageSummary, { site, styles, sheets }: FrameContext): readonly string[] {
  const { fonts } = pageCss(page, styles, sheets.linked);
  const ofLocale = (styles.preloads?.(page.locale) ?? []).slice(0, Math.max(0, mostPreloads - fonts.length));
  return [...fonts, ...ofLocale].map(
    (font) =>
      `<link rel="preload" href="${escapeHtml(`${site.origin.base}/${font}`)}" as="font" type="font/woff2" crossorigin>`,
  );
}

function sheetElement(sheet: Sheet, { site, sheets }: FrameContext): string {
  const file = sheets.linked.get(sheet);
  if (file === undefined) return rawElement('style', sheet.css);
  return `<link rel="stylesheet" href="${escapeHtml(`${site.origin.base}/${file}`)}">`;
}

function scriptElements(page: PageSummary, context: FrameContext): string {
  const { site, loader } = context;
  const modules = islandModules(page, context);
  // Leads name the version of the page that they were sent from.
  const build = site.destinations.size === 0 ? '' : buildIdAttribute;
  const data =
    modules === undefined
      ? ''
      : `${rawElement('json', modules, ` type="application/json"${build} id="${islandsId}"`)}\n`;
  return data + rawElement('script', loader);
}

/**
 * The URLs of the modules that the islands of a page need, as JSON for the loader; undefined on a page without islands. An
 * island's own module comes first. The key `/` holds the folder of all islands, which later builds use as well.
 */
function islandModules(page: PageSummary, { site, islands }: FrameContext): string | undefined {
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

/** The attribute that holds the build id of a document, before the id is known. */
export const buildIdAttribute = ' data-build="00000000"';

/** Offset of the id inside the attribute. */
const idOffset = buildIdAttribute.length - buildIdLength - 1;

/** Writes the build id into a document: the first characters of its hash. Leads carry it, to name the version they came from. */
export function stamped(html: string): string {
  const at = html.lastIndexOf(buildIdAttribute);
  if (at === -1) return html;
  const start = at + idOffset;
  return html.slice(0, start) + documentHash(html).slice(0, buildIdLength) + html.slice(start + buildIdLength);
}

/** Returns the offset of the build id in the bytes of a document without its id; undefined if the document has none. */
export function buildIdIn(bytes: Buffer): number | undefined {
  const at = bytes.lastIndexOf(buildIdAttribute);
  return at === -1 ? undefined : at + idOffset;
}
