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
  /** Language tag of this page (BCP 47), if it differs from the site's: `es-US`. */
  locale?: string;
  /** Facts that have another value on this page, each with a reason. */
  facts?: Partial<Record<FactName, FactOverride>>;
  /** `false` leaves the page out of the sitemap. Search engines may still index it. */
  sitemap?: false;
  sections: SectionsInput;
}

export interface MetaInput {
  /** Title in the browser's tab and in search results. */
  title: string;
  /** One or two sentences for search results. */
  description: string;
  /** Social card from `templates/images`, instead of a drawn one. */
  image?: ImageName;
  /** Changes this page's drawn card. `false` draws none. */
  card?: CardInput | false;
  /** Keeps the page out of search engines and the sitemap. */
  noindex?: boolean;
}

/** Content of a drawn card. */
export interface CardInput {
  /** Defaults to the page's title without the site's name. */
  title?: string;
  /** A few words above the title. */
  eyebrow?: string;
  /** Replaces the site's figures. */
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
