import type * as z from 'zod';
import type { Admin } from '../sdk/block.ts';
import type { Fact, FactOverride } from '../sdk/facts.ts';
import type { Path } from '../sdk/issue.ts';
import type { Pixels } from '../sdk/pixels.ts';
import type { OwnUiParts } from '../sdk/ui-text/ui-text.ts';
import type { Fonts } from './fonts.ts';
import type { Host } from './hosts.ts';
import type { Client, Theme } from './input.ts';
import type { Organization } from './organization.ts';
import type { Policy } from './policy.ts';
import type { RegisteredBlock } from './registry.ts';
import type { pageSchema, siteSchema } from './schema.ts';

/** A checked site, with defaults filled in. */
export interface Site {
  readonly name: string;
  readonly locale: string;
  /** Country of the locale (ISO 3166); phone numbers without a country code belong to it. */
  readonly region: string;
  /** Currency code of amounts that name none (ISO 4217). */
  readonly currency: string;
  /** Replacements for the engine's own text, by language. */
  readonly uiText: Readonly<Record<string, OwnUiParts>>;
  readonly origin: Origin;
  /** A preview at another address than the config's, which search engines must not index. */
  readonly preview: boolean;
  readonly trailingSlash: 'never' | 'always';
  readonly theme: Theme;
  readonly themeColor?: { readonly light: string; readonly dark: string };
  /** Favicon. */
  readonly icon?: string;
  readonly fonts?: Fonts;
  /** Widths of the letters of its name as a headline, in em; those that its fonts do not have are missing. */
  readonly letterWidths?: Readonly<Record<string, number>> | undefined;
  readonly cards?: Cards;
  readonly organization?: Organization;
  /** Day of the build; dates before it are over. Without it, none are. */
  readonly today?: string;
  /** Every fact by its dotted name. */
  readonly facts: ReadonlyMap<string, Fact>;
  /** Names of invalid facts. References to them are not reported again. */
  readonly faultyFacts?: ReadonlySet<string>;
  /** Query parameters that text may show, by name. */
  readonly query: ReadonlyMap<string, Query>;
  readonly destinations: ReadonlyMap<string, Destination>;
  readonly admin?: Admin;
  /** Undefined if no pixel has an id. */
  readonly pixels?: SitePixels;
  readonly layouts: ReadonlyMap<string, Layout>;
  readonly notFound: PageNode;
  readonly routes: readonly PageNode[];
  /** Paths of all pages, for suggestions, if the pages are read later than the site. */
  readonly paths?: readonly string[];
  /** Paths of pages that `limit` or `only` leaves out for now. Links may lead to them. */
  readonly leftOut?: readonly string[];
  /** The feeds of its collections. */
  readonly feeds?: readonly Feed[];
  /** Decoded addresses of the files of `templates/public`: `/brochure.pdf`. Links may lead to them. */
  readonly publicFiles?: ReadonlySet<string>;
  readonly pictures: SitePictures;
  /** See `SiteInput`. */
  readonly doorways: Checked['doorways'];
  /** In bytes; see `SiteInput`. */
  readonly budgets: Checked['budgets'];
  readonly redirects: readonly Redirect[];
  readonly client: Client;
  readonly hosts: readonly Host[];
  readonly policies: readonly Policy[];
}

/** Checked pixels. */
export interface SitePixels {
  readonly pixels: Pixels;
  /** The section that asks for consent, by the page's language; `''` is for all other languages. */
  readonly questions: ReadonlyMap<string, SectionNode>;
}

/** Read-only at any depth. */
type ReadOnly<Value> = Value extends object ? { readonly [Key in keyof Value]: ReadOnly<Value[Key]> } : Value;

/** What the schemas give for the config. */
type Checked = ReadOnly<z.output<typeof siteSchema>>;

/** From the path of a route that no longer exists to a route or to another site. */
export type Redirect = Required<Checked['redirects'][number]>;

/** How social cards are drawn; see `CardsInput`. */
export type Cards = NonNullable<Checked['cards']>;

/** How pictures are encoded, and what is true of a file wherever it is shown; see `PicturesInput`. */
export type SitePictures = Checked['pictures'];

/** Where a site is published: scheme and host, and its base path (`''` or `/folder`). */
export interface Origin {
  readonly origin: string;
  readonly base: string;
}

/** Values that a query parameter may have; see `QueryInput`. */
export type Query = Checked['query'][string];

/** A receiver of leads; see `DestinationInput`. */
export type Destination = Checked['destinations'][string];

/** Returns the origins that a destination's requests may reach. */
export function destinationOrigins({ url, allowedOrigins }: Destination): readonly string[] {
  return allowedOrigins ?? (url === undefined ? [] : [new URL(url).origin]);
}

export interface Layout {
  readonly top: readonly SectionNode[];
  readonly footer: readonly SectionNode[];
  readonly bottom: readonly SectionNode[];
  readonly hidden: readonly HiddenSection[];
}

/** A page of the config. */
export interface PageNode {
  /** JSON path of the page in the config. */
  readonly at: Path;
  readonly path: string;
  readonly meta: ReadOnly<z.output<typeof pageSchema>>['meta'];
  readonly layout?: string;
  readonly theme?: Theme;
  /** Language of the page, if it differs from the site's. */
  readonly locale?: string;
  readonly facts: Readonly<Record<string, FactOverride>>;
  /** The sitemap lists the page, unless it is `noindex`. */
  readonly listed: boolean;
  /** Undefined for a page that the config writes out. */
  readonly origin?: PageOrigin;
  /** Names of the collections that it lists. */
  readonly lists?: readonly string[];
  readonly experiment?: Experiment;
  readonly sections: readonly SectionNode[];
  /** Sections that the config hides. Nothing on the site shows them. */
  readonly hidden?: readonly HiddenSection[];
  /** Sections that were left out because they are invalid. Links to them are not reported again. */
  readonly faulty: readonly FaultySection[];
}

/** The RSS feed of a collection. */
export interface Feed {
  /** Name of the collection. */
  readonly of: string;
  /** JSON path of the collection. */
  readonly at: Path;
  /** Its address: `/blog/feed.xml`. */
  readonly path: string;
  /** Defaults to the name of the site. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Language of the entries. */
  readonly locale: string;
  /** Newest first. Texts may contain tokens. */
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** ISO 8601: `2027-01-31`. */
  readonly date: string;
  /** Name of its picture. */
  readonly picture?: string;
}

/** What made a page: a template, a matrix or a collection (`of` is its name), or a variant (`of` is the path of its original). */
export interface PageOrigin {
  readonly kind: 'template' | 'variant' | 'matrix' | 'collection';
  readonly of?: string;
  /** The path of the matrix or collection, with `*` for values from its rows. */
  readonly pattern?: string;
  /** The row whose pages share a sitemap. */
  readonly sitemap?: string;
  /** Short values that are filled into the page's text, such as the name of a city. */
  readonly filledIn?: readonly string[];
}

/** A checked experiment; see `ExperimentInput`. */
export interface Experiment {
  readonly at: Path;
  readonly name: string;
  readonly functional: boolean;
  readonly until?: string | undefined;
  readonly variants: readonly ExperimentVariant[];
}

export interface ExperimentVariant {
  readonly name: string;
  readonly weight: number;
  readonly sections: readonly SectionNode[];
  readonly faulty: readonly FaultySection[];
}

/** A section that its block rejects, as written. */
export interface FaultySection {
  readonly at: Path;
  readonly name: string;
  readonly value: unknown;
}

/** A valid section that no page shows. */
export interface HiddenSection {
  readonly node: SectionNode;
  /** Number of shown sections that are written before it. */
  readonly before: number;
}

/** A section that its block has checked. */
export interface SectionNode {
  readonly at: Path;
  /** The section's name, unique on its page. */
  readonly name: string;
  readonly type: string;
  readonly definition: RegisteredBlock;
  /** The fields as written. Sections that share an object in the config share it here too. */
  readonly fields: Readonly<Record<string, unknown>>;
}
