import type { Issue } from '../../../sdk/issue.ts';
import { ComparisonInParts } from '../../checks/doorways/index.ts';
import { inOrder } from '../../checks/issues.ts';
import { RenderedLook } from '../../checks/rendered-findings.ts';
import { chooseCssDelivery } from '../../hosting/choose-css-delivery.ts';
import type { RenderedSections } from '../../page/render/index.ts';
import type { ResolvedPage } from '../../page/resolve/index.ts';
import type { PlanOptions } from '../../plan.ts';
import { acrossPages, issuesTogether } from './across-pages.ts';
import { lighter } from './light-pages.ts';
import { areLinkedAlike, hangsOnOthers, Parts, type SoundPart } from './plans.ts';
import { type TabledSite, tableOf } from './portions.ts';
import { SpareMemory } from './spare-memory.ts';

/** What was found of a site that was looked at part by part. */
export interface CheckedParts {
  readonly issues: readonly Issue[];
  readonly pages: number;
  readonly ready: SoundPart['ready'];
}

/**
 * Looks at the pages of a large table part by part, so that memory holds the plan of one. As in a build, nothing comes back
 * where there is more to report than the parts can tell: one plan of all says then what it is.
 */
export async function checkInParts(
  site: TabledSite,
  render: (page: ResolvedPage) => RenderedSections,
  options: PlanOptions,
): Promise<CheckedParts | undefined> {
  const { parted } = site;
  tableOf(site)?.release();
  const comparison = new ComparisonInParts({ count: parted.count, wantsSketches: false, cacheDir: options.cacheDir });
  const parts = new Parts({ ...site, wantsSketches: false }, comparison, options);
  const memory = new SpareMemory();
  const lighten = lighter();
  const [around, own]: [ResolvedPage[], ResolvedPage[]] = [[], []];
  let first: SoundPart | undefined;
  let unused: readonly Issue[] = [];
  try {
    for (const rows of parted.parts) {
      const isFirst = first === undefined;
      const part = await parts.plan(rows, { isFirst });
      if (part === undefined) return undefined;
      first ??= part;
      const { ready } = part;
      if (isFirst ? hangsOnOthers(ready, parts) : !areLinkedAlike(ready.sheets, first.ready.sheets)) return undefined;
      const paths = new Set(ready.site.routes.flatMap((node) => (parts.isOwn(node) ? [node.path] : [])));
      const look = new RenderedLook(ready);
      for (const page of ready.pages) if (isFirst || paths.has(page.path)) look.add(render(page));
      if (look.findings().length > 0 || paths.size !== rows.length) return undefined;
      for (const page of ready.pages) {
        if (paths.has(page.path)) own.push(lighten(page));
        else if (isFirst) around.push(page);
      }
      // What a waiver waives may be in one part alone.
      const others = new Set(ready.unusedWaivers().map(({ path }) => JSON.stringify(path)));
      unused = isFirst ? ready.unusedWaivers() : unused.filter(({ path }) => others.has(JSON.stringify(path)));
      memory.free();
    }
    return first && (await together(first, [...around, ...own], { parts, comparison, unused }));
  } finally {
    comparison.drop();
  }
}

interface Around {
  readonly parts: Parts;
  readonly comparison: ComparisonInParts;
  readonly unused: readonly Issue[];
}

/** Looks at all pages together; undefined where something is to be reported that one plan has to place. */
async function together(
  first: SoundPart,
  pages: readonly ResolvedPage[],
  { parts, comparison, unused }: Around,
): Promise<CheckedParts | undefined> {
  const { site, styles, document } = first.ready;
  const ready = { ...first.ready, pages, sheets: chooseCssDelivery(site, pages, styles, { document: document.code }) };
  const paths = new Set(pages.map(({ path }) => path));
  if ([...parts.asked].some((path) => !paths.has(path)) || acrossPages(ready).length > 0) return undefined;
  const told = await issuesTogether(ready, parts);
  if (told === undefined || (await comparison.found()).areAlike) return undefined;
  return { issues: inOrder([...first.issues, ...told, ...unused]), pages: pages.length, ready };
}
