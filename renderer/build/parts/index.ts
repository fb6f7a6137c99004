import type { Finding, Issue } from '../../kit/issue.ts';
import { ofTheme } from '../../kit/rules.ts';
import type { PageNode } from '../../site/site.ts';
import { budgetFindings } from '../budget/settle.ts';
import type { BuildOptions } from '../build-contract.ts';
import { ComparisonInParts } from '../doorways/index.ts';
import type { RowsGathering } from '../edited-rows/make-record.ts';
import { goneRoutes } from '../hosting/gone-routes.ts';
import { headerLimitFindings } from '../hosting/header-limits.ts';
import { awaitedSheets, placeSheets, type SheetPlacement } from '../hosting/sheet-placement.ts';
import { inOrder } from '../issues.ts';
import { lintTogether } from '../lint/index.ts';
import type { TitledPage } from '../lint/open-page.ts';
import type { Loaded } from '../load/index.ts';
import { JsonTable } from '../load/json-table.ts';
import { type MadePage, makePages } from '../made-page.ts';
import { type Plan, type PlanOptions, plan, type ReadyPlan } from '../plan.ts';
import { putSite, type StandingSite } from '../put-site.ts';
import { diskFragments } from '../render/fragments.ts';
import type { RenderContext } from '../render/index.ts';
import { isError, RenderedLook } from '../rendered-findings.ts';
import { makeAssets } from '../site-assets.ts';
import { type TableMarks, withFewRows } from '../tables.ts';
import { routeCollisions } from '../validate/routes.ts';
import { FolderChanged, type Output, withOutput } from '../write/index.ts';
import { lightPages } from './light-pages.ts';
import type { Parted } from './parted.ts';
import { SpareMemory } from './spare-memory.ts';

/** A site with a matrix that is planned in parts. */
export interface LargeSite {
  readonly loaded: Loaded;
  /** Marks of its tables. */
  readonly tables: TableMarks;
  readonly parted: Parted;
  /** Bundles of islands that are under way. */
  readonly ahead: Promise<void> | undefined;
  /** Takes what is to be remembered of the rows; nothing where nothing is. */
  readonly rows: RowsGathering | undefined;
}

/**
 * Makes the pages of a large matrix part by part: each part is planned as a site of its own with the pages around it, and let go
 * of once its pages are written, so that memory holds one part, and of all other pages what the files around them need.
 *
 * Nothing comes back, and nothing is written, wherever the parts might not come to what the whole does: where there is
 * something to report, or where pages hang on others than those of their part. A build of the whole says then what it is.
 * What pages have to do with each other is looked at across all parts in the end: addresses, titles, likeness, policies.
 */
export async function buildInParts(large: LargeSite, options: BuildOptions): Promise<StandingSite | undefined> {
  const { out, cacheDir } = options;
  const { parted, rows } = large;
  const comparison = new ComparisonInParts({ count: parted.count, wantsSketches: rows !== undefined, cacheDir });
  const parts = new Parts(large, comparison, options);
  const memory = new SpareMemory();
  tableOf(large)?.letGo();
  try {
    const first = await parts.plan(0);
    if (first === undefined || hangsOnOthers(first.ready, parts)) return undefined;
    options.onPlan?.(first);
    options.onStage?.('assets');
    const { context } = await makeAssets(first.ready, options, diskFragments(cacheDir), large.ahead);
    const make = async (output: Output) => {
      options.onStage?.('render');
      const made = await makeParts(parts, first.ready, context, output, large, memory);
      return made && putAll(made, { first, context, parts, comparison, rows, output, memory }, options);
    };
    return await withOutput({ out, cacheDir, expects: parted.count }, make);
  } catch (error) {
    // Somebody changed the folder meanwhile: a build of the whole sees to it.
    if (!(error instanceof FolderChanged)) throw error;
    return undefined;
  } finally {
    comparison.drop();
  }
}

function tableOf({ loaded, parted }: LargeSite): JsonTable | undefined {
  const table = loaded.data.get(parted.table);
  return table instanceof JsonTable ? table : undefined;
}

/** A part of a site that is sound, with nothing to report of its pages. */
interface SoundPart extends Plan {
  readonly ready: ReadyPlan;
}

/** The parts of a site, planned one at a time. */
class Parts {
  readonly #large: LargeSite;
  readonly #comparison: ComparisonInParts;
  readonly #options: BuildOptions;
  /** Pages of other parts that links lead to. */
  readonly asked = new Set<string>();

  constructor(large: LargeSite, comparison: ComparisonInParts, options: BuildOptions) {
    this.#large = large;
    this.#comparison = comparison;
    this.#options = options;
  }

  /** A part by its number. The pages around the matrix stand in each; they are compared with the first. */
  async plan(index: number): Promise<SoundPart | undefined> {
    const planned = await this.#planRows(this.#large.parted.parts[index] ?? [], {
      // What there is to say of it is said with the first.
      ...(index > 0 && { themeFindings: [] }),
      comparing: (site) => this.#comparison.part(site, (node) => index === 0 || this.isOwn(node)),
      isElsewhere: (path, hash) => {
        this.asked.add(path);
        // What stands on a page of another part is not known here.
        return hash === '' || hash === 'top';
      },
    });
    const { ready, issues } = planned;
    const isToldOnce = issues.every(({ code }) => index === 0 && code === ofTheme);
    // Where its rows could not be read by themselves, somebody has written to the table meanwhile.
    const isSound = isToldOnce && tableOf(this.#large)?.isRead === false;
    return ready === undefined || !isSound ? undefined : { ...planned, ready };
  }

  /** Gives what was found on a page of the matrix its place: the row of the page is planned once more, by itself. */
  async locate(finding: Finding): Promise<readonly Issue[] | undefined> {
    const [list = '', route = 0, pages = '', row, ...inside] = finding.path;
    const { ready } = await this.#planRows([Number(row)], {
      themeFindings: [],
      comparing: async () => undefined,
      isElsewhere: () => true,
    });
    const issues = ready?.locate([{ ...finding, path: [list, route, pages, 0, ...inside] }]);
    return issues?.map((issue) => ({ ...issue, path: finding.path }));
  }

  #planRows(rows: readonly number[], options: Partial<PlanOptions>): Promise<Plan> {
    const { loaded, tables, parted } = this.#large;
    return plan({
      ...this.#options,
      loaded: withFewRows(loaded, new Map([[parted.table, rows]]), tables),
      wantsSketches: this.#large.rows !== undefined,
      comparesLater: true,
      isPart: true,
      ...options,
    });
  }

  /** Whether a page is made of a row of a part; all others stand around. */
  isOwn({ origin }: PageNode): boolean {
    return origin?.kind === 'matrix' && origin.of === this.#large.parted.matrix;
  }
}

/**
 * Whether more hangs on the pages of a site than is looked at across parts: lists of pages, and where everything begins, which
 * without a home page is the first page of each part. Of a preview other pages are hidden than those of which that is told.
 */
function hangsOnOthers({ site, unfolded: { lists } }: ReadyPlan, parts: Parts): boolean {
  const home = site.routes.some((node) => node.path === '/' && !parts.isOwn(node));
  return lists.around || lists.holders.size > 0 || lists.said.size > 0 || site.preview || !home;
}

/** Makes the pages of all parts, in the order of the whole site; nothing where something is to be reported. */
async function makeParts(
  parts: Parts,
  first: ReadyPlan,
  context: RenderContext,
  output: Output,
  { parted, rows }: LargeSite,
  memory: SpareMemory,
): Promise<MadePage[] | undefined> {
  const lighten = lightPages(output);
  const made: MadePage[] = [];
  const after: MadePage[] = [];
  for (const [index, numbers] of parted.parts.entries()) {
    const ready = index === 0 ? first : (await parts.plan(index))?.ready;
    if (ready === undefined || !areLinkedAlike(ready.sheets, first.sheets)) return undefined;
    const { site, pages } = ready;
    const own = new Set(site.routes.flatMap((node) => (parts.isOwn(node) ? [node.path] : [])));
    const wanted = index === 0 ? pages : pages.filter(({ path }) => own.has(path));
    const look = new RenderedLook(ready);
    const partMade = await makePages(wanted, context, output, look);
    if (look.findings().length > 0) return undefined;
    rows?.add(ready, partMade, new Map([[parted.table, numbers]]));
    const light = partMade.map(lighten);
    const end = light.findLastIndex(({ page }) => own.has(page.path)) + 1;
    memory.free();
    made.push(...light.slice(0, end));
    after.push(...light.slice(end));
  }
  return [...made, ...after];
}

/** What the end of a build in parts needs of what was before. */
interface Around {
  readonly first: SoundPart;
  readonly context: RenderContext;
  readonly parts: Parts;
  readonly comparison: ComparisonInParts;
  readonly rows: RowsGathering | undefined;
  readonly output: Output;
  readonly memory: SpareMemory;
}

/** Looks at all pages together, and puts the site in place; nothing where something is to be reported. */
async function putAll(
  made: readonly MadePage[],
  { first, context, parts, comparison, rows, output, memory }: Around,
  options: BuildOptions,
): Promise<StandingSite | undefined> {
  const { areAlike, compared } = await comparison.found();
  if (areAlike) return undefined;
  const pages = made.map(({ page }) => page);
  const { site, styles } = first.ready;
  const ready = { ...first.ready, pages, sheets: placeSheets(site, pages, styles) };
  const paths = new Set(pages.map(({ path }) => path));
  if ([...parts.asked].some((path) => !paths.has(path)) || acrossPages(ready).length > 0) return undefined;
  // Another part may have had blocks that the first has not.
  const whole = await makeAssets(ready, options, context.fragments);
  if (!isSameContext(whole.context, context)) return undefined;
  const { findings, exact } = budgetFindings(made, site, {
    html: ({ page }) => output.read(page.file),
    linked: ({ page }) => awaitedSheets(page, styles, ready.sheets),
  });
  if (findings.length > 0) return undefined;
  const gone = goneRoutes({ ...site, routes: pages }, Object.keys(output.manifest.pages));
  const told = await issuesTogether(ready, parts);
  if (told === undefined || told.some(isError)) return undefined;
  const issues = inOrder([...first.issues, ...told, ...ready.locate(gone)]);
  memory.free({ now: true });
  const put = await putSite(
    output,
    { ready, pages: made, context: whole.context, assets: whole.files, issues, exact, faulty: new Set() },
    options,
  );
  memory.free({ now: true });
  return { ...put, ready, pages: made, context: whole.context, compared, rows, areGone: gone.length > 0 };
}

/** What is told of pages that were looked at side by side; nothing where it cannot be said where that is. */
async function issuesTogether({ site, pages, locate }: ReadyPlan, parts: Parts): Promise<readonly Issue[] | undefined> {
  const nodes = new Map(site.routes.flatMap((node) => (parts.isOwn(node) ? [] : [[node.path, node] as const])));
  const own = site.routes.find((node) => parts.isOwn(node));
  let row = 0;
  const open: TitledPage[] = [];
  for (const page of pages) {
    if (page.url === undefined) continue;
    const node = nodes.get(page.path) ?? { at: [...(own?.at.slice(0, -1) ?? []), row++], origin: own?.origin };
    if (!page.noindex) open.push({ node, page });
  }
  const issues: Issue[] = [];
  for (const finding of lintTogether(open)) {
    const located = finding.path[2] === 'pages' ? await parts.locate(finding) : locate([finding]);
    if (located === undefined) return undefined;
    issues.push(...located);
  }
  return issues;
}

/**
 * What is wrong with pages of several parts. Of the other rules that look at many pages none can miss anything: a page that
 * no other of its part leads to is reported there, and so are a redirect from it and a site whose pages are all hidden.
 */
function acrossPages({ site, pages, sheets }: ReadyPlan): Finding[] {
  const routes = pages.flatMap(({ path, url }) => (url === undefined ? [] : [{ path, at: [] }]));
  return [...routeCollisions(routes, site), ...headerLimitFindings({ site, pages, inline: sheets.inline, loader: '' })];
}

/** Whether the same sheets are linked. */
function areLinkedAlike(one: SheetPlacement, other: SheetPlacement): boolean {
  const named = ({ linked }: SheetPlacement) =>
    JSON.stringify([...linked].map(([{ cspHash }, file]) => [cspHash, file]));
  return named(one) === named(other);
}

/** Whether pages that were made with one context are what they would be with the other. */
function isSameContext(one: RenderContext, other: RenderContext): boolean {
  const { loader, early, islands } = one;
  const isSame = loader === other.loader && early === other.early;
  return (
    isSame && JSON.stringify(islands) === JSON.stringify(other.islands) && areLinkedAlike(one.sheets, other.sheets)
  );
}
