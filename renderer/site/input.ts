import type { FactGroup, FactOverride } from '../kit/facts.ts';
import type { FactName, Href, ImageName, LayoutName, Section } from '../kit/names.ts';
import type { ExperimentInput } from './experiment.ts';
import type { MatrixInput, TemplatePageInput, VariantInput } from './template-input.ts';

/** A site as a person writes it in `pages.config.ts`. */
export interface SiteInput {
  /** Where the site is published: `https://www.example.com`, or with a base path, `https://example.com/shop`. */
  origin: string;
  /** Name of the business, as titles and cards show it. */
  name: string;
  /** Language tag of the words (BCP 47): `en-US`. */
  locale: string;
  /** `never` writes `pricing.html` for `/pricing`; `always` writes `pricing/index.html` for `/pricing/`. */
  trailingSlash?: 'never' | 'always';
  /** Colour scheme of every page that does not fix its own. */
  theme?: Theme;
  /** Colour of the browser's own frame on phones, in each scheme; any CSS colour. */
  themeColor?: { light: string; dark: string };
  /** Picture that browsers show beside the title, from `templates/images`. */
  icon?: ImageName;
  /** Who stands behind the site, for search engines. */
  organization?: OrganizationInput;
  /** The typed values of the business, by name. */
  facts?: FactGroup;
  /** Parameters of the visitor's address that words may show: `{{query 'city' 'your city'}}`. */
  query?: Record<string, QueryInput>;
  /** Where forms send what visitors enter, by name. */
  destinations?: Record<string, DestinationInput>;
  /** What stands around a page's own sections, by name. */
  layouts?: Record<string, LayoutInput>;
  /** The page for addresses that do not exist. */
  notFound: Omit<PageInput, 'path' | 'kind'>;
  /** Every page of the site. */
  routes: readonly RouteInput[];
}

/** A page, or what pages are made by. */
export type RouteInput = PageInput | TemplatePageInput | VariantInput | MatrixInput | ExperimentInput;

export type Theme = 'auto' | 'light' | 'dark';

/** Sections by name, in the order they appear. */
export type SectionsInput = Readonly<Record<string, Section>>;

export interface LayoutInput {
  /** Sections above the page's own. */
  top?: SectionsInput;
  /** Sections below the page's own. */
  bottom?: SectionsInput;
}

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

export interface OrganizationInput {
  /** A type of schema.org: `ProfessionalService`, `Bakery`. */
  type: string;
  description?: string;
  phone?: string;
  email?: string;
  /** Picture for social cards where a page has none. */
  image?: ImageName;
  address?: { street: string; locality: string; region?: string; postalCode?: string; country: string };
  /** Profiles of the business elsewhere. */
  sameAs?: readonly Href[];
}

/** What a parameter of the visitor's address may hold; anything else is ignored. */
export interface QueryInput {
  /** Characters at most; 40 when left out. */
  max?: number;
  /** The values there are; capitals do not count, and the page shows them as they are written here. */
  allow?: readonly string[];
  /** A regular expression that the whole value must match; letters, digits, spaces and `.,'’&-` when left out. */
  pattern?: string;
}

export interface DestinationInput {
  /** What people call it, in messages. */
  label: string;
  /** Where it is sent: an `https` address. Without one, nothing is sent there until a browser's settings name it. */
  url?: string | undefined;
  /** Key in the browser's local storage that takes the place of `url` in that browser. */
  storageKey?: string;
  /** What is said when neither names an address: "No webhook URL provided". */
  missing?: string;
  /** Origins that may receive it, redirects included; the origin of `url` when left out. */
  allowedOrigins?: readonly string[];
  /** `no-cors` for a receiver whose answers a page may not read: then nothing more than "sent" is ever known. */
  mode?: 'cors' | 'no-cors';
  /** Names that the receiver wants instead of the form's own, by the form's. */
  fields?: Readonly<Record<string, string>>;
}
