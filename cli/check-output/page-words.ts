import { decodeHTML } from 'entities';
import { attributeOf, type Markup, readMarkup } from '../../renderer/build/lib/markup/tags.ts';
import { separator } from '../diff/fragment-text.ts';
import type { Claim } from './claims-of-data.ts';

/**
 * What a page shows, as something to ask: whether a claim is found in the words that people read or hear on it. Words in
 * closed answers and dialogs count, as they do for search engines.
 */
export function pageWords(html: string, { tags, texts }: Markup): (claim: Claim) => boolean {
  const heard = tags.flatMap((tag) => [attributeOf(tag, 'alt') ?? [], attributeOf(tag, 'aria-label') ?? []].flat());
  const links = tags.flatMap((tag) => attributeOf(tag, 'href') ?? []);
  const joined = [...readings(html, texts), plain(heard.join(' '))];
  const numbers = new Set(joined.flatMap(amountsIn));
  const digits = [...joined, ...links.filter((href) => href.startsWith('tel:'))].map((text) =>
    text.replace(/[^\d]/g, ''),
  );
  return ({ kind, value }) => {
    if (kind === 'amount') return numbers.has(Number(value)) || joined.some((text) => text.includes(value));
    if (kind === 'phone') return digits.some((text) => text.includes(nationalNumber(value)));
    // Search engines take words for text or for markup, and so do those who write them.
    const wanted = [plain(value), ...readings(value, readMarkup(value).texts)].filter((text) => text !== '');
    return wanted.some(
      (words) =>
        joined.some((text) => text.includes(words)) ||
        links.some((href) => href.toLowerCase().replace(/\?.*$/s, '') === `mailto:${words}`),
    );
  };
}

/**
 * The words of HTML as they may be read: elements inside a sentence join what is on either side, and others divide it,
 * unless a style sheet has it otherwise.
 */
function readings(html: string, texts: Markup['texts']): string[] {
  const read = texts.map(({ start, end }) => decodeHTML(html.slice(start, end)));
  const between = texts.map(({ start }, index) => separator(html.slice(texts[index - 1]?.end ?? 0, start)));
  return [read.join(' '), read.join(''), read.map((text, index) => `${between[index]}${text}`).join('')].map(plain);
}

/** In one line, without regard to capitals and to what has no width. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
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
