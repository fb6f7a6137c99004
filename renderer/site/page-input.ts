import type { FactOverride } from '../sdk/facts.ts';
import type { FactName, ImageName, LayoutName, Section } from '../sdk/names.ts';
import type { Waived } from './waiver.ts';

export type Theme = 'auto' | 'light' | 'dark';

/** Sections by name, in the order they appear. */
export type SectionsInput = Readonly<Record<string, Section>>;

export interface PageInput extends Waived {
  kind?: 'page';
  /** Address on this site: `/pricing`. */
  path: string;
  meta: MetaInput;
  /** Name of a layout; none when left out. */
  layout?: LayoutName;
  theme?: Theme;
  /** Language of this page, as a tag (BCP 47), where it is not the site's: `es-US`. */
  locale?: string;
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
  /** Picture for social cards, from `templates/images`, in place of one that is drawn. */
  image?: ImageName;
  /** What this page's drawn card says otherwise; `false` for a page without one. */
  card?: CardInput | false;
  /** Keeps the page out of search engines and the sitemap. */
  noindex?: boolean;
}

/** What a drawn card says. */
export interface CardInput {
  /** The page's title without the name of the site when left out. */
  title?: string;
  /** A few words above the title. */
  eyebrow?: string;
  /** In place of the site's figures. */
  facts?: readonly CardFactInput[];
  /** Picture at the side, from `templates/images`. */
  image?: ImageName;
}

export interface CardFactInput {
  /** `{{facts.guarantee}}` */
  value: string;
  /** What it counts, in a few words. */
  label: string;
}
