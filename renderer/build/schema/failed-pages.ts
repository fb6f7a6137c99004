import type { Path } from '../../sdk/issue.ts';
import { suggestPath } from '../../sdk/route-path.ts';
import type { PageNode } from '../../site/site.ts';
import type { RawPage } from './raw-page.ts';

/** Pages with misspelt paths, at the intended paths: links to these are valid. */
export function intendedPages(pages: readonly RawPage[], routes: readonly PageNode[]): PageNode[] {
  const paths = new Set(routes.map(({ path }) => path));
  return pages.flatMap(({ at, address }) => {
    const path = typeof address === 'string' ? suggestPath(address) : undefined;
    if (path === undefined || paths.has(path)) return [];
    paths.add(path);
    return [failedPage(path, at)];
  });
}

/** Returns a page without content for an invalid one: links to it, with any anchor, are valid. */
export function failedPage(path: string, at: Path): PageNode {
  const faulty = [{ name: '', value: undefined, at }];
  return { at, path, meta: { title: '', description: '' }, facts: {}, listed: false, sections: [], faulty };
}
