import { describe, expect, it } from 'vitest';
import type { FieldSpec } from './field-spec.ts';
import { type PayloadRules, payloadOf, trapName } from './payload.ts';

const now = new Date(2027, 0, 31, 12);
const fields: FieldSpec[] = [
  { name: 'firstName', label: 'First name', type: 'text', invalid: '' },
  { name: 'website', label: 'Website', type: 'website', invalid: '' },
];
const payload = (entries: [string, FormDataEntryValue][], rules: PayloadRules = {}) =>
  payloadOf(entries, fields, rules, now);

describe('payloadOf', () => {
  it('takes every named value, tidied by its type, and adds the day', () => {
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

  it('keeps values that are empty on purpose', () => {
    expect(payload([['lastName', '']])).toMatchObject({ lastName: '' });
    expect(payload([['website', '']])).toMatchObject({ website: '' });
  });

  it('leaves a website as it was typed where the form says so', () => {
    expect(payload([['website', ' example.com ']], { websiteAsTyped: true })).toMatchObject({ website: 'example.com' });
    expect(payload([['website', 'HTTP://example.com']])).toMatchObject({ website: 'HTTP://example.com' });
  });

  it('joins fields in the order asked for, without the empty ones', () => {
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

  it('leaves the trap out', () => {
    expect(payload([[trapName, 'spam']])).not.toHaveProperty(trapName);
  });
});
