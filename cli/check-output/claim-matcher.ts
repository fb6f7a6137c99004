import { decodeHTML } from 'entities';
import { attributeOf, type Markup, readMarkup } from '../../renderer/build/lib/markup/tags.ts';
import { fragmentText, separator } from '../diff/fragment-text.ts';
import type { Claim } from './data-claims.ts';

/**
 * Returns a function that tells whether people can read or hear a claim on the page. Text in collapsed answers and closed
 * dialogs counts, as it does for search engines.
 */
export function createClaimMatcher(html: string, { tags, texts }: Markup): (claim: Claim) => boolean {
  const spoken = tags.flatMap((tag) => [attributeOf(tag, 'alt') ?? [], attributeOf(tag, 'aria-label') ?? []].flat());
  const links = tags.flatMap((tag) => attributeOf(tag, 'href') ?? []);
  const joined = [...readings(html, texts), ...withListMarks(html), normalise(spoken.join(' '))];
  const numbers = new Set(joined.flatMap(amountsIn));
  const digits = [...joined, ...links.filter((href) => href.startsWith('tel:'))].map((text) =>
    text.replace(/[^\d]/g, ''),
  );
  return ({ kind, value }) => {
    if (kind === 'amount') return numbers.has(Number(value)) || joined.some((text) => text.includes(value));
    if (kind === 'phone') return digits.some((text) => text.includes(nationalNumber(value)));
    // The value may be plain text or HTML.
    const wanted = [normalise(value), ...readings(value, readMarkup(value).texts)].filter((text) => text !== '');
    return wanted.some(
      (part) =>
        joined.some((text) => text.includes(part)) ||
        links.some((href) => href.toLowerCase().replace(/\?.*$/s, '') === `mailto:${part}`),
    );
  };
}

/**
 * Returns the possible readings of the text in HTML. Inline elements join the text around them and block elements
 * separate it, but a style sheet may change that.
 */
function readings(html: string, texts: Markup['texts']): string[] {
  const read = texts.map(({ start, end }) => decodeHTML(html.slice(start, end)));
  const between = texts.map(({ start }, index) => separator(html.slice(texts[index - 1]?.end ?? 0, start)));
  return [read.join(' '), read.join(''), read.map((text, index) => `${between[index]}${text}`).join('')].map(normalise);
}

/** Returns the text of a page that has lists in texts, with their bullets and numbers, as its data has them. */
function withListMarks(html: string): string[] {
  return html.includes(' class="paragraphs') ? [normalise(fragmentText(html).text)] : [];
}

/** Returns text on one line, in lower case and without zero-width characters. */
function normalise(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Returns all numbers in any notation: 1,225 and 1 225 are both 1225, and 4.5 and 4,5 are 4.5. */
function amountsIn(text: string): number[] {
  const grouped = text.match(/\d+(?:[.,'’ ]\d+)*/g) ?? [];
  const alone = text.match(/\d+(?:[.,'’]\d+)*/g) ?? [];
  return [...grouped, ...alone].flatMap((number) => {
    const [, whole = number, decimals] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(number) ?? [];
    return [Number(`${whole.replace(/\D/g, '')}.${decimals ?? 0}`), Number(number.replace(/\D/g, ''))];
  });
}

/** Returns the digits of a phone number without the country code, because pages may omit it. */
function nationalNumber(value: string): string {
  const digits = value.replace(/\D/g, '');
  return digits.slice(value.startsWith('+') ? -9 : 0);
}
