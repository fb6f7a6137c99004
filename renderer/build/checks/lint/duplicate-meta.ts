import type { Diagnostic } from '../../../sdk/issue.ts';
import type { PageRecord } from '../page-record.ts';
import { pathList } from './by-route.ts';

/** Reports titles and descriptions that several pages share: such pages look the same in search results. */
export function duplicateMeta(open: readonly PageRecord[]): Diagnostic[] {
  return [...duplicates(open, 'title'), ...duplicates(open, 'description')];
}

/** Whitespace other than single spaces; most texts have none. */
const unevenSpace = /\s{2,}|[^\S ]/g;

function duplicates(open: readonly PageRecord[], field: 'title' | 'description'): Diagnostic[] {
  const byText = new Map<string, PageRecord[]>();
  for (const one of open) {
    const key = one.page[field].replace(unevenSpace, ' ').trim().toLowerCase();
    const same = byText.get(key);
    if (same === undefined) byText.set(key, [one]);
    else same.push(one);
  }
  return [...byText.values()].flatMap(([first, ...others]): Diagnostic[] => {
    const [second] = others;
    if (first === undefined || second === undefined) return [];
    const paths = [first, ...others].map(({ page }) => page.path);
    return [
      {
        code: field === 'title' ? 'meta-title-doubled' : 'meta-description-doubled',
        message: `${pathList(paths)} share the ${field} "${second.page[field]}".`,
        path: [...second.at, 'meta', field],
        suggestion: `Write into each ${field} what only that page offers.`,
      },
    ];
  });
}
