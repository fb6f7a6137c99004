import type { PageNode } from '../../../site/site.ts';
import type { ResolvedPage } from '../../page/resolve/index.ts';

/** A page that search engines may show, with what its route says. */
export interface OpenPage {
  readonly node: PageNode;
  readonly page: ResolvedPage;
}

/** The same, by no more than what search engines show of it. */
export interface TitledPage {
  readonly node: Pick<PageNode, 'at' | 'origin'>;
  readonly page: Pick<ResolvedPage, 'path' | 'title' | 'description'>;
}
