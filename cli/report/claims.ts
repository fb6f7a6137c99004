import type { Claim, ClaimPlace, ClaimSource, ClaimValue } from '../../renderer/build/checks/rules/claims/ledger.ts';
import { thousands } from '../../renderer/sdk/format.ts';
import { type Paint, paint } from './color.ts';
import { counted } from './counts.ts';
import { formatLocation } from './paths.ts';
import { table } from './table.ts';
import type { TextOptions } from './text.ts';

/** Returns the ledger as text: each claim with its values, why they differ, and where pages show them. */
export function formatClaims(claims: readonly Claim[], { color, cwd }: TextOptions): string {
  const style = paint(color);
  return [...claims.map((claim) => formatClaim(claim, style, cwd)), style('bold', summary(claims))].join('\n\n');
}

function formatClaim({ name, values }: Claim, style: Paint, cwd: string): string {
  return [style('bold', name), ...values.map((value) => formatValue(value, name, style, cwd))].join('\n');
}

function formatValue(value: ClaimValue, claim: string, style: Paint, cwd: string): string {
  const { fact, text, per, formula, sources, places } = value;
  const unit = per === undefined ? '' : per === 'once' ? ' once' : ` a ${per}`;
  const head = [
    `${style('bold', text)}${unit}`,
    ...(fact === claim ? [] : [fact]),
    ...(formula === undefined ? [] : [`= ${formula}`]),
  ].join('  ');
  const rows = places.map((place) => [formatLocation(place, cwd) ?? '', where(place), formatPages(place.pages)]);
  const shown =
    places.length === 0
      ? ['not shown on any page']
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

/** Returns the page, the last day and the reason of a value that is not simply the fact's own. */
function reason({ page, because, until, ...place }: ClaimSource, cwd: string): string[] {
  const [on, last] = [page && `on ${page}`, until && `until ${until}`];
  const when = [on, last].filter((part) => part !== undefined).join(' ');
  const text = [when, because].filter((part) => part !== undefined && part !== '').join(': ');
  const at = formatLocation(place, cwd);
  return text === '' ? [] : [at === undefined ? text : `${text} (${at})`];
}

function where({ where: part, data }: ClaimPlace): string {
  return data ? `${part}, structured data` : part;
}

/** Returns the first three pages and the number of the others. */
function formatPages(pages: readonly string[]): string {
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
