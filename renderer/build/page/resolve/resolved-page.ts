import type { JsonLdNode } from '../../../sdk/json-ld.ts';
import type { Theme } from '../../../site/input.ts';
import type { RegisteredBlock, SheetName } from '../../../site/registry.ts';
import type { Feed, SectionNode } from '../../../site/site.ts';
import type { ImageFile } from '../../inputs/images.ts';
import type { Slot } from '../expand.ts';
import type { CardContent } from './card.ts';
import type { FactUse } from './fill-text.ts';
import type { ResolvedNode } from './nodes.ts';
import type { ViewProps } from './view-props.ts';

/** What other pages, and the files around the pages, need from a page. It holds no content of its sections. */
export interface PageSummary {
  readonly path: string;
  /** File in the output. */
  readonly file: string;
  /** Canonical URL; the page for unknown addresses has none. */
  readonly url: string | undefined;
  readonly locale: string;
  readonly theme: Theme;
  readonly title: string;
  readonly description: string;
  readonly noindex: boolean;
  /** The sitemap lists the page, unless it is `noindex`. */
  readonly listed: boolean;
  /** Name of the page's own sitemap, where it is not in the site's. */
  readonly sitemap?: string | undefined;
  /** Picture for social cards. */
  readonly image: SocialPicture | undefined;
  /** Pictures of its own social card, as those of its sections: `picture team.jpg`. */
  readonly shows?: readonly string[] | undefined;
  /** Icon in the browser tab. */
  readonly icon: ImageFile | undefined;
  readonly sections: readonly SectionSummary[];
  /** Parameters of the visitor's address that texts of the page use, in alphabetical order. */
  readonly query: readonly string[];
  /** The variants that some visitors see instead. */
  readonly experiment?: ExperimentSummary | undefined;
}

/** What style sheets, scripts and security policies depend on in a section. */
export interface SectionSummary {
  readonly name: string;
  readonly slot: Slot;
  /** Type of its block. */
  readonly type: string;
  /** Style sheets that its view needs besides the block's own. */
  readonly styles: readonly SheetName[];
  /** Origins of other sites' pages that it shows in frames. */
  readonly frames: ReadonlySet<string>;
  /** Origins that its forms are posted to without script. */
  readonly posts: ReadonlySet<string>;
  /** Icons that are not the engine's, pictures and videos: `icon own:tooth`, `picture team.jpg`. If one changes, so does the page. */
  readonly shows?: readonly string[] | undefined;
  /** Paths of the files of each of its pictures in the output. */
  readonly pictures?: readonly (readonly string[])[] | undefined;
  /** Paths of its videos and captions in the output. */
  readonly videos?: readonly string[] | undefined;
}

export interface ExperimentSummary {
  readonly name: string;
  /** Variants are kept beyond the session. */
  readonly functional: boolean;
  readonly until?: string | undefined;
  readonly variants: readonly {
    readonly name: string;
    /** Percentage of visitors that see it. */
    readonly weight: number;
    /** The whole page as the variant shows it. */
    readonly sections: readonly SectionSummary[];
  }[];
}

/** A page with everything its document needs, and nothing left to look up. */
export interface ResolvedPage extends PageSummary {
  /** Text of the social card that is drawn for the page. */
  readonly card: CardContent | undefined;
  readonly jsonLd: readonly JsonLdNode[];
  /** The feeds whose entries it shows or lists. */
  readonly feeds?: readonly Feed[];
  readonly sections: readonly ResolvedSection[];
  /** Facts that its head shows: title, description, social card, structured data of the business. */
  readonly uses: readonly FactUse[];
  readonly experiment?: ResolvedExperiment;
}

export interface ResolvedExperiment extends ExperimentSummary {
  readonly variants: readonly (ExperimentSummary['variants'][number] & {
    readonly sections: readonly ResolvedSection[];
  })[];
}

interface Sectioned<Section> {
  readonly sections: readonly Section[];
  readonly experiment?: { readonly variants: readonly { readonly sections: readonly Section[] }[] } | undefined;
}

/** Every section that a page may show: its own, and those of its variants. */
export function everySection<Section extends SectionSummary>({
  sections,
  experiment,
}: Sectioned<Section>): readonly Section[] {
  if (experiment === undefined) return sections;
  return [
    ...sections,
    ...experiment.variants.flatMap((variant) => variant.sections.filter(({ slot }) => slot === 'main')),
  ];
}

/** A picture that other sites show for a page. */
export interface SocialPicture {
  /** Path in the output. */
  readonly output: string;
  readonly width: number;
  readonly height: number;
  /** Its alternative text. */
  readonly alt?: string;
}

export interface ResolvedSection extends SectionSummary {
  readonly definition: RegisteredBlock;
  /** Props of the view: one object for all pages that share them. */
  readonly given: ViewProps;
  /** Facts that it shows; one list for all pages that share the section. */
  readonly uses: readonly FactUse[];
  readonly node: SectionNode;
  /** What it is on any page; undefined if it was not resolved, as that of an example. */
  readonly resolved?: ResolvedNode;
}
