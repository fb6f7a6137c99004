import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import type { PageNode, Site } from '../../../site/site.ts';
import { type ImageFile, type Images, imageNamed, imageOf } from '../../inputs/images.ts';
import { isLargeAsCard } from '../pictures/planner.ts';

/** The texts and the picture of a page's social card. */
export interface CardContent {
  readonly title: LocatedText;
  readonly eyebrow: LocatedText | undefined;
  readonly facts: readonly { readonly value: LocatedText; readonly label: LocatedText }[];
  /** Picture at the side, if the page asks for one. */
  readonly image: ImageFile | undefined;
}

/** A text as the card shows it, and its JSON path in the config. */
export interface LocatedText {
  readonly text: string;
  readonly at: Path;
}

interface CardOptions {
  /** Fills the tokens of a text with the values on the page. */
  readonly fill: (text: string, at: Path) => string;
  readonly images: Images;
  readonly diagnostics: Diagnostic[];
}

/**
 * Returns the content of the card that is drawn for a page; undefined if the page has its own picture, or wants no card. An own
 * picture that is a drawing or too small is put beside the title.
 */
export function cardContent(
  site: Site,
  { meta, at }: PageNode,
  { fill, images, diagnostics }: CardOptions,
): CardContent | undefined {
  if (site.cards === undefined || meta.card === false) return undefined;
  const own = meta.image === undefined ? undefined : imageOf(images, meta.image);
  if (meta.image !== undefined && (own === undefined || isLargeAsCard(own))) return undefined;
  const { card = {} } = meta;
  const cardAt = [...at, 'meta', 'card'];
  const filled = (text: string, at: Path): LocatedText => ({ text: fill(text, at).replace(/\s+/g, ' ').trim(), at });
  const title = filled(meta.title, [...at, 'meta', 'title']);
  const factsAt = card.facts === undefined ? ['cards', 'facts'] : [...cardAt, 'facts'];
  return {
    title:
      card.title === undefined
        ? { ...title, text: withoutName(title.text, site.name) }
        : filled(card.title, [...cardAt, 'title']),
    eyebrow: card.eyebrow === undefined ? undefined : filled(card.eyebrow, [...cardAt, 'eyebrow']),
    facts: (card.facts ?? site.cards.facts).map(({ value, label }, index) => ({
      value: filled(value, [...factsAt, index, 'value']),
      label: filled(label, [...factsAt, index, 'label']),
    })),
    image: card.image === undefined ? own : imageNamed(card.image, images, [...cardAt, 'image'], diagnostics),
  };
}

/** Removes the name of the site from the start or the end of a title, because a card shows the name separately. */
function withoutName(title: string, name: string): string {
  const between = String.raw`\s*[|·•:–—-]\s*`;
  const literal = name.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&');
  const rest = title.replace(new RegExp(`^${literal}${between}|${between}${literal}$`, 'u'), '');
  return rest === '' ? title : rest;
}
