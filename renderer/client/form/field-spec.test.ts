import { describe, expect, it } from 'vitest';
import { type FieldSpec, fieldError, tidyValue } from './field-spec.ts';

const field: FieldSpec = { name: 'name', label: 'Name', type: 'text', required: true, invalid: 'Enter a name.' };
const valid = { valid: true };

describe('fieldError', () => {
  it('is undefined for a value that the browser accepts', () => {
    expect(fieldError(field, { value: 'Ada', validity: valid })).toBeUndefined();
    expect(fieldError({ ...field, required: false }, { value: '', validity: valid })).toBeUndefined();
  });

  it('is the text of the field', () => {
    expect(fieldError(field, { value: 'Ada', validity: { valid: false } })).toBe('Enter a name.');
  });

  it('does not accept invisible characters as a name', () => {
    for (const value of [' \t', '\u00a0', '\u200b', '\u200e\u2060', '\u3000\ufeff']) {
      expect(fieldError(field, { value, validity: valid })).toBe('Enter a name.');
    }
  });
});

describe('tidyValue', () => {
  it.each([
    ['text', '  Ada  ', 'Ada'],
    ['text', '\u200bAda\u00a0\ufeff', 'Ada'],
    ['email', '\u00a0ada@example.com\u200b', 'ada@example.com'],
    ['email', 'mailto:ada@\u200bexample\u00ad.com', 'ada@example.com'],
    ['email', 'ada lovelace@example.com', 'ada lovelace@example.com'],
    ['website', 'exam\u200bple\u00a0.com', 'https://example.com'],
    ['message', '\u2028One\n\u00a0two\u00a0', 'One\n\u00a0two'],
    ['digits', '٠٥٠١٢٣٤٥٦٧', '0501234567'],
    ['digits', ' +1 (305)\u00a0555 ', '1305555'],
    ['phone', '\u202a+٩٧١ (٥٠) ١٢٣\u202c', '+971 (50) 123'],
    ['website', '\u200bexample.com\u00a0', 'https://example.com'],
    ['website', '\u00a0\u200b', ''],
    ['website', 'example.com', 'https://example.com'],
    ['website', ' HTTP://example.com ', 'HTTP://example.com'],
    ['website', 'https://example.com', 'https://example.com'],
    ['website', 'httpbin.example', 'https://httpbin.example'],
    ['website', '', ''],
    ['text', 'example.com', 'example.com'],
  ] as const)('makes of %s %j: %j', (type, value, sent) => {
    expect(tidyValue(type, value)).toBe(sent);
  });
});
