import type { FactGroup } from '../sdk/facts.ts';
import type { RuleSettings } from '../sdk/issue.ts';
import type { Href, ImageName } from '../sdk/names.ts';
import type { OwnUiParts } from '../sdk/ui-text/ui-text.ts';
import type { ExperimentInput } from './experiment.ts';
import type { FontsInput } from './fonts.ts';
import type { Host } from './hosts.ts';
import type { OrganizationInput } from './organization.ts';
import type { CardFactInput, PageInput, SectionsInput, Theme } from './page-input.ts';
import type { PixelsInput } from './pixels.ts';
import type { PolicyInput } from './policy.ts';
import type { CollectionInput, MatrixInput, TemplatePageInput, VariantInput } from './template-input.ts';
import type { Waived } from './waiver.ts';

export type { CardFactInput, PageInput, SectionsInput, Theme } from './page-input.ts';

/** A site as written in `pages.config.ts`. */
export interface SiteInput {
  /** Where the site is published: `https://www.example.com`, or with a base path, `https://example.com/shop`. */
  origin: string;
  /** Name of the business in titles and cards. */
  name: string;
  /** Language tag of the text (BCP 47): `en-US`. It sets the writing direction and the format of prices and dates. */
  locale: string;
  /** Currency code (ISO 4217) of prices that name none: `GBP`. Defaults to that of the locale's country. */
  currency?: string;
  /**
   * Replaces text that blocks write themselves ("Menu", "Close"), by language (`pl`) or by full tag (`pt-PT`):
   * `{ pl: { close: 'Zamknij' } }`. A language without a translation in the engine or here falls back to English.
   */
  uiText?: Record<string, OwnUiParts>;
  /** `never` writes `pricing.html` for `/pricing`; `always` writes `pricing/index.html` for `/pricing/`. */
  trailingSlash?: 'never' | 'always';
  /** Colour scheme of pages that do not set their own. */
  theme?: Theme;
  /** Colour of the browser's toolbar on phones, in each scheme; any CSS colour. */
  themeColor?: { light: string; dark: string };
  /** Favicon, from `templates/images`. */
  icon?: ImageName;
  /** Typefaces, from installed packages or from `templates/fonts`. Without them, those of the theme. */
  fonts?: FontsInput;
  /** Draws a social card for each page from its title. Without it, no cards are drawn. */
  cards?: CardsInput;
  /** The business behind the site, for search engines and for blocks that show `organization`. */
  organization?: OrganizationInput;
  /** The typed values of the business, by name. */
  facts?: FactGroup;
  /** Query parameters of the page's address that text may show: `{{query 'city' 'your city'}}`. */
  query?: Record<string, QueryInput>;
  /** Destinations of form data, by name. */
  destinations?: Record<string, DestinationInput>;
  /** Who may open the block `settings` and change where this browser's leads go. Nobody by default. */
  admin?: AdminInput;
  /** Pixels that receive visits and leads once the visitor consents. A pixel without an id is off. */
  pixels?: PixelsInput;
  /** Sections around a page's own, by the name of the layout. */
  layouts?: Record<string, LayoutInput>;
  /** What is true of a picture wherever it is shown, and the formats of photos. */
  pictures?: PicturesInput;
  /** The page for addresses that do not exist. */
  notFound: Omit<PageInput, 'path' | 'kind'>;
  /** Every page of the site. */
  routes: readonly RouteInput[];
  /**
   * Limits how similar pages of templates, variants and matrices may be. `threshold` is the share of their text that two
   * pages may have in common, 0.8 by default. With `noindex`, more similar pages are hidden from search engines instead of
   * being errors.
   */
  doorways?: { threshold?: number; action?: 'error' | 'noindex' };
  /**
   * Bytes that a page may weigh before the build warns. `html` counts the document and the stylesheets in its head, in
   * brotli; the default of 13,000 fits the first round trip of a new connection. `script` counts what runs before any
   * interaction, in gzip; the default is 2,000. `publicFile` is the size of a file of `templates/public`, 5,000,000 by
   * default. `firstPicture` (80,000) and `pictures` (600,000, all of a page) are weighed at about 800 pixels each. `video`
   * is the size of a file of `templates/videos`, 25,000,000 by default.
   */
  budgets?: {
    html?: number;
    script?: number;
    publicFile?: number;
    firstPicture?: number;
    pictures?: number;
    video?: number;
  };
  /** Addresses that have moved. */
  redirects?: readonly RedirectInput[];
  /**
   * The library that runs islands in the browser: `react` (the default), or `preact`, which weighs a ninth but lacks what
   * `preact/compat` lacks. The build renders pages with React either way.
   */
  client?: Client;
  /**
   * What leads have of phone numbers: also the number with its country code in `meta.phones` (`international`, the default), or
   * only what was typed, unchecked (`asTyped`).
   */
  phoneNumbers?: PhoneNumbers;
  /** Hosts to write files for, such as `nginx.conf`; `--host` replaces them. Those of Netlify and Cloudflare are always written. */
  hosts?: readonly Host[];
  /** What a claim requires of itself, or of the pages that make it. */
  policies?: readonly PolicyInput[];
  /** Levels of configurable rules: `{ doorway: 'warn' }`. `npx frontage explain` lists the rules. */
  rules?: RuleSettings;
}

export type PhoneNumbers = 'international' | 'asTyped';

export type Client = 'react' | 'preact';

export interface RedirectInput {
  /** The old path: `/old-page`, `/old-page.html`, `/about_(us)`. `/old page` and `/old%20page` are the same. */
  from: string;
  /** Where visitors go instead: a page of this site by its path or full address, or another `https` address. */
  to: Href;
  /** The redirect is temporary, so search engines keep the old address. */
  temporary?: boolean;
}

/** A page, or a route that makes pages. */
export type RouteInput = PageInput | TemplatePageInput | VariantInput | MatrixInput | CollectionInput | ExperimentInput;

export interface LayoutInput extends Waived {
  /** Sections above the page's own. */
  top?: SectionsInput;
  /** Sections of the page's footer, below its own sections. They share one `<footer>`. */
  footer?: SectionsInput;
  /** Sections below the page's own and below the footer. */
  bottom?: SectionsInput;
}

export interface CardsInput {
  /**
   * Fonts to draw with, from `templates/fonts`: TTF, OTF, WOFF or WOFF2, one weight per file. Each character uses the first
   * font that has it, so list fonts for other scripts last. By default, cards have the typefaces of `fonts`.
   */
  fonts?: readonly string[];
  /** Up to three figures at the bottom of each card. */
  facts?: readonly CardFactInput[];
  /** Picture at the side of cards of pages without a drawing, from `templates/images`. */
  image?: ImageName;
}

export interface PicturesInput {
  /**
   * Formats of photos. Both by default; `['webp']` alone takes a third of the time and a third more bytes, for sites with
   * hundreds of photos.
   */
  formats?: ['avif', 'webp'] | ['webp'];
  /** By the name of the file in `templates/images`. A section's own values win. */
  files?: Readonly<Partial<Record<ImageName, PictureFileInput>>>;
}

export interface PictureFileInput {
  /** What it shows, for visitors who cannot see it. */
  alt?: string;
  /** Who made it. Only sections that show captions show it. */
  credit?: string;
  /** Another file for dark grounds. */
  dark?: ImageName;
  /** Another file for small screens. */
  small?: ImageName;
  /** The point that stays in sight when it is cropped, as parts of its width and height from the top left: 0 to 1. */
  focus?: { x: number; y: number };
  /** The part that is used, in shares. */
  crop?: { x: number; y: number; width: number; height: number };
}

/** Values that a query parameter may have. Others are ignored. */
export interface QueryInput {
  /** Maximum number of characters, 40 by default. */
  max?: number;
  /** The allowed values, in any case. The page shows them as written here. */
  allow?: readonly string[];
  /** A regular expression that the whole value must match. The default allows letters, digits, spaces and `.,'’&-`. */
  pattern?: string;
}

export interface DestinationInput extends Waived {
  /** Name in messages to visitors. */
  label: string;
  /** The `https` address that receives leads. Without one, only browsers whose settings name an address send leads. */
  url?: string | undefined;
  /** Key in the browser's local storage whose value replaces `url` in that browser. */
  storageKey?: string;
  /**
   * What `storageKey` holds: `url` (the default) for an address that replaces `url`; `key` for an API key of the service at
   * `url`. Each request carries the key (`Authorization: Bearer …`), and nothing is sent without one.
   */
  setting?: 'url' | 'key';
  /**
   * The receiver accepts native form posts (`application/x-www-form-urlencoded`), as Zapier's hooks do, so forms work
   * without script. If no destination of a form does, visitors without script see phone and e-mail instead of the button.
   */
  acceptsForms?: boolean;
  /** The error when neither `url` nor the settings name an address: "No webhook URL provided". */
  missing?: string;
  /** Origins that requests and their redirects may reach. Defaults to the origin of `url`. */
  allowedOrigins?: readonly string[];
  /** `no-cors` for a receiver whose responses a page cannot read. The page then knows only that the lead was sent. */
  mode?: 'cors' | 'no-cors';
  /**
   * Any redirected response confirms the lead, whatever its body says. By default a redirected response needs a body that
   * confirms: `ok: true`, `status: "success"` or the lead's `leadId`.
   */
  redirectConfirms?: boolean;
  /** Field names that the receiver expects, by the form's field names. */
  fields?: Readonly<Record<string, string>>;
}

export interface AdminInput {
  /** The output of `npx frontage hash-password`, never the password itself. Without it, every password is rejected. */
  passwordHash?: string | undefined;
  /**
   * Hosts that ask for no password, in addition to localhost. `staging.agency.example` means that host and its subdomains,
   * `.preview.agency.example` the subdomains alone.
   */
  openOn?: readonly string[];
}
