import type { Address } from '../../../site/organization.ts';
import type { Site } from '../../../site/site.ts';

/** Countries that write the postal code after the city, and those that put the region between both. */
const codeLast = new Set(['AU', 'CA', 'GB', 'GG', 'IE', 'IM', 'IN', 'JE', 'KR', 'NZ', 'SG', 'TH', 'TW', 'US', 'ZA']);
const withRegion = new Set(['AU', 'CA', 'IN', 'US']);

/** Returns an address line by line, as its country writes it. The country is a line of its own on a site of another one. */
export function addressLines(address: Address, { locale, region }: Pick<Site, 'locale' | 'region'>): readonly string[] {
  const { street, locality, postalCode, country } = address;
  const place =
    withRegion.has(country) && address.region !== undefined
      ? `${locality}${country === 'AU' ? '' : ','} ${address.region}`
      : locality;
  const line = codeLast.has(country) ? [place, postalCode] : [postalCode, place];
  return [
    street,
    line.filter((part) => part !== undefined).join(' '),
    ...(country === region ? [] : [new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country]),
  ];
}
