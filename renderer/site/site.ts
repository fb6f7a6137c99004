import type { Admin } from '../sdk/block.ts';
import type { Fact, FactOverride } from '../sdk/facts.ts';
import type { Path } from '../sdk/issue.ts';
import type { Pixels } from '../sdk/pixels.ts';
import type { OwnUiParts } from '../sdk/ui-text/ui-text.ts';
import type { Client, Host, Theme } from './input.ts';
import type { Policy } from './policy.ts';
import type { RegisteredBlock } from './registry.ts';

/** A site whose every value has been checked, with defaults filled in. */
export interface Site {
  readonly name: string;
  readonly locale: string;
  /** Country of that language, by which numbers without a country code are read (ISO 3166). */
  readonly region: string;
  /** Currency of amounts that name none (ISO 4217). */
  readonly currency: string;
  /** What the site says in place of the engine's own text, by language. */
  readonly uiText: Readonly<Record<string, OwnUiParts>>;
  readonly origin: Origin;
  /** Published somewhere else than the config says, to be looked at: search engines are to leave it alone. */
  readonly preview: boolean;
  readonly trailingSlash: 'never' | 'always';
  readonly theme: Theme;
  readonly themeColor?: { readonly light: string; readonly dark: string };
  /** Picture shown by browsers beside the title. */
  readonly icon?: string;
  readonly cards?: Cards;
  readonly organization?: Organization;
  /** Every fact by its dotted name. */
  readonly facts: ReadonlyMap<string, Fact>;
  /** Names of facts that are at fault themselves: what names one of them is not at fault for that. */
  readonly faultyFacts?: ReadonlySet<string>;
  /** What the visitor's address may put into words, by the name of the parameter. */
  readonly query: ReadonlyMap<string, Query>;
  readonly destinations: ReadonlyMap<string, Destination>;
  readonly admin?: Admin;
  /** Who is told of visits and leads, and how visitors are asked; nothing where no pixel has an id. */
  readonly pixels?: SitePixels;
  readonly layouts: ReadonlyMap<string, Layout>;
  readonly notFound: PageNode;
  readonly routes: readonly PageNode[];
  /** Paths of pages that are not made for now; links may lead to them. */
  readonly leftOut?: readonly string[];
  /** How alike pages may be that search engines index, and what happens to those that are more so. */
  readonly doorways: { readonly threshold: number; readonly action: 'error' | 'noindex' };
  /** What pages may weigh, in bytes; see `SiteInput`. */
  readonly budgets: { readonly html: number; readonly script: number };
  readonly redirects: readonly Redirect[];
  /** What islands run on in the browser. */
  readonly client: Client;
  readonly hosts: readonly Host[];
  readonly policies: readonly Policy[];
}

/** Pixels that have been checked. */
export interface SitePixels {
  readonly pixels: Pixels;
  /** The section that asks for consent, by the language of the page; `''` for all others. */
  readonly questions: ReadonlyMap<string, SectionNode>;
}

/** An address that has moved. */
export interface Redirect {
  /** Path of a route that is no more. */
  readonly from: string;
  /** A link to a route, or an address elsewhere. */
  readonly to: string;
  readonly temporary: boolean;
}

/** How social cards are drawn; see `CardsInput` for what each entry means. */
export interface Cards {
  readonly fonts: readonly string[];
  readonly facts: readonly CardFact[];
  readonly image?: string;
}

export interface CardFact {
  readonly value: string;
  readonly label: string;
}

/** What one page's card says otherwise. */
export interface Card {
  readonly title?: string;
  readonly eyebrow?: string;
  readonly facts?: readonly CardFact[];
  readonly image?: string;
}

/** Who stands behind the site; what it names has been checked, so its names are plain text. */
export interface Organization {
  readonly type: string;
  readonly description?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly image?: string;
  readonly address?: {
    readonly street: string;
    readonly locality: string;
    readonly region?: string;
    readonly postalCode?: string;
    readonly country: string;
  };
  readonly sameAs?: readonly string[];
}

/** Where a site is published: scheme and host, and the folder it stands in there (`''` or `/folder`). */
export interface Origin {
  readonly origin: string;
  readonly base: string;
}

/** What a parameter may hold; see `QueryInput`. */
export interface Query {
  readonly max: number;
  readonly allow?: readonly string[];
  readonly pattern: string;
}

/** Where leads are sent; see `DestinationInput` for what each entry means. */
export interface Destination {
  readonly label: string;
  readonly url?: string;
  readonly storageKey?: string;
  readonly setting: 'url' | 'key';
  readonly acceptsForms: boolean;
  readonly missing?: string;
  readonly allowedOrigins?: readonly string[];
  readonly mode: 'cors' | 'no-cors';
  readonly redirectConfirms: boolean;
  readonly fields?: Readonly<Record<string, string>>;
}

/** The origins that a destination's requests may reach. */
export function destinationOrigins({ url, allowedOrigins }: Destination): readonly string[] {
  return allowedOrigins ?? (url === undefined ? [] : [new URL(url).origin]);
}

export interface Layout {
  readonly top: readonly SectionNode[];
  readonly footer: readonly SectionNode[];
  readonly bottom: readonly SectionNode[];
}

/** A page of the config. */
export interface PageNode {
  /** Way to the page in the config. */
  readonly at: Path;
  readonly path: string;
  readonly meta: {
    readonly title: string;
    readonly description: string;
    readonly image?: string;
    readonly card?: Card | false;
    readonly noindex?: boolean;
  };
  readonly layout?: string;
  readonly theme?: Theme;
  /** Language of the page where it is not the site's. */
  readonly locale?: string;
  readonly facts: Readonly<Record<string, FactOverride>>;
  /** Stands in the sitemap, unless search engines are told to leave it alone. */
  readonly listed: boolean;
  /** What made it; nothing for a page that is written out. */
  readonly origin?: PageOrigin;
  /** The variants of it that some visitors see. */
  readonly experiment?: Experiment;
  readonly sections: readonly SectionNode[];
  /** Sections that were left out because their fields are faulty; links to them are not faults of their own. */
  readonly faulty: readonly FaultySection[];
}

/** What a page was made by: a template, a matrix (`of` is its name), or as a variant (`of` is the path of its original). */
export interface PageOrigin {
  readonly kind: 'template' | 'variant' | 'matrix';
  readonly of?: string;
  /** The path of all pages of a matrix, with `*` where their rows differ. */
  readonly pattern?: string;
  /** The row whose pages have a sitemap of their own, under the name of the matrix. */
  readonly sitemap?: string;
  /** Short values that its words only fill in, such as the name of a city. */
  readonly filledIn?: readonly string[];
}

/** An experiment that has been checked. */
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

/** A section that its block refuses, as it was written. */
export interface FaultySection {
  readonly at: Path;
  readonly name: string;
  readonly value: unknown;
}

/** A section of the config, checked by its block. */
export interface SectionNode {
  readonly at: Path;
  /** The section's identity on its page. */
  readonly name: string;
  readonly type: string;
  readonly definition: RegisteredBlock;
  /** The fields as written; the same object wherever the config shares it. */
  readonly fields: Readonly<Record<string, unknown>>;
}
