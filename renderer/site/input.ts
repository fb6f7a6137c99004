import type { FactGroup } from '../sdk/facts.ts';
import type { Href, ImageName } from '../sdk/names.ts';
import type { RuleSettings } from '../sdk/rules.ts';
import type { OwnUiParts } from '../sdk/ui-text/ui-text.ts';
import type { ExperimentInput } from './experiment.ts';
import type { CardFactInput, PageInput, SectionsInput, Theme } from './page-input.ts';
import type { PixelsInput } from './pixels.ts';
import type { PolicyInput } from './policy.ts';
import type { MatrixInput, TemplatePageInput, VariantInput } from './template-input.ts';
import type { Waived } from './waiver.ts';

export type { CardFactInput, PageInput, SectionsInput, Theme } from './page-input.ts';

/** A site as a person writes it in `pages.config.ts`. */
export interface SiteInput {
  /** Where the site is published: `https://www.example.com`, or with a base path, `https://example.com/shop`. */
  origin: string;
  /** Name of the business, as titles and cards show it. */
  name: string;
  /** Language tag of the words (BCP 47): `en-US`. It decides where lines begin, and how prices and dates are written. */
  locale: string;
  /** Currency of prices that name none, as a code (ISO 4217): `GBP`. That of the locale's country when left out. */
  currency?: string;
  /**
   * Text in place of what blocks write themselves ("Menu", "Close"), by language (`pl`) or by the whole tag (`pt-PT`):
   * `{ pl: { close: 'Zamknij' } }`. Languages that the engine does not speak are English where this has no entry.
   */
  uiText?: Record<string, OwnUiParts>;
  /** `never` writes `pricing.html` for `/pricing`; `always` writes `pricing/index.html` for `/pricing/`. */
  trailingSlash?: 'never' | 'always';
  /** Colour scheme of every page that does not fix its own. */
  theme?: Theme;
  /** Colour of the browser's own frame on phones, in each scheme; any CSS colour. */
  themeColor?: { light: string; dark: string };
  /** Picture that browsers show beside the title, from `templates/images`. */
  icon?: ImageName;
  /** A picture for each page that others show where it is shared, drawn from its title; none are drawn when left out. */
  cards?: CardsInput;
  /** Who stands behind the site, for search engines. */
  organization?: OrganizationInput;
  /** The typed values of the business, by name. */
  facts?: FactGroup;
  /** Parameters of the visitor's address that words may show: `{{query 'city' 'your city'}}`. */
  query?: Record<string, QueryInput>;
  /** Where forms send what visitors enter, by name. */
  destinations?: Record<string, DestinationInput>;
  /** Who may change in a browser where its leads go, with the block `settings`; nobody when left out. */
  admin?: AdminInput;
  /** Who is told of visits and leads, where a visitor agrees to it. A pixel without an id is none. */
  pixels?: PixelsInput;
  /** What stands around a page's own sections, by name. */
  layouts?: Record<string, LayoutInput>;
  /** The page for addresses that do not exist. */
  notFound: Omit<PageInput, 'path' | 'kind'>;
  /** Every page of the site. */
  routes: readonly RouteInput[];
  /**
   * Pages of templates, variants and matrices must not say the same with other names in it. `threshold` is the share of
   * what two pages say that may be alike, 0.8 when left out; with `noindex`, search engines are asked to leave those that
   * are more alike alone, instead of an error.
   */
  doorways?: { threshold?: number; action?: 'error' | 'noindex' };
  /**
   * Bytes that a page may weigh before it is a warning: `html` with the styles that its head links, in brotli (13,000 when
   * left out: what arrives first on a new connection), and `script` that runs before anybody does anything, in gzip
   * (2,000).
   */
  budgets?: { html?: number; script?: number };
  /** Addresses that have moved. */
  redirects?: readonly RedirectInput[];
  /**
   * What islands run on in the browser: `react` when left out, or `preact`, which weighs a ninth and does without what
   * its `preact/compat` lacks. Pages are rendered by React either way.
   */
  client?: Client;
  /** Hosts whose own files are written too: `vercel.json`, `nginx.conf`. Netlify and Cloudflare need no mention. */
  hosts?: readonly Host[];
  /** What a page must say that makes a claim, or a claim must have. */
  policies?: readonly PolicyInput[];
  /** What rules of judgement weigh on this site: `{ doorway: 'warn' }`. `frontage explain` lists them. */
  rules?: RuleSettings;
}

export type Client = 'react' | 'preact';

export type Host = 'vercel' | 'nginx';

export interface RedirectInput {
  /** The path that browsers ask for: `/old-page`, `/old-page.html`, `/about_(us)`; `/old page` and `/old%20page` are one. */
  from: string;
  /** Where visitors go instead: a page of this site, or an `https` address; that of a page is the page as well. */
  to: Href;
  /** The old address will be back: search engines keep it. */
  temporary?: boolean;
}

/** A page, or what pages are made by. */
export type RouteInput = PageInput | TemplatePageInput | VariantInput | MatrixInput | ExperimentInput;

export interface LayoutInput extends Waived {
  /** Sections above the page's own. */
  top?: SectionsInput;
  /** Sections that are the page's footer together: they share one `<footer>`, below the page's own. */
  footer?: SectionsInput;
  /** Sections below the page's own, and below the footer where there is one. */
  bottom?: SectionsInput;
}

export interface CardsInput {
  /**
   * Fonts to draw with, from `templates/fonts`: TTF, OTF, WOFF or WOFF2, one weight per file. A sign is drawn with the
   * first that has it, so fonts for other scripts come last.
   */
  fonts: readonly string[];
  /** Figures at the foot of each card, three at most. */
  facts?: readonly CardFactInput[];
  /** Picture at the side of cards whose page shows no ranking grid, from `templates/images`. */
  image?: ImageName;
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

export interface DestinationInput extends Waived {
  /** What people call it, in messages. */
  label: string;
  /** Where it is sent: an `https` address. Without one, nothing is sent there until a browser's settings name it. */
  url?: string | undefined;
  /** Key in the browser's local storage that takes the place of `url` in that browser. */
  storageKey?: string;
  /**
   * What local storage holds there: an address that takes the place of `url`, or a key of the service at `url` that each
   * request carries (`Authorization: Bearer …`) and without which none is made. `url` when left out.
   */
  setting?: 'url' | 'key';
  /**
   * It takes what a browser posts by itself (`application/x-www-form-urlencoded`), as Zapier's hooks do: forms then work
   * without script. Where no destination of a form does, phone and e-mail are shown instead of its button.
   */
  acceptsForms?: boolean;
  /** What is said when neither names an address: "No webhook URL provided". */
  missing?: string;
  /** Origins that may receive it, redirects included; the origin of `url` when left out. */
  allowedOrigins?: readonly string[];
  /** `no-cors` for a receiver whose answers a page may not read: then nothing more than "sent" is ever known. */
  mode?: 'cors' | 'no-cors';
  /**
   * Its answer comes by a redirect to a page that says nothing of the lead, and is a receipt all the same. When left out, a
   * redirected answer counts only with a body that confirms: `ok: true`, `status: "success"` or the lead's `leadId`.
   */
  redirectConfirms?: boolean;
  /** Names that the receiver wants instead of the form's own, by the form's. */
  fields?: Readonly<Record<string, string>>;
}

export interface AdminInput {
  /** What `frontage hash-password` prints; every password fails without one. Never the password itself. */
  passwordHash?: string | undefined;
  /**
   * Hosts besides this device's own that ask for no password: `.preview.agency.example` for every host below that name,
   * `staging.agency.example` for that host and those below it.
   */
  openOn?: readonly string[];
}
