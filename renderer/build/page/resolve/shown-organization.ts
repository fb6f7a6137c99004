import type { Path } from '../../../sdk/issue.ts';
import type { ShownOrganization } from '../../../sdk/organization.ts';
import { plainPath } from '../../../sdk/route-path.ts';
import { didYouMean } from '../../../sdk/suggest.ts';
import type { Contact, Organization } from '../../../site/organization.ts';
import type { Site } from '../../../site/site.ts';
import { locationId, organizationId } from '../../../site/structured-data.ts';
import { routeHref } from '../../../site/urls.ts';
import { telephoneOf } from '../../schema/phones/phone-links.ts';
import type { FieldContext } from './fill-text.ts';
import { filledTexts, withShared } from './filled-organization.ts';
import { openingOf } from './opening.ts';
import { pageScope } from './scope.ts';
import { addressLines } from './shown-address.ts';
import { shownHours } from './shown-hours.ts';
import { uiTextOf } from './with-ui.ts';

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
export function wholeOrganization(site: Site): ShownOrganization | undefined {
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
  const context = {
    site,
    scope: pageScope(site, {}),
    links: [],
    frames: new Set<string>(),
    diagnostics: [],
  };
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
