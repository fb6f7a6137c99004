import type { FactOverride } from '../kit/facts.ts';
import type { FactName, ImageName, LayoutName, Section } from '../kit/names.ts';

export type Theme = 'auto' | 'light' | 'dark';

/** Sections by name, in the order they appear. */
export type SectionsInput = Readonly<Record<string, Section>>;

export interface PageInput {
  kind?: 'page';
  /** Address on this site: `/pricing`. */
  path: string;
  meta: MetaInput;
  /** Name of a layout; none when left out. */
  layout?: LayoutName;
  theme?: Theme;
  /** Other values of facts on this page, each with its reason. */
  facts?: Partial<Record<FactName, FactOverride>>;
  /** `false` leaves it out of the sitemap, though search engines may index it. */
  sitemap?: false;
  sections: SectionsInput;
}

export interface MetaInput {
  /** Title in the browser's tab and in search results. */
  title: string;
  /** One or two sentences for search results. */
  description: string;
  /** Picture for social cards, from `templates/images`; the site's own when left out. */
  image?: ImageName;
  /** Keeps the page out of search engines and the sitemap. */
  noindex?: boolean;
}
