import type { Finding, Issue } from '../../../sdk/issue.ts';
import { ofConfigAlone } from '../../../sdk/rules.ts';
import type { PageNode } from '../../../site/site.ts';
import type { ComparisonInParts } from '../../checks/doorways/index.ts';
import type { CssDelivery } from '../../page/render/css-delivery.ts';
import { type Plan, type PlanOptions, plan, type ReadyPlan } from '../../plan.ts';
import { withFewRows } from '../../routes/tables.ts';
import { type TabledSite, tableOf } from './portions.ts';

/** A site that is planned in parts. */
export interface PlannedSite extends TabledSite {
  /** Somebody wants to know by what pages were compared. */
  readonly wantsSketches: boolean;
}

/** A part of a site that is sound, with nothing to report of its pages. */
export interface SoundPart extends Plan {
  readonly ready: ReadyPlan;
}

/** The parts of a site, planned one at a time. */
export class Parts {
  readonly #site: PlannedSite;
  readonly #comparison: ComparisonInParts;
  readonly #options: PlanOptions;
  /** Pages of other parts that links lead to. */
  readonly asked = new Set<string>();

  constructor(site: PlannedSite, comparison: ComparisonInParts, options: PlanOptions) {
    this.#site = site;
    this.#comparison = comparison;
    this.#options = options;
  }

  get isLarge(): boolean {
    return this.#site.parted.isLarge;
  }

  /** A part by its rows. The pages around the matrix stand in each; they are compared with the first. */
  async plan(rows: readonly number[], { isFirst = false } = {}): Promise<SoundPart | undefined> {
    const planned = await this.#planRows(rows, {
      // What there is to say of it is said with the first.
      ...(!isFirst && { themeFindings: [] }),
      comparing: (site) => this.#comparison.part(site, (node) => isFirst || this.isOwn(node)),
      isElsewhere: (path, hash) => {
        this.asked.add(path);
        // What stands on a page of another part is not known here.
        return hash === '' || hash === 'top';
      },
    });
    const { ready, issues } = planned;
    // Each part comes to the same of the config; it is told with the first.
    const isQuiet = issues.every(({ code }) => ofConfigAlone.has(code));
    // Where its rows could not be read by themselves, somebody has written to the table meanwhile.
    const isSound = isQuiet && tableOf(this.#site)?.isRead === false;
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
    const { loaded, tables, parted } = this.#site;
    return plan({
      ...this.#options,
      loaded: withFewRows(loaded, new Map([[parted.table, rows]]), tables),
      wantsSketches: this.#site.wantsSketches,
      comparesLater: true,
      isPart: true,
      ...options,
    });
  }

  /** Whether a page is made of a row of a part; all others stand around. */
  isOwn({ origin }: PageNode): boolean {
    return origin?.kind === 'matrix' && origin.of === this.#site.parted.matrix;
  }
}

/**
 * Whether more hangs on the pages of a site than is looked at across parts: lists of pages, and where everything begins, which
 * without a home page is the first page of each part. Of a preview other pages are hidden than those of which that is told.
 */
export function hangsOnOthers({ site, unfolded: { lists } }: ReadyPlan, parts: Parts): boolean {
  const home = site.routes.some((node) => node.path === '/' && !parts.isOwn(node));
  return lists.around || lists.holders.size > 0 || lists.said.size > 0 || site.preview || !home;
}

/** Whether the same sheets are linked. */
export function areLinkedAlike(one: CssDelivery, other: CssDelivery): boolean {
  const named = ({ linked }: CssDelivery) => JSON.stringify([...linked].map(([{ cspHash }, file]) => [cspHash, file]));
  return named(one) === named(other);
}
