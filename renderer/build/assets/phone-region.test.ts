import { expect, it } from 'vitest';
import { phoneRegionOf } from './islands.ts';

const phone = { name: 'phone', label: 'Phone', type: 'phone' };
const site = (form: object, locale: unknown = 'en-GB') => ({
  locale,
  facts: { phone: { type: 'phone', value: '020 7946 0000' } },
  routes: [{ path: '/', sections: { form: { block: 'form', ...form } } }],
});

it.each([
  ['a field', site({ fields: [phone] }), 'GB'],
  ['a field in a step', site({ steps: [{ title: 'You', fields: [phone] }] }, 'de'), 'DE'],
  ['a field, but no country', site({ fields: [phone] }, 'es-419'), '419'],
  ['a field, but no locale', site({ fields: [phone] }, 12), 'ZZ'],
  ['only a fact', site({ fields: [{ ...phone, type: 'digits' }] }), undefined],
  ['numbers that are sent as typed', { ...site({ fields: [phone] }), phoneNumbers: 'asTyped' }, undefined],
  ['a form that is only shown', site({ fields: [phone], inert: true }), undefined],
  ['no config', undefined, undefined],
])('knows the country of numbers on a site with %s', (_, config, region) => {
  expect(phoneRegionOf(config)).toBe(region);
});
