import type { CachedPage } from '../cache/page-cache.ts';
import type { Parts } from '../cache/parts.ts';
import type { PageRecord } from '../checks/page-record.ts';
import type { MadePage } from '../page/made-page.ts';
import type { RawPage } from '../schema/raw-page.ts';

/**
 * Number of pages in memory at a time: each takes some 12 KB once it is resolved, and with more of them garbage collection
 * takes longer.
 */
export const usualBatch = 500;

/** A page of the site, and whether it can be reused. */
export interface Route {
  /** Missing for the page for unknown addresses. */
  readonly raw: RawPage | undefined;
  readonly key: string;
  /** What a later build compares to name the part that changed; missing where it stores none. */
  readonly parts: (() => Parts) | undefined;
  /** The page as the last build made it, where it is still right. */
  readonly cached: CachedPage | undefined;
  /** Why it is reused or rendered. */
  readonly reason: string;
}

/** A page that is made or reused. */
export interface BuiltPage extends MadePage {
  readonly route: Route;
  readonly record: PageRecord;
  readonly rendered: boolean;
  readonly isHidden: boolean;
}
