import type { Path, Place } from '../../../sdk/issue.ts';
import type { Prose } from '../../../sdk/prose/prose.ts';
import { type Images, validImages } from '../../inputs/images.ts';
import { entry } from '../../lib/entry.ts';
import { contentHash } from '../../lib/hash.ts';
import type { SiteRule } from '../rule.ts';
import { isDistinct, isOfForms, isShown, type Leaf, leavesIn } from './texts-in.ts';

/** What every business replaces in a starter, in the order in which it is counted: the word for one, and for more. */
const kinds = {
  texts: ['text', 'texts'],
  names: ['name or fact', 'names and facts'],
  pictures: ['picture', 'pictures'],
  prices: ['price', 'prices'],
} as const;

type Kind = keyof typeof kinds;

/** The parts of a site that contain copy. */
export interface SiteCopy {
  readonly input: unknown;
  readonly prose: readonly Pick<Prose, 'file' | 'text'>[];
  readonly images: Images;
}

/** A piece of copy. */
interface Piece {
  readonly kind: Kind;
  readonly hash: string;
  readonly at: Path | Place;
}

/** Two sites may have the same sentence by chance, or the same guarantee of 24 months, but not as many sentences or one picture. */
const chance = 2;

/** Reports in one diagnostic how much a site for the public still has of the starter that it was made from. */
export const starterLeft: SiteRule = {
  id: 'starter-left',
  on: 'site',
  check({ input, loaded: { prose, images }, options: { production, starters } }) {
    if (production !== true) return [];
    const pieces = copyOf({ input, prose: prose.used, images });
    const [most] = (starters?.() ?? [])
      .map(({ starter, hashes }) => ({ starter, left: pieces.filter(({ hash }) => hashes.includes(hash)) }))
      .filter(({ left }) => number(left, 'pictures') > 0 || number(left, 'texts') > chance)
      .sort((a, b) => b.left.length - a.left.length);
    if (most === undefined) return [];
    const counts = Object.entries(kinds).flatMap(([kind, [one, more]]) => {
      const count = number(most.left, kind);
      return count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];
    });
    const listed = counts.length === 1 ? counts.join() : `${counts.slice(0, -1).join(', ')} and ${counts.at(-1)}`;
    return [
      {
        code: 'starter-left',
        message: `The copy of the starter "${most.starter}" is unchanged in ${listed}.`,
        path: [],
        nowhere: true,
        also: most.left.map(({ at }) => at),
        suggestion:
          "Put your own in their place, or remove them. If you keep the rest on purpose, write `rules: { 'starter-left': 'off' }`.",
      },
    ];
  },
};

function number(pieces: readonly Piece[], kind: string): number {
  return pieces.filter((piece) => piece.kind === kind).length;
}

/** Returns the copy in a site that says something about its business. */
export function copyOf({ input, prose, images }: SiteCopy): Piece[] {
  return [
    ...leavesIn(input).filter(isShown).flatMap(pieceOf),
    ...prose.flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, index) => {
        return isDistinct(line) ? [piece('texts', { file, line: index + 1, column: 1 }, line)] : [];
      }),
    ),
    ...validImages(images)
      .filter(({ content }) => content === undefined)
      .map(({ file, hash }) => piece('pictures', { file, line: 1, column: 1 }, hash)),
  ];
}

function pieceOf({ value, at, name, owner }: Leaf): Piece[] {
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const text = String(value);
  const [part] = at;
  if (part === 'facts' && name === 'value')
    return [piece(entry(owner, 'type') === 'money' ? 'prices' : 'names', at, text, at.join('.'))];
  if (name === 'price' && typeof value === 'number') return [piece('prices', at, text, String(entry(owner, 'name')))];
  if (isDistinct(text)) return isOfForms(at) ? [] : [piece('texts', at, text)];
  const isName =
    part === 'organization'
      ? ofOrganization.test(name) && !text.includes('{{')
      : name === 'name' && (at.length === 1 || capitalized.test(text));
  return isName || (name === 'origin' && at.length === 1) ? [piece('names', at, text, name)] : [];
}

function piece(kind: Kind, at: Path | Place, text: string, key = ''): Piece {
  return { kind, at, hash: contentHash(kind, key, text).slice(0, 10) };
}

/** A name of a person or a business, unlike "Sourdough bread": two words or more, each with a capital. */
const capitalized = /^\p{Lu}[\p{L}.'’-]*(?: (?:& )?\p{Lu}[\p{L}.'’-]*)+$/u;

/** What no two organizations share. */
const ofOrganization = /^(?:name|legalName|street|locality|postalCode|latitude|longitude|phone|email)$/;
