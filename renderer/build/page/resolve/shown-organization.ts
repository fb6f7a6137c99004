import { type Fact, formatFact } from '../../../sdk/facts.ts';
import type { Path } from '../../../sdk/issue.ts';
import type { ContactDetails, ShownOrganization } from '../../../sdk/organization.ts';
import { plainPath } from '../../../sdk/paths.ts';
import { didYouMean } from '../../../sdk/suggest.ts';
import type { Address, Contact, Location, Organization } from '../../../site/organization.ts';
import type { Site } from '../../../site/site.ts';
import { locationId, organizationId } from '../../../site/structured-data.ts';
import { routeHref } from '../../../site/urls.ts';
import { telephoneOf } from '../../schema/phones/phone-links.ts';
import { type FieldContext, fillText, type TextContext } from './fill-text.ts';
import { pageScope, type Scope } from './scope.ts';
import { openingOf, shownHours } from './shown-hours.ts';
import { uiTextOf } from './view-props.ts';

/** Returns the business (`true`) or one of its locations (by name) in the language of the page. */
export function shownOrganization(value: unknown, { site, diagnostics }: FieldContext, at: Path): ShownOrganization {
  const { organization } = site;
  if (organization === undefined) {
    const suggestion = "Add it to the config: organization: { type: 'LocalBusiness', phone: '…', address: { … } }.";
    diagnostics.push({
      code: 'invalid-value',
      message: 'The site has no "organization" to show.',
      path: at,
      suggestion,
    });
    return { name: '' };
  }
  const { byName, whole } = shownIn(organization, site);
  const found = value === true ? whole : byName.get(String(value));
  if (found !== undefined) return found;
  diagnostics.push({
    code: 'invalid-value',
    message: `There is no location "${String(value)}" in "organization".`,
    path: at,
    suggestion:
      byName.size === 0 ? 'Write true for the business itself.' : didYouMean(String(value), byName.keys(), 'location'),
  });
  return whole;
}

/** Returns the business itself in the language of the page; undefined if the config does not describe it. */
function wholeOrganization(site: Site): ShownOrganization | undefined {
  return site.organization && shownIn(site.organization, site).whole;
}

/** Returns the texts of tokens for the business: `organization.name`, `organization.hours`. */
export function organizationTexts(site: Site): ReadonlyMap<string, string> {
  return site.organization === undefined ? noTexts : shownIn(site.organization, site).texts;
}

const noTexts: ReadonlyMap<string, string> = new Map();

function textsOf({ name, phone, email, address, hours }: ShownOrganization): ReadonlyMap<string, string> {
  const texts: Readonly<Record<string, string | undefined>> = {
    'organization.name': name,
    // One that cannot be dialled is reported where it is written.
    'organization.phone': phone?.href === '' ? undefined : phone?.text,
    'organization.email': email,
    'organization.address': address?.join(', '),
    'organization.hours': hours?.rows.map((row) => `${row.days} ${row.hours}`).join('; '),
  };
  return new Map(
    Object.entries(texts).flatMap(([token, text]) => (text === undefined ? [] : [[token, text] as const])),
  );
}

interface Shown {
  readonly texts: ReadonlyMap<string, string>;
  readonly whole: ShownOrganization;
  readonly byName: ReadonlyMap<string, ShownOrganization>;
}

/** By the business, and by language. Facts of single pages do not change it. */
const known = new WeakMap<Organization, Map<string, Shown>>();

function shownIn(organization: Organization, site: Site): Shown {
  const languages = known.get(organization) ?? new Map<string, Shown>();
  known.set(organization, languages);
  const shown = languages.get(site.locale) ?? shownNow(organization, site);
  languages.set(site.locale, shown);
  return shown;
}

function shownNow(written: Organization, site: Site): Shown {
  // The structured data of the business, which every page has, reports its errors.
  const context = { site, scope: pageScope(site, {}), diagnostics: [] };
  const organization = filledTexts(withShownPhones(written), context);
  const name = organization.name ?? site.name;
  const show = (place: Contact & Pick<Organization, 'address'>, ownName: string): ShownOrganization => {
    const { phone, email, address } = place;
    const hours = shownHours(place, site.locale, uiTextOf(site));
    const opening = openingOf(place, written.timeZone);
    return {
      name: ownName,
      ...(phone && { phone: { text: phone, href: telephoneOf(phone, { site, diagnostics: [] }, []) } }),
      ...(email && { email }),
      ...(address && { address: addressLines(address, site) }),
      ...(hours && { hours }),
      ...(opening && { opening }),
    };
  };
  const whole = show(organization, name);
  return {
    texts: textsOf(whole),
    whole: { ...whole, data: { type: organization.type, id: organizationId(site) } },
    byName: new Map(
      (organization.locations ?? []).map((location, index) => [
        location.name,
        {
          ...show(withShared(location, organization), `${name}, ${location.name}`),
          place: location.name,
          ...(location.href !== undefined && { href: routeHref(site, plainPath(location.href)) }),
          data: { type: location.type ?? organization.type, id: locationId(site, location, index) },
        },
      ]),
    ),
  };
}

/** Shows a phone number from a fact as the fact displays it, even if search engines get its bare value. */
function withShownPhones(organization: Organization): Organization {
  const shown = <Place extends Contact>(place: Place): Place =>
    place.phone === undefined
      ? place
      : { ...place, phone: place.phone.replace(/^\{\{\s*(facts\.[\w.]+)\.value\s*\}\}$/, '{{$1}}') };
  const { locations, ...own } = organization;
  return { ...shown(own), ...(locations && { locations: locations.map(shown) }) };
}

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

/**
 * Returns how to reach the business from a page: the facts `phone` and `email`, which a page can override, then
 * `organization`, then the first fact of the type.
 */
export function reachOf(scope: Scope): ContactDetails | undefined {
  const { site } = scope;
  const organization = wholeOrganization(site);
  const number = typedFact(scope, 'phone', organization?.phone === undefined);
  const address = typedFact(scope, 'email', organization?.email === undefined);
  const phone = number
    ? { text: formatFact(number, site.locale), href: telephoneOf(String(number.value), { site, diagnostics: [] }, []) }
    : organization?.phone;
  const email = address ? String(address.value) : organization?.email;
  return phone || email ? { ...(phone && { phone }), ...(email && { email }) } : undefined;
}

/** The fact that has its type as its name; if `any`, also the first one of the type. */
function typedFact(scope: Scope, type: 'phone' | 'email', any: boolean): Fact | undefined {
  const names = any ? [type, ...scope.factNames()] : [type];
  return names.map((name) => scope.fact(name)).find((fact) => fact?.type === type);
}

/** Returns the business with the tokens of its texts filled in. */
export function filledTexts(organization: Organization, context: TextContext): Organization {
  const fill = (value: unknown, at: Path): unknown => {
    if (typeof value === 'string') return fillText(value, context, at);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item, index) => fill(item, [...at, index]));
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner, [...at, key])]));
  };
  return fill(organization, ['organization']) as Organization;
}

/** Returns a location with what it leaves out from the business: how to reach it, and its hours. */
export function withShared(location: Location, organization: Organization): Location {
  const { phone, email, hours, closed, specialHours } = organization;
  const ofHours = location.hours === undefined ? { hours, closed, specialHours } : {};
  return { phone, email, ...ofHours, ...location };
}
