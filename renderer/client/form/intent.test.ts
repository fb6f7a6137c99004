import { describe, expect, it } from 'vitest';
import type { FieldSpec } from './field-spec.ts';
import { type LeadRules, payloadFrom, suspicions, trapName } from './intent.ts';

const now = new Date(2027, 0, 31, 12);
const fields: FieldSpec[] = [
  { name: 'firstName', label: 'First name', type: 'text', invalid: '' },
  { name: 'website', label: 'Website', type: 'website', invalid: '' },
];
const payload = (entries: [string, FormDataEntryValue][], rules: Partial<LeadRules> = {}) =>
  payloadFrom(entries, { fields, ...rules }, now);

describe('payloadFrom', () => {
  it('contains every named value, tidied by its type, and the date', () => {
    expect(
      payload([
        ['formType', 'Free SEO Audit'],
        ['firstName', '  Ada '],
        ['website', 'example.com'],
        ['file', new File([], 'x')],
      ]),
    ).toEqual({
      formType: 'Free SEO Audit',
      firstName: 'Ada',
      website: 'https://example.com',
      submissionDate: now.toLocaleDateString(),
    });
  });

  it('keeps empty values', () => {
    expect(payload([['lastName', '']])).toMatchObject({ lastName: '' });
    expect(payload([['website', '']])).toMatchObject({ website: '' });
  });

  it('keeps a website as typed if the form asks for it', () => {
    expect(payload([['website', ' example.com ']], { websiteAsTyped: true })).toMatchObject({ website: 'example.com' });
    expect(payload([['website', 'HTTP://example.com']])).toMatchObject({ website: 'HTTP://example.com' });
  });

  it('joins fields in the given order, without empty ones', () => {
    const joined = { name: 'fullName', from: ['firstName', 'lastName'] };
    const names: [string, string][] = [
      ['lastName', 'Lovelace'],
      ['firstName', 'Ada'],
    ];
    expect(payload(names, { joined })).toMatchObject({ fullName: 'Ada Lovelace' });
    expect(
      payload(
        [
          ['firstName', 'Ada'],
          ['lastName', ' '],
        ],
        { joined },
      ),
    ).toMatchObject({ fullName: 'Ada' });
  });

  it('omits the honeypot', () => {
    expect(payload([[trapName, 'spam']])).not.toHaveProperty(trapName);
  });
});

describe('suspicions', () => {
  it('is empty for a person', () => {
    expect(suspicions('', 20_000)).toEqual([]);
  });

  it('flags a filled honeypot and a form that was sent too fast', () => {
    expect(suspicions('https://spam.example', 20_000)).toEqual(['trap']);
    expect(suspicions('', 300)).toEqual(['haste']);
    expect(suspicions('x', 0)).toEqual(['trap', 'haste']);
  });
});
