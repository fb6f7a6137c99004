/**
 * What a site imports from `frontage`: types, functions that return their argument, and readers of files and environment.
 */
import type { SiteInput } from './site/input.ts';
import type { CsvFileRef, TemplateInput, TemplateParams, WithCheckedRoutes } from './site/template-input.ts';

// A site is type-checked together with this file and may lack Node's types.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

export type { Fact, FactGroup, FactOverride } from './sdk/facts.ts';
export type {
  Blocks,
  CaptionsName,
  Condition,
  DestinationName,
  FactName,
  FactRef,
  Href,
  IconRef,
  ImageName,
  PagesOf,
  ProseFile,
  Register,
  RoutePath,
  Section,
  VideoName,
} from './sdk/names.ts';
export type { ExperimentInput } from './site/experiment.ts';
export type { LayoutInput, PageInput, RouteInput, SectionsInput, SiteInput } from './site/input.ts';
export type {
  CollectionInput,
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
 * Returns an environment variable at build time, trimmed, or the fallback when it is unset or empty. Throws for names that
 * do not begin with `PUBLIC_`, because values in a config end up on the public site.
 */
export function env(name: `PUBLIC_${string}`, fallback?: string): string | undefined {
  if (!name.startsWith('PUBLIC_')) throw new Error(`env('${name}'): the name must begin with PUBLIC_`);
  return process.env[name]?.trim() || fallback;
}

/**
 * Returns a reference to a CSV file of matrix rows; its path is relative to the site's folder. The header row names a
 * parameter for each column. `price.monthly` is the field `monthly` of the group `price`, and `;` separates list items.
 * Numbers, prices, yes and no are written as in the site's language, or in that of `locale`.
 */
export function csv(path: string, options: Pick<CsvFileRef, 'locale'> = {}): CsvFileRef {
  return { csv: path, ...options };
}

/** Returns a reference to a JSON file of matrix rows, an array of objects; its path is relative to the site's folder. */
export function json<const Path extends string>(path: Path): { readonly json: Path } {
  return { json: path };
}

/** Declares a page template. Returns its argument, which TypeScript checks and editors complete. */
export function definePageTemplate<const Params extends TemplateParams>(
  template: TemplateInput<Params>,
): TemplateInput<Params> {
  return template;
}

/** Declares a site. Returns its argument, which TypeScript checks and editors complete. */
export function defineSite<const Site extends SiteInput>(site: Site & WithCheckedRoutes<Site>): Site {
  return site;
}
