import type { CachedPage } from '../cache/page-cache.ts';
import type { Parts } from '../cache/parts.ts';
import type { PageRecord } from '../checks/page-record.ts';
import type { Weight } from '../lib/weigh.ts';
import type { FileRef } from '../output/index.ts';
import type { PageBody } from '../page/render/index.ts';
import type { RawPage } from '../schema/raw-page.ts';

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

/** A page whose document is still to be made or reused. */
export interface PageToMake {
  readonly route: Route;
  readonly record: PageRecord;
  /** Undefined if the page was not rendered. */
  readonly body: PageBody | undefined;
  readonly isHidden: boolean;
}

/** A page whose document is staged, or in the output already. */
export interface BuiltPage extends Pick<CachedPage, 'isHidden' | 'frame' | 'spans'> {
  readonly route: Route;
  readonly record: PageRecord;
  readonly file: FileRef;
  /** Size of its document before compression, in bytes. */
  readonly size: number;
  readonly weight: Weight;
  /** Its exact weight in bytes, if an earlier build needed it. */
  readonly exact?: number | undefined;
  /** Whether its record is new. */
  readonly isAnalyzed: boolean;
  /** Whether its document is new. */
  readonly rendered: boolean;
  /** Why its document is new or reused. */
  readonly reason: string;
}

/** The record of a page that search engines are asked not to show, because another one is nearly the same; or of one no longer so. */
export function asHidden(record: PageRecord, isHidden = true): PageRecord {
  return { ...record, page: { ...record.page, noindex: isHidden } };
}
