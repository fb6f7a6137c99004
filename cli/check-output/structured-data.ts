import { decodeHTML } from 'entities';
import { incompleteDiagnostic, incompleteNodes } from '../../renderer/build/checks/rules/json-ld.ts';
import { attributeOf, type Markup, readMarkup } from '../../renderer/build/lib/markup/tags.ts';
import { highest } from '../../renderer/sdk/any-length.ts';
import { fragmentText, separator } from '../diff/fragment-text.ts';
import type { FileDiagnostic } from './built-folder.ts';

/** The result of reading a page's structured data. */
export interface DataReading {
  readonly diagnostics: readonly FileDiagnostic[];
  /** Claims about nodes that several pages share by id, such as the business itself. */
  readonly shared: readonly SharedClaim[];
}

interface SharedClaim {
  readonly claim: Claim;
  readonly at: number;
  /** Whether this page shows it. */
  readonly shown: boolean;
}

/** Checks that the structured data of a page is valid JSON, complete, and shown on the page. */
export function readData(html: string, markup: Markup): DataReading {
  const scripts = markup.tags.filter((tag) => /^application\/ld\+json\b/i.test(attributeOf(tag, 'type') ?? ''));
  const diagnostics: FileDiagnostic[] = [];
  const shared: SharedClaim[] = [];
  if (scripts.length === 0) return { diagnostics, shared };
  const shows = createClaimMatcher(html, markup);
  for (const { content = '', end } of scripts) {
    const parsed = parse(content);
    if ('error' in parsed) {
      diagnostics.push({
        code: 'json-ld-invalid',
        message: `The structured data is not valid JSON: ${parsed.error}.`,
        at: end,
        suggestion: 'Return the nodes from the block’s `jsonLd`, which always writes valid JSON.',
      });
      continue;
    }
    const offsetOf = (value: string) => {
      const written = JSON.stringify(value).slice(1, -1);
      const offsets = [written, written.replaceAll('<', '\\u003c')].map((text) => content.indexOf(text));
      return end + highest(offsets, 0);
    };
    for (const node of incompleteNodes(parsed.value)) {
      const { code, message, suggestion = '' } = incompleteDiagnostic(node, []);
      const name = /"([^"]*)"$/.exec(node.node)?.[1];
      diagnostics.push({ code, message, suggestion, at: name === undefined ? end : offsetOf(name) });
    }
    for (const claim of dataClaims(parsed.value)) {
      const at = offsetOf(claim.value);
      if (claim.id !== undefined) shared.push({ claim, at, shown: shows(claim) });
      else if (!shows(claim)) diagnostics.push({ ...hiddenClaim(claim), at });
    }
  }
  return { diagnostics, shared };
}

/** Returns the diagnostic of a claim that the page does not show. */
export function hiddenClaim({ of, property, value }: Claim): Omit<FileDiagnostic, 'at'> {
  const short = value.length > 80 ? `${value.slice(0, 79)}…` : value;
  return {
    code: 'json-ld-unseen',
    message: `The structured data gives the ${property} "${short}" of ${of}, which the page does not show.`,
    suggestion: 'Show it on the page word for word, or remove it from the data.',
  };
}

function parse(text: string): { readonly value: unknown } | { readonly error: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** A claim of structured data that the page has to show. */
export interface Claim {
  /** The node: `Question "Is it so?"`. */
  readonly of: string;
  readonly property: string;
  readonly value: string;
  /** How to search for it on the page. */
  readonly kind: 'text' | 'amount' | 'phone';
  /** The `@id` of the node, if it has one: pages may share it. */
  readonly id: string | undefined;
}

/** Properties that pages have to show, by type (Google Search Central, structured data guidelines: no hidden content). */
const textProperties: Readonly<Record<string, readonly string[]>> = {
  Question: ['name'],
  Answer: ['text'],
  Product: ['name'],
  Service: ['name'],
  Offer: ['name'],
  Person: ['name'],
  Review: ['reviewBody'],
  PostalAddress: ['streetAddress', 'addressLocality'],
  HowToStep: ['text'],
};

const amountProperties = ['price', 'lowPrice', 'highPrice', 'ratingValue', 'reviewCount', 'ratingCount'];

/** Returns the claims of all nodes at any depth. Claims inside a node with an id have this id. */
function dataClaims(value: unknown, id?: string): Claim[] {
  if (Array.isArray(value)) return value.flatMap((item) => dataClaims(item, id));
  if (typeof value !== 'object' || value === null) return [];
  const type = [Reflect.get(value, '@type')].flat().find((name) => typeof name === 'string') ?? '';
  const own: unknown = Reflect.get(value, '@id');
  const here = typeof own === 'string' ? own : id;
  const name: unknown = Reflect.get(value, 'name');
  const of = typeof name === 'string' && type !== 'Question' ? `${type} "${name}"` : type;
  const claims = Object.entries(value).flatMap(([property, content]): Claim[] => {
    if (typeof content !== 'string' && typeof content !== 'number') return [];
    const kind = claimKind(type, property);
    return kind === undefined || content === '' ? [] : [{ of, property, value: String(content), kind, id: here }];
  });
  return [...claims, ...Object.values(value).flatMap((inner) => dataClaims(inner, here))];
}

function claimKind(type: string, property: string): Claim['kind'] | undefined {
  if (property === 'telephone') return 'phone';
  if (property === 'email') return 'text';
  if (amountProperties.includes(property)) return 'amount';
  return Object.hasOwn(textProperties, type) && textProperties[type]?.includes(property) ? 'text' : undefined;
}

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
