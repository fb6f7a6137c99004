import { describe, expect, it } from 'vitest';
import { organizationSchema } from './organization.ts';
import type { Site } from './site.ts';
import { locationNode, organizationNode } from './structured-data.ts';

const site = { name: 'Osk', origin: { origin: 'https://osk.example', base: '' }, trailingSlash: 'never' } as Site;
const address = { street: 'Quay 3', locality: 'Carrow', country: 'IE' };

const nodeOf = (fields: object) =>
  organizationNode(site, organizationSchema.parse({ type: 'Bakery', ...fields }), undefined);

describe('the structured data of the business', () => {
  it('has only what the config says', () => {
    expect(nodeOf({})).toEqual({
      '@type': 'Bakery',
      '@id': 'https://osk.example/#organization',
      name: 'Osk',
      url: 'https://osk.example/',
    });
  });

  it('has its own name, position, area and prices', () => {
    const fields = {
      name: 'Osk Ltd',
      geo: { latitude: 53.3, longitude: -6.2 },
      areaServed: ['Carrow'],
      priceRange: '€',
    };
    expect(nodeOf(fields)).toMatchObject({
      name: 'Osk Ltd',
      geo: { '@type': 'GeoCoordinates', latitude: 53.3, longitude: -6.2 },
      areaServed: ['Carrow'],
      priceRange: '€',
    });
  });

  it('groups days with the same hours, and writes special days with their dates', () => {
    const specification = (fields: object) => ({ '@type': 'OpeningHoursSpecification', ...fields });
    expect(
      nodeOf({
        hours: [
          { days: 'sat', opens: '09:00', closes: '12:00' },
          { days: 'mon-wed', opens: '09:00', closes: '12:00' },
          { days: ['mon', 'tue'], opens: '13:00', closes: '24:00' },
          { days: 'fri', opens: '18:00', closes: '02:00', nextDay: true },
        ],
        closed: ['2026-12-25', { from: '2026-12-31', to: '2027-01-02' }],
        specialHours: [{ date: '2026-12-24', opens: '09:00', closes: '11:00' }],
      }).openingHoursSpecification,
    ).toEqual([
      specification({ dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Saturday'], opens: '09:00', closes: '12:00' }),
      specification({ dayOfWeek: ['Monday', 'Tuesday'], opens: '13:00', closes: '23:59' }),
      specification({ dayOfWeek: ['Friday'], opens: '18:00', closes: '02:00' }),
      specification({ validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '09:00', closes: '11:00' }),
      specification({ validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' }),
      specification({ validFrom: '2026-12-31', validThrough: '2027-01-02', opens: '00:00', closes: '00:00' }),
    ]);
  });

  it('links a location to the business', () => {
    const organization = organizationSchema.parse({
      type: 'Bakery',
      locations: [{ name: 'Quay', address, href: '/quay' }],
    });
    const [location] = organization.locations ?? [];
    expect(location && locationNode(site, organization, location, 0)).toEqual({
      '@type': 'Bakery',
      '@id': 'https://osk.example/quay#location-1',
      name: 'Osk, Quay',
      url: 'https://osk.example/quay',
      address: { '@type': 'PostalAddress', streetAddress: 'Quay 3', addressLocality: 'Carrow', addressCountry: 'IE' },
      parentOrganization: { '@id': 'https://osk.example/#organization' },
    });
  });
});
