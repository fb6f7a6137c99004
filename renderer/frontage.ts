/**
 * What a site imports: types, functions that return what they are given, and the few that read from outside.
 */
import type { SiteInput } from './site/input.ts';

// Declared here, because a site is checked together with this file and need not have Node's types.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

export type { Fact, FactGroup, FactOverride } from './kit/facts.ts';
export type {
  Blocks,
  DestinationName,
  FactName,
  FactRef,
  Href,
  ImageName,
  Register,
  RoutePath,
  Section,
} from './kit/names.ts';
export type { LayoutInput, PageInput, SectionsInput, SiteInput } from './site/input.ts';

/**
 * A value of the environment at build time. Only names that begin with `PUBLIC_` are read: what a config holds ends up
 * on the site, where everybody can read it. Throws for any other name.
 */
export function env(name: `PUBLIC_${string}`, fallback?: string): string | undefined {
  if (!name.startsWith('PUBLIC_')) throw new Error(`env('${name}'): only names that begin with PUBLIC_ may be read`);
  return process.env[name] || fallback;
}

/** Declares a site. Returns its argument; the types check and complete it. */
export function defineSite<const Site extends SiteInput>(site: Site): Site {
  return site;
}
