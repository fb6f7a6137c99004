import type { JsonLdNode } from '../sdk/json-ld.ts';
import { plainPath } from '../sdk/paths.ts';
import { dayNames, type Span, weekOf } from './opening-hours.ts';
import type { Address, Contact, Location, Organization } from './organization.ts';
import type { Site } from './site.ts';
import { routeUrl } from './urls.ts';

/** Returns the `@id` of the business's node, to which other nodes refer. */
export function organizationId(site: Site): string {
  return `${routeUrl(site, '/')}#organization`;
}

/** Returns the node of the business (schema.org Organization or a subtype), the same on every page. */
export function organizationNode(site: Site, organization: Organization, image: string | undefined): JsonLdNode {
  const { type, description, email, address, sameAs, areaServed, priceRange } = organization;
  return {
    '@type': type,
    '@id': organizationId(site),
    name: organization.name ?? site.name,
    url: routeUrl(site, '/'),
    ...optional({ description, telephone: organization.phone, email, image, sameAs }),
    ...(address === undefined ? {} : { address: addressNode(address) }),
    ...placeProperties(organization),
    ...optional({ areaServed, priceRange }),
  };
}

/** Returns the `@id` of a location's node, on its page or the home page. `index` is its place among the locations. */
export function locationId(site: Site, { href = '/' }: Pick<Location, 'href'>, index: number): string {
  return `${routeUrl(site, plainPath(href))}#location-${index + 1}`;
}

/** Returns the node of one location. It refers to the business, which need not be on the same page. */
export function locationNode(site: Site, organization: Organization, location: Location, index: number): JsonLdNode {
  const { phone, email, address, href = '/' } = location;
  const url = routeUrl(site, plainPath(href));
  return {
    '@type': location.type ?? organization.type,
    '@id': locationId(site, location, index),
    name: `${organization.name ?? site.name}, ${location.name}`,
    url,
    ...optional({ telephone: phone, email }),
    address: addressNode(address),
    ...placeProperties(location),
    ...optional({ priceRange: organization.priceRange }),
    parentOrganization: { '@id': organizationId(site) },
  };
}

function addressNode({ street, locality, region, postalCode, country }: Address): JsonLdNode {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    ...optional({ addressRegion: region, postalCode }),
    addressCountry: country,
  };
}

/** Position and hours of a place, as Google documents them for local businesses. */
function placeProperties(contact: Contact): Partial<Record<string, JsonLdNode | readonly JsonLdNode[]>> {
  const { geo } = contact;
  const hours = hoursNodes(contact);
  return {
    ...(geo && { geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude } }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
  };
}

/** Usual hours, with days of equal hours in one node, then days with other hours. Both times are midnight on a closed day. */
function hoursNodes({ hours = [], specialHours = [], closed = [] }: Contact): readonly JsonLdNode[] {
  const days = new Map<string, { readonly span: Span; readonly names: string[] }>();
  for (const [day, spans] of weekOf(hours).entries()) {
    for (const span of spans) {
      const key = `${span.opens} ${span.closes}`;
      const group = days.get(key) ?? { span, names: [] };
      group.names.push(dayNames[day] ?? '');
      days.set(key, group);
    }
  }
  return [
    ...[...days.values()].map(({ span, names }) => hoursNode(span, { dayOfWeek: names })),
    ...specialHours.map(({ date, ...span }) => hoursNode(span, { validFrom: date, validThrough: date })),
    ...closed.map((entry) => {
      const { from, to } = typeof entry === 'string' ? { from: entry, to: entry } : entry;
      return hoursNode({ opens: '00:00', closes: '00:00' }, { validFrom: from, validThrough: to });
    }),
  ];
}

/** Search engines read a time after midnight as one of the next day, and 23:59 as the end of the day. */
function hoursNode({ opens, closes }: Span, when: Readonly<Record<string, string | readonly string[]>>): JsonLdNode {
  return { '@type': 'OpeningHoursSpecification', ...when, opens, closes: closes === '24:00' ? '23:59' : closes };
}

/** Returns the node of a page, linked to the business. */
export function webPageNode(site: Site, page: { url: string; title: string; description: string }): JsonLdNode {
  return {
    '@type': 'WebPage',
    '@id': page.url,
    url: page.url,
    name: page.title,
    description: page.description,
    inLanguage: site.locale,
    ...(site.organization === undefined ? {} : { about: { '@id': organizationId(site) } }),
  };
}

function optional<T extends Record<string, unknown>>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
