import { describe, expect, it } from 'vitest';
import { checkSending, leadSource } from './sending-fields.ts';

const fields = [{ name: 'firstName' }, { name: 'lastName' }];

describe('checkSending', () => {
  it('wants a way to reach a person when sending fails', () => {
    expect(checkSending({ fields, failure: { email: 'a@b.example' } })).toEqual([]);
    expect(checkSending({ fields, failure: { phone: { fact: 'phone' } } })).toEqual([]);
    expect(checkSending({ fields, failure: {} }).map(({ path }) => path)).toEqual([['failure']]);
  });

  it('joins only fields that the form has', () => {
    const joined = { name: 'fullName', from: ['firstName', 'surname'] };
    expect(checkSending({ fields, joined, failure: { email: 'a@b.example' } })).toMatchObject([
      { path: ['joined', 'from', 1] },
    ]);
  });

  it.each(['firstName', 'leadId', 'meta', 'submissionDate'])('joins into no value that there is: %s', (name) => {
    const joined = { name, from: ['firstName', 'lastName'] };
    expect(checkSending({ fields, joined, failure: { email: 'a@b.example' } })).toMatchObject([
      { path: ['joined', 'name'], message: expect.stringContaining(`"${name}"`) },
    ]);
  });
});

describe('leadSource', () => {
  it('lies beside the home page', () => {
    expect(leadSource({ home: '/bakery/' })).toEqual({ source: '/bakery/destinations.json' });
  });
});
