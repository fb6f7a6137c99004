import type { Diagnostic } from '../../sdk/issue.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import type { MissingId } from './page-hits.ts';
import type { PageRecord } from './page-record.ts';

/** Returns one diagnostic for each section that refers to a missing id, for all pages that have the section. */
export function missingIdDiagnostics(records: readonly PageRecord[]): Diagnostic[] {
  const bySection = new Map<string, { readonly missing: MissingId; readonly paths: Set<string> }>();
  for (const { page, hits } of records) {
    for (const missing of hits.missingIds ?? []) {
      const key = JSON.stringify([missing.at, missing.id]);
      const known = bySection.get(key) ?? { missing, paths: new Set() };
      known.paths.add(page.path);
      bySection.set(key, known);
    }
  }
  return [...bySection.values()].map(({ missing: { id, attribute, section, at, others }, paths }) => {
    const [first = ''] = paths;
    const more = paths.size - 1;
    const also = more === 0 ? '' : more === 1 ? ', nor has one other page' : `, nor have ${more} other pages`;
    return {
      code: 'id-missing',
      message: `The section "${section}" names the id "${id}" in ${attribute}, but nothing on ${first} has it${also}.`,
      path: at,
      needle: id,
      suggestion: didYouMean(id, others, 'id on that page'),
    };
  });
}
