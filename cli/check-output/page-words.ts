import { plainText } from '../../renderer/build/markup/character-references.ts';
import { attributeOf, type Markup } from '../../renderer/build/markup/tags.ts';
import type { Claim } from './claims-of-data.ts';

/**
 * What a page shows, as something to ask: whether a claim is found in the words that people read or hear on it. Words in
 * closed answers and dialogs count, as they do for search engines.
 */
export function pageWords(html: string, { tags, words }: Markup): (claim: Claim) => boolean {
  const heard = tags.flatMap((tag) => [attributeOf(tag, 'alt'), attributeOf(tag, 'aria-label')]);
  const links = tags.flatMap((tag) => attributeOf(tag, 'href') ?? []);
  const read = words.map(({ start, end }) => plainText(html.slice(start, end)));
  // Elements inside a sentence split it; elements between sentences are blanks in the markup or in the eye.
  const joined = [plain([...read, ...heard].join(' ')), plain(read.join(''))];
  const numbers = new Set(joined.flatMap(amountsIn));
  const digits = [...joined, ...links.filter((href) => href.startsWith('tel:'))].map((text) =>
    text.replace(/[^\d]/g, ''),
  );
  return ({ kind, value }) => {
    if (kind === 'amount') return numbers.has(Number(value)) || joined.some((text) => text.includes(value));
    if (kind === 'phone') return digits.some((text) => text.includes(nationalNumber(value)));
    const wanted = plain(plainText(value.replace(/<[^>]*>/g, ' ')));
    return (
      joined.some((text) => text.includes(wanted)) || links.some((href) => href.toLowerCase() === `mailto:${wanted}`)
    );
  };
}

/** In one line, without regard to capitals. */
function plain(text: string): string {
  return text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Every number, however a language groups its digits: 1,225 and 1 225 are both 1225, and 4.5 and 4,5 are 4.5. */
function amountsIn(text: string): number[] {
  const grouped = text.match(/\d+(?:[.,'’ ]\d+)*/g) ?? [];
  const alone = text.match(/\d+(?:[.,'’]\d+)*/g) ?? [];
  return [...grouped, ...alone].flatMap((number) => {
    const [, whole = number, decimals] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(number) ?? [];
    return [Number(`${whole.replace(/\D/g, '')}.${decimals ?? 0}`), Number(number.replace(/\D/g, ''))];
  });
}

/** A telephone number may be shown without the code of its country. */
function nationalNumber(value: string): string {
  const digits = value.replace(/\D/g, '');
  return digits.slice(value.startsWith('+') ? -9 : 0);
}
