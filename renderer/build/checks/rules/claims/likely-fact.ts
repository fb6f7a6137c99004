import { bareFact, type Fact, formatFact } from '../../../../sdk/facts.ts';
import type { Site } from '../../../../site/site.ts';
import type { Literal } from './numbers.ts';

/** Suggests what to write for a number in a text: the fact that it probably is, a fact to override, or one to declare. */
export function suggestFact(
  literal: Literal,
  text: string,
  { facts, locale, currency }: Pick<Site, 'facts' | 'locale' | 'currency'>,
): string {
  const ranked = [...facts]
    .flatMap(([name, fact]) => (hasUnit(fact, literal) ? [{ name, fact, nearness: nearness(name, text) }] : []))
    .sort((a, b) => b.nearness - a.nearness);
  const [same, ...others] = ranked.filter(({ fact }) => hasValue(fact, literal));
  if (same !== undefined) {
    const also = others.slice(0, 2).map(({ name }) => `{{facts.${name}}}`);
    const verb = also.length === 1 ? 'has' : 'have';
    return `It is probably ${token(same.name, same.fact, literal, locale)}.${also.length > 0 ? ` ${also.join(' and ')} ${verb} that value too.` : ''}`;
  }
  const [near] = ranked;
  // A page can override a fact with a single number, not with a range.
  if (near !== undefined && near.nearness === 1 && literal.to === undefined) {
    const value = `{ value: ${literal.value}, because: '…' }`;
    return `The fact "${near.name}" says ${formatFact(near.fact, locale)}. Write ${token(near.name, near.fact, literal, locale)}; where a page says otherwise, facts: { ${quotedName(near.name)}: ${value} } on the page.`;
  }
  return `Declare a fact, ${declaration(literal, currency)}, and write its name here: {{facts.name}}.`;
}

/** Whether a fact has the same unit and value. For a plain count, the text must also contain a word of the fact's name. */
export function isHeldByFact(literal: Literal, text: string, facts: ReadonlyMap<string, Fact>): boolean {
  return [...facts].some(
    ([name, fact]) =>
      hasUnit(fact, literal) && hasValue(fact, literal) && (literal.kind !== 'count' || nearness(name, text) > 0),
  );
}

/** The token to write for the number. If the text writes the unit in another way (`30-day`), only the value is a token. */
function token(name: string, fact: Fact, { text }: Literal, locale: string): string {
  const bare = bareFact(fact, locale);
  if (text === formatFact(fact, locale) || !text.includes(bare)) return `{{facts.${name}}}`;
  return fact.type === 'money' || fact.type === 'percent'
    ? `{{facts.${name}}}`
    : text.replace(bare, `{{facts.${name}.value}}`);
}

function hasUnit(fact: Fact, { kind, text }: Literal): boolean {
  const { type, value } = fact;
  if (type === 'money') return kind === type && isIn(fact.currency, text);
  if (kind === 'clock') return type === 'text' && typeof value === 'string' && /\d.*\d/.test(value) && clockLike(value);
  if (kind === 'years') return type === 'count' || (type === 'months' && /year/i.test(text));
  return type === kind;
}

/** Whether an amount may be in a currency, as it is written: a dollar sign fits many currencies. */
function isIn(currency: string, text: string): boolean {
  const named = namedCurrency(text);
  return named === undefined ? !['EUR', 'GBP'].includes(currency) : named === currency;
}

function namedCurrency(text: string): string | undefined {
  if (/€|eur/i.test(text)) return 'EUR';
  return /£|gbp/i.test(text) ? 'GBP' : undefined;
}

function clockLike(value: string): boolean {
  return /[ap]m\b|\d:\d\d|\d\s?-\s?\d/.test(value);
}

function hasValue(fact: Fact, { kind, text, value, to }: Literal): boolean {
  if (kind === 'clock') return String(fact.value).includes(text);
  const end = 'to' in fact ? fact.to : undefined;
  return fact.value === value && end === to;
}

/** The share of the words of a fact's name that the text contains. */
function nearness(name: string, around: string): number {
  const text = around.toLowerCase();
  const parts = name.split(/\.|(?=[A-Z])/).map((part) => part.toLowerCase().replace(/s$/, ''));
  return parts.filter((part) => text.includes(part)).length / parts.length;
}

function declaration({ kind, value, to, text }: Literal, usual: string): string {
  if (kind === 'clock') return `{ type: 'text', value: '${text}' }`;
  if (kind === 'money') {
    const other = isIn(usual, text) ? '' : `, currency: '${namedCurrency(text) ?? 'USD'}'`;
    return `{ type: 'money', value: ${value}${other} }`;
  }
  const more = `${to === undefined ? '' : `, to: ${to}`}${text.endsWith('+') ? ', atLeast: true' : ''}`;
  return `{ type: '${kind === 'years' ? 'count' : kind}', value: ${value}${kind === 'percent' ? '' : more} }`;
}

function quotedName(name: string): string {
  return /^\w+$/.test(name) ? name : `'${name}'`;
}
