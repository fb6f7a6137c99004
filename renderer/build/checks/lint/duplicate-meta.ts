import type { Diagnostic } from '../../../sdk/issue.ts';
import { groupBy } from '../group-by.ts';
import type { PageRecord } from '../page-record.ts';
import { pathList } from './by-route.ts';

/** Reports titles and descriptions that several pages share: such pages look the same in search results. */
export function duplicateMeta(open: readonly PageRecord[]): Diagnostic[] {
  return [...duplicates(open, 'title'), ...duplicates(open, 'description')];
}

/** Whitespace other than single spaces; most texts have none. */
const unevenSpace = /\s{2,}|[^\S ]/g;

function duplicates(open: readonly PageRecord[], field: 'title' | 'description'): Diagnostic[] {
  const groups = groupBy(open, ({ page }) => page[field].replace(unevenSpace, ' ').trim().toLowerCase());
  return groups.flatMap((group): Diagnostic[] => {
    const [, second] = group;
    if (second === undefined) return [];
    const paths = group.map(({ page }) => page.path);
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
