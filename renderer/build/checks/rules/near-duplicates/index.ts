import { thousands } from '../../../../sdk/format.ts';
import type { Diagnostic } from '../../../../sdk/issue.ts';
import type { Site } from '../../../../site/site.ts';
import { byRoute, routeOf } from '../../grouping.ts';
import type { PageRecord } from '../../page-record.ts';
import type { SiteRule } from '../../rule.ts';
import { nearPairs } from './near-pairs.ts';

export interface NearDuplicates {
  readonly diagnostics: readonly Diagnostic[];
  /** Paths of pages to hide from search engines. */
  readonly hidden: ReadonlySet<string>;
  /** Whether there are near-duplicates. */
  readonly areNear: boolean;
}

/** Reports near-duplicate pages. They are found before all other rules run, because a config may hide them. */
export const nearDuplicatePages: SiteRule = { id: 'doorway', on: 'site', stage: 'texts', check: ({ near }) => near };

/**
 * Finds pages with the same text except for the names in it. Search engines take them for doorways and may penalise the whole
 * site (Google Search Central, spam policies, "Doorway abuse"). Compares the texts of the pages' own sections without the
 * values that they fill in. Pages that are written by hand are compared, and never reported. No two of the pages in `apart`
 * are near-duplicates.
 */
export function nearDuplicates(
  records: readonly PageRecord[],
  { threshold, action }: Site['doorways'],
  apart?: ReadonlySet<PageRecord>,
): NearDuplicates {
  const compared = records.filter(({ shingles }) => shingles !== undefined);
  const written = compared.filter(({ origin }) => origin === undefined);
  const pages = [...written, ...compared.filter(({ origin }) => origin !== undefined)];
  const pairs = nearPairs(
    pages.map(({ shingles = [] }) => shingles),
    { from: written.length, threshold, ...(apart && { apart: (page) => apart.has(pages[page] as PageRecord) }) },
  ).map(({ page, other, similarity }): ReportedPair => {
    const [{ page: summary, at }, two] = [pages[page], pages[other]] as [PageRecord, PageRecord];
    return { path: summary.path, at, other: two.page.path, similarity };
  });
  return {
    diagnostics: action === 'error' ? byRoute(pairs).map((group) => nearDiagnostic(group, threshold)) : [],
    hidden: new Set(action === 'noindex' ? pairs.map(({ path }) => path) : []),
    areNear: pairs.length > 0,
  };
}

/** A page that is a near duplicate of another. */
interface ReportedPair extends Pick<PageRecord, 'at'> {
  readonly path: string;
  readonly other: string;
  readonly similarity: number;
}

/** How many pairs a message names. */
const named = 3;

/** Reports the near duplicates that one route made. */
function nearDiagnostic(pairs: readonly [ReportedPair, ...(readonly ReportedPair[])], threshold: number): Diagnostic {
  const nearest = pairs.toSorted((a, b) => b.similarity - a.similarity).slice(0, named);
  const list = nearest.map(({ path, other, similarity }) => `${path} and ${other} (${percent(similarity)})`).join(', ');
  const also = pairs.length > named ? `, and ${thousands(pairs.length - named)} more` : '';
  return {
    code: 'doorway',
    message: `Pages with the same text except for the names in it: ${list}${also}. At most ${percent(threshold)} may be the same.`,
    path: routeOf(pairs[0]),
    suggestion:
      "Give each page text of its own, from its row or by a change of a section, or hide them from search engines: doorways: { action: 'noindex' }.",
  };
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
