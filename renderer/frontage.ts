/**
 * What a site imports: types, functions that return what they are given, and the few that read from outside.
 */
import type { SiteInput } from './site/input.ts';
import type { TemplateInput, TemplateParams, WithCheckedRoutes } from './site/template-input.ts';

// Declared here, because a site is checked together with this file and need not have Node's types.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

export type { Fact, FactGroup, FactOverride } from './sdk/facts.ts';
export type {
  Blocks,
  DestinationName,
  FactName,
  FactRef,
  Href,
  ImageName,
  PagesOf,
  Register,
  RoutePath,
  Section,
} from './sdk/names.ts';
export type { ExperimentInput } from './site/experiment.ts';
export type { LayoutInput, PageInput, RouteInput, SectionsInput, SiteInput } from './site/input.ts';
export type {
  MatrixInput,
  ParamInput,
  ParamRef,
  ParamsOf,
  TemplateInput,
  TemplatePageInput,
  VariantInput,
} from './site/template-input.ts';
export type { Waiver } from './site/waiver.ts';

/**
 * A value of the environment at build time, without white space and line ends around it; the fallback where it is empty.
 * Only names that begin with `PUBLIC_` are read: what a config holds ends up on the site, where everybody can read it.
 * Throws for any other name.
 */
export function env(name: `PUBLIC_${string}`, fallback?: string): string | undefined {
  if (!name.startsWith('PUBLIC_')) throw new Error(`env('${name}'): the name must begin with PUBLIC_`);
  return process.env[name]?.trim() || fallback;
}

/**
 * Rows of a matrix from a file of comma-separated values, by its path from the site's folder. The first row names the
 * columns, each after a parameter of the row; `price.monthly` goes into the group `price`, and `;` separates a list.
 */
export function csv<const Path extends string>(path: Path): { readonly csv: Path } {
  return { csv: path };
}

/** Rows of a matrix from a JSON file that holds a list of objects, by its path from the site's folder. */
export function json<const Path extends string>(path: Path): { readonly json: Path } {
  return { json: path };
}

/** Declares a page template. Returns its argument; the types check and complete it. */
export function definePageTemplate<const Params extends TemplateParams>(
  template: TemplateInput<Params>,
): TemplateInput<Params> {
  return template;
}

/** Declares a site. Returns its argument; the types check and complete it. */
export function defineSite<const Site extends SiteInput>(site: Site & WithCheckedRoutes<Site>): Site {
  return site;
}
