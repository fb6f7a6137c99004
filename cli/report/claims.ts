import type { Claim, ClaimPlace, ClaimSource, ClaimValue } from '../../renderer/build/checks/claims/ledger.ts';
import { thousands } from '../../renderer/sdk/thousands.ts';
import { type Paint, paint } from './color.ts';
import { placeOf } from './paths.ts';
import { table } from './table.ts';
import type { TextOptions } from './text.ts';

/** The ledger for people: each claim with its values, why they differ, and the places that show them. */
export function claimsInWords(claims: readonly Claim[], { color, cwd }: TextOptions): string {
  const style = paint(color);
  return [...claims.map((claim) => claimInWords(claim, style, cwd)), style('bold', summary(claims))].join('\n\n');
}

function claimInWords({ name, values }: Claim, style: Paint, cwd: string): string {
  return [style('bold', name), ...values.map((value) => valueInWords(value, name, style, cwd))].join('\n');
}

function valueInWords(value: ClaimValue, claim: string, style: Paint, cwd: string): string {
  const { fact, text, per, formula, sources, places } = value;
  const unit = per === undefined ? '' : per === 'once' ? ' once' : ` a ${per}`;
  const head = [
    `${style('bold', text)}${unit}`,
    ...(fact === claim ? [] : [fact]),
    ...(formula === undefined ? [] : [`= ${formula}`]),
  ].join('  ');
  const rows = places.map((place) => [placeOf(place, cwd) ?? '', where(place), pagesInWords(place.pages)]);
  const shown =
    places.length === 0
      ? ['no page shows it']
      : table(rows[0]?.map(() => '') ?? [], rows)
          .split('\n')
          .slice(1);
  const reasons = sources.flatMap((source) => reason(source, cwd));
  return [
    `  ${head}`,
    ...reasons.map((line) => `    ${line}`),
    ...shown.map((line) => style('dim', `    ${line}`)),
  ].join('\n');
}

/** Why a value is what it is, where that is not simply the fact. */
function reason({ page, because, until, ...place }: ClaimSource, cwd: string): string[] {
  const [on, last] = [page && `on ${page}`, until && `until ${until}`];
  const when = [on, last].filter((part) => part !== undefined).join(' ');
  const words = [when, because].filter((part) => part !== undefined && part !== '').join(': ');
  const at = placeOf(place, cwd);
  return words === '' ? [] : [at === undefined ? words : `${words} (${at})`];
}

function where({ where: part, data }: ClaimPlace): string {
  return data ? `${part}, structured data` : part;
}

/** The first pages by name, the others by number. */
function pagesInWords(pages: readonly string[]): string {
  const [first = '', second, third, ...others] = pages;
  const named = [first, second, third].filter((page) => page !== undefined).join(' ');
  return others.length === 0 ? named : `${named} and ${thousands(others.length)} more`;
}

function summary(claims: readonly Claim[]): string {
  const values = claims.flatMap((claim) => claim.values);
  const places = values.flatMap((value) => value.places);
  const pages = new Set(places.flatMap((place) => place.pages));
  return [
    counted(claims.length, 'claim'),
    counted(values.length, 'value'),
    `${counted(places.length, 'place')} on ${counted(pages.size, 'page')}`,
  ].join(', ');
}

function counted(count: number, what: string): string {
  return `${thousands(count)} ${what}${count === 1 ? '' : 's'}`;
}
