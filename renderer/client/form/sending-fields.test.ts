import { describe, expect, it } from 'vitest';
import { checkSending, leadSource } from './sending-fields.ts';

const fields = [{ name: 'firstName' }, { name: 'lastName' }];

describe('checkSending', () => {
  it('requires contact details for failures', () => {
    expect(checkSending({ fields, failure: { email: 'a@b.example' } })).toEqual([]);
    expect(checkSending({ fields, failure: { phone: { fact: 'phone' } } })).toEqual([]);
    expect(checkSending({ fields, failure: {} }).map(({ path }) => path)).toEqual([['failure']]);
  });

  it('rejects joining unknown fields', () => {
    const joined = { name: 'fullName', from: ['firstName', 'surname'] };
    expect(checkSending({ fields, joined, failure: { email: 'a@b.example' } })).toMatchObject([
      { path: ['joined', 'from', 1] },
    ]);
  });

  it.each(['firstName', 'leadId', 'meta', 'submissionDate'])(
    'rejects an existing name for the joined value: %s',
    (name) => {
      const joined = { name, from: ['firstName', 'lastName'] };
      expect(checkSending({ fields, joined, failure: { email: 'a@b.example' } })).toMatchObject([
        { path: ['joined', 'name'], message: expect.stringContaining(`"${name}"`) },
      ]);
    },
  );
});

describe('leadSource', () => {
  it('is in the folder of the home page', () => {
    expect(leadSource({ home: '/bakery/' })).toEqual({ source: '/bakery/destinations.json' });
  });
});
