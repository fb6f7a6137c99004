import type { Diagnostic } from '../../../sdk/issue.ts';
import type { MarkupHit } from '../page-hits.ts';
import type { PageRecord } from '../page-record.ts';
import { pathList } from './by-route.ts';

/** Reports problems of the HTML of pages: one diagnostic per location. */
export function markupDiagnostics(records: readonly PageRecord[]): Diagnostic[] {
  const byLocation = new Map<string, { readonly hit: MarkupHit; readonly paths: string[] }>();
  for (const { page, hits } of records) {
    for (const hit of hits.markup ?? []) {
      const location = hit.at.map((key, depth) => (depth === 3 && hit.at[2] === 'pages' ? '*' : key));
      const key = JSON.stringify([hit.code, hit.message, hit.place ?? location]);
      const known = byLocation.get(key) ?? { hit, paths: [] };
      byLocation.set(key, known);
      if (known.paths.at(-1) !== page.path) known.paths.push(page.path);
    }
  }
  return [...byLocation.values()].map(({ hit: { code, at, message, ...more }, paths }) => {
    const [before, after] = message;
    // The message names the pages.
    return { code, message: before + pathList(paths) + after, path: at, onPages: [], ...more };
  });
}
