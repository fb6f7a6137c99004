import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import type { PageNode, Site } from '../../../site/site.ts';
import { type ImageFile, type Images, imageNamed } from '../../inputs/images.ts';

/** What a page's social card says and shows. */
export interface CardWords {
  readonly title: Said;
  readonly eyebrow: Said | undefined;
  readonly facts: readonly { readonly value: Said; readonly label: Said }[];
  /** Picture at the side that the page asks for. */
  readonly image: ImageFile | undefined;
}

/** Words as they are shown, and where they stand in the config. */
export interface Said {
  readonly text: string;
  readonly at: Path;
}

export interface CardWordsOptions {
  /** Fills the tokens of words with what holds on the page. */
  readonly fill: (text: string, at: Path) => string;
  readonly images: Images;
  readonly diagnostics: Diagnostic[];
}

/** The words of the card that is drawn for a page; nothing where it has a picture of its own, or is to have none. */
export function cardWords(
  site: Site,
  { meta, at }: PageNode,
  { fill, images, diagnostics }: CardWordsOptions,
): CardWords | undefined {
  if (site.cards === undefined || meta.card === false || meta.image !== undefined) return undefined;
  const { card = {} } = meta;
  const own = [...at, 'meta', 'card'];
  const say = (text: string, place: Path): Said => ({ text: fill(text, place).replace(/\s+/g, ' ').trim(), at: place });
  const whole = say(meta.title, [...at, 'meta', 'title']);
  const factsAt = card.facts === undefined ? ['cards', 'facts'] : [...own, 'facts'];
  return {
    title:
      card.title === undefined
        ? { ...whole, text: withoutName(whole.text, site.name) }
        : say(card.title, [...own, 'title']),
    eyebrow: card.eyebrow === undefined ? undefined : say(card.eyebrow, [...own, 'eyebrow']),
    facts: (card.facts ?? site.cards.facts).map(({ value, label }, index) => ({
      value: say(value, [...factsAt, index, 'value']),
      label: say(label, [...factsAt, index, 'label']),
    })),
    image: card.image === undefined ? undefined : imageNamed(card.image, images, [...own, 'image'], diagnostics),
  };
}

/** A title without the name of the site in front or behind: a card shows the name by itself. */
function withoutName(title: string, name: string): string {
  const between = String.raw`\s*[|·•:–—-]\s*`;
  const literal = name.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&');
  const rest = title.replace(new RegExp(`^${literal}${between}|${between}${literal}$`, 'u'), '');
  return rest === '' ? title : rest;
}
