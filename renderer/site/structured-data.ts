import type { JsonLdNode } from '../sdk/json-ld.ts';
import type { Organization, Site } from './site.ts';
import { routeUrl } from './urls.ts';

/** Returns the `@id` of the business's node, to which other nodes refer. */
function organizationId(site: Site): string {
  return `${routeUrl(site, '/')}#organization`;
}

/** Returns the node of the business (schema.org Organization or a subtype), the same on every page. */
export function organizationNode(site: Site, organization: Organization, image: string | undefined): JsonLdNode {
  const { type, description, phone, email, address, sameAs } = organization;
  return {
    '@type': type,
    '@id': organizationId(site),
    name: site.name,
    url: routeUrl(site, '/'),
    ...optional({ description, telephone: phone, email, image, sameAs }),
    ...(address === undefined
      ? {}
      : {
          address: {
            '@type': 'PostalAddress',
            streetAddress: address.street,
            addressLocality: address.locality,
            ...optional({ addressRegion: address.region, postalCode: address.postalCode }),
            addressCountry: address.country,
          },
        }),
  };
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
