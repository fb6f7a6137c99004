/**
 * What a site imports: types and identity functions only, so that a config is data before and after it is loaded.
 */
import type { SiteInput } from './site/input.ts';

export type { Fact, FactGroup, FactOverride } from './kit/facts.ts';
export type { Blocks, DestinationName, FactName, FactRef, Href, ImageName, Register, RoutePath, Section } from './kit/names.ts';
export type { LayoutInput, PageInput, SectionsInput, SiteInput } from './site/input.ts';

/** Declares a site. Returns its argument; the types check and complete it. */
export function defineSite<const Site extends SiteInput>(site: Site): Site {
  return site;
}
