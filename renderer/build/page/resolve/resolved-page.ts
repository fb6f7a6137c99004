import type { JsonLdNode } from '../../../sdk/json-ld.ts';
import type { Theme } from '../../../site/input.ts';
import type { RegisteredBlock } from '../../../site/registry.ts';
import type { SectionNode } from '../../../site/site.ts';
import type { ImageFile } from '../../inputs/images.ts';
import type { Slot } from '../expand.ts';
import type { CardWords } from './card.ts';
import type { FactUse } from './fields.ts';
import type { Placed } from './placed.ts';

/** A page with everything its document needs, and nothing left to look up. */
export interface ResolvedPage {
  readonly path: string;
  /** File in the output. */
  readonly file: string;
  /** Canonical URL; none for the page for addresses that do not exist. */
  readonly url: string | undefined;
  readonly locale: string;
  readonly theme: Theme;
  readonly title: string;
  readonly description: string;
  readonly noindex: boolean;
  /** Stands in the sitemap, if search engines may have it at all. */
  readonly listed: boolean;
  /** Name of the sitemap that it stands in, where that is not the site's. */
  readonly sitemap?: string | undefined;
  /** Picture for social cards. */
  readonly image: SocialPicture | undefined;
  /** What a card says that is to be drawn in its place. */
  readonly card: CardWords | undefined;
  /** Picture that browsers show beside the title. */
  readonly icon: ImageFile | undefined;
  readonly jsonLd: readonly JsonLdNode[];
  readonly sections: readonly ResolvedSection[];
  /** Parameters of the visitor's address that its words use, in alphabetical order. */
  readonly query: readonly string[];
  /** Facts that its head shows: title, description, social card, what it says of the business. Sections have their own. */
  readonly uses: readonly FactUse[];
  /** What some of its visitors see instead. */
  readonly experiment?: ResolvedExperiment;
}

export interface ResolvedExperiment {
  readonly name: string;
  /** Variants are kept beyond the session. */
  readonly functional: boolean;
  readonly until?: string | undefined;
  readonly variants: readonly {
    readonly name: string;
    /** Visitors in a hundred that see it. */
    readonly weight: number;
    /** The whole page as it shows it. */
    readonly sections: readonly ResolvedSection[];
  }[];
}

/** Every section that a page may show: its own, and those of its variants. */
export function everySection({
  sections,
  experiment,
}: Pick<ResolvedPage, 'sections' | 'experiment'>): readonly ResolvedSection[] {
  if (experiment === undefined) return sections;
  return [
    ...sections,
    ...experiment.variants.flatMap((variant) => variant.sections.filter(({ slot }) => slot === 'main')),
  ];
}

/** A picture that other sites show for a page. */
interface SocialPicture {
  /** Path in the output. */
  readonly output: string;
  readonly width: number;
  readonly height: number;
  /** What it shows, for people who cannot see it. */
  readonly alt?: string;
}

export interface ResolvedSection {
  readonly name: string;
  readonly slot: Slot;
  readonly definition: RegisteredBlock;
  /** What the view gets; the same object for sections that came out the same. */
  readonly given: Placed;
  /** Origins of the pages of others that it shows in frames. */
  readonly frames: ReadonlySet<string>;
  /** Origins that its forms are posted to where no script runs. */
  readonly posts: ReadonlySet<string>;
  /** Facts that it shows; one list for all pages that share the section. */
  readonly uses: readonly FactUse[];
  readonly node: SectionNode;
}
