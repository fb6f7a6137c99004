import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import { thousands } from '../../../sdk/thousands.ts';
import { groupBy } from '../group-by.ts';

/** A page that is a near duplicate of another. */
export interface ReportedPair {
  readonly path: string;
  /** JSON path of the route that made the page. */
  readonly route: Path;
  readonly other: string;
  readonly similarity: number;
}

/** Returns one diagnostic for each route that made near duplicates. */
export function nearDiagnostics(pairs: readonly ReportedPair[], threshold: number): Diagnostic[] {
  return groupBy(pairs, ({ route }) => route.join('.')).map((group) => nearDiagnostic(group, threshold));
}

/** How many pairs a message names. */
const named = 3;

function nearDiagnostic(pairs: readonly ReportedPair[], threshold: number): Diagnostic {
  const nearest = pairs.toSorted((a, b) => b.similarity - a.similarity).slice(0, named);
  const list = nearest.map(({ path, other, similarity }) => `${path} and ${other} (${percent(similarity)})`).join(', ');
  const others = pairs.length - nearest.length;
  const also = others === 0 ? '' : `, and ${thousands(others)} more`;
  return {
    code: 'doorway',
    message: `Pages with the same text except for the names in it: ${list}${also}. At most ${percent(threshold)} may be the same.`,
    path: nearest[0]?.route ?? ['routes'],
    suggestion:
      "Give each page text of its own, from its row or by a change of a section, or hide them from search engines: doorways: { action: 'noindex' }.",
  };
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
