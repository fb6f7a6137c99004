import { describe, expect, it } from 'vitest';
import { type FieldSpec, problemOf, tidy } from './field-spec.ts';

const field: FieldSpec = { name: 'name', label: 'Name', type: 'text', required: true, invalid: 'Enter a name.' };
const valid = { valid: true };

describe('problemOf', () => {
  it('has nothing to say about a value the browser accepts', () => {
    expect(problemOf(field, { value: 'Ada', validity: valid })).toBeUndefined();
    expect(problemOf({ ...field, required: false }, { value: '', validity: valid })).toBeUndefined();
  });

  it('speaks the words of the field', () => {
    expect(problemOf(field, { value: 'Ada', validity: { valid: false } })).toBe('Enter a name.');
  });

  it('does not take blanks for a name', () => {
    expect(problemOf(field, { value: ' \t', validity: valid })).toBe('Enter a name.');
  });
});

describe('tidy', () => {
  it.each([
    ['text', '  Ada  ', 'Ada'],
    ['website', 'example.com', 'https://example.com'],
    ['website', ' HTTP://example.com ', 'HTTP://example.com'],
    ['website', 'https://example.com', 'https://example.com'],
    ['website', 'httpbin.example', 'https://httpbin.example'],
    ['website', '', ''],
    ['text', 'example.com', 'example.com'],
  ] as const)('makes of %s %j: %j', (type, value, sent) => {
    expect(tidy(type, value)).toBe(sent);
  });
});
