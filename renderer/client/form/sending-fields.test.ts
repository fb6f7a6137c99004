import { describe, expect, it } from 'vitest';
import { checkSending, fitsSending, formFromPage, leadSource } from './sending-fields.ts';

const fields = [
  { name: 'firstName', type: 'text' },
  { name: 'lastName', type: 'text' },
] as const;

describe('checkSending', () => {
  it('rejects joining unknown fields', () => {
    const joined = { name: 'fullName', from: ['firstName', 'surname'] };
    expect(checkSending({ fields, joined }, {})).toMatchObject([{ path: ['joined', 'from', 1] }]);
  });

  it.each(['firstName', 'leadId', 'meta', 'submissionDate'])(
    'rejects an existing name for the joined value: %s',
    (name) => {
      const joined = { name, from: ['firstName', 'lastName'] };
      expect(checkSending({ fields, joined }, {})).toMatchObject([
        { path: ['joined', 'name'], message: expect.stringContaining(`"${name}"`) },
      ]);
    },
  );

  it('rejects a name with which no value arrives', () => {
    const joined = { name: '__proto__', from: ['firstName', 'lastName'] };
    expect(checkSending({ fields, joined }, {})).toMatchObject([
      { path: ['joined', 'name'], message: 'No value can have the name "__proto__": it would not arrive.' },
    ]);
  });
});

describe('fitsSending', () => {
  const site = { destinations: new Map() };

  it('requires a way to reach the business when sending fails', () => {
    expect(fitsSending({}, site)).toMatchObject([{ path: [], suggestion: expect.stringContaining('"organization"') }]);
    expect(fitsSending({ failure: { email: 'a@b.example' } }, site)).toEqual([]);
    expect(fitsSending({ contact: { phone: { fact: 'phone' } } }, site)).toEqual([]);
  });

  it('finds it in the organization and in the facts', () => {
    expect(fitsSending({}, { ...site, organization: { phone: '020 7946 0000' } })).toEqual([]);
    expect(fitsSending({}, { ...site, organization: {} })).toHaveLength(1);
    expect(fitsSending({}, { ...site, facts: new Map([['desk', { type: 'email' }]]) })).toEqual([]);
    expect(fitsSending({}, { ...site, facts: new Map([['staff', { type: 'count' }]]) })).toHaveLength(1);
  });
});

describe('formFromPage', () => {
  const page = { home: '/', reach: { email: 'a@b.example' } };
  const source = '/destinations.json';

  it('has the contact details of the site only for a form without its own', () => {
    expect(formFromPage(page, {})).toEqual({ source, reach: page.reach });
    expect(formFromPage(page, { failure: { email: 'form@b.example' } })).toEqual({ source });
    expect(formFromPage(page, { contact: { phone: { text: '1', href: 'tel:1' } } })).toEqual({ source });
    expect(formFromPage({ home: '/' }, {})).toEqual({ source });
  });
});

describe('leadSource', () => {
  it('is in the folder of the home page', () => {
    expect(leadSource({ home: '/bakery/' })).toEqual({ source: '/bakery/destinations.json' });
  });
});
