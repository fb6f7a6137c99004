import type { PageNode } from '../../site/site.ts';
import type { ResolvedPage } from '../resolve/index.ts';

/** A page that search engines may show, with what its route says. */
export interface OpenPage {
  readonly node: PageNode;
  readonly page: ResolvedPage;
}
