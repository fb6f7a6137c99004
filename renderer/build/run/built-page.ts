import type { CachedPage } from '../cache/page-cache.ts';
import type { Parts } from '../cache/parts.ts';
import type { PageRecord } from '../checks/page-record.ts';
import type { MadePage } from '../page/made-page.ts';
import type { RawPage } from '../schema/raw-page.ts';
import type { StoredSignature } from './compare-pages.ts';

/**
 * Number of pages in memory at a time: each takes about 12 KB once it is resolved, and more pages slow down garbage
 * collection.
 */
export const usualBatch = 500;

/** A page of the site, and whether it can be reused. */
export interface Route {
  /** Undefined for the page for unknown addresses. */
  readonly raw: RawPage | undefined;
  readonly key: string;
  /** Parts of its input, for a later build to name what changed; undefined if they are not stored. */
  readonly parts: (() => Parts) | undefined;
  /** The page of the last build, if it can be reused. */
  readonly cached: CachedPage | undefined;
  /** Why it is reused or rendered. */
  readonly reason: string;
}

/** A page that was made or reused. */
export interface BuiltPage extends MadePage {
  readonly route: Route;
  readonly record: PageRecord;
  readonly rendered: boolean;
  readonly isHidden: boolean;
}

/** The signatures of reused pages. */
export function signaturesOf(built: ReadonlyMap<Route, BuiltPage>): StoredSignature[] {
  return [...built.values()].flatMap(({ rendered, route: { raw, cached } }) =>
    !rendered && raw !== undefined && cached?.signature !== undefined ? [{ raw, signature: cached.signature }] : [],
  );
}
