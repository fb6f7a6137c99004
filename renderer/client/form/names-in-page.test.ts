import { describe, expect, it } from 'vitest';
import type { FieldSpec } from './field-spec.ts';
import { namesInPage } from './names-in-page.ts';
import { payloadOf } from './payload.ts';

const field = (name: string): FieldSpec => ({ name, label: name, type: 'text', invalid: '' });
const fields = [field('firstName'), field('email')];
const hidden = [{ name: 'formType', value: 'Audit' }];

describe('the names of fields in the page', () => {
  it('are those that the destination wants, and are undone in what is sent by script', () => {
    const inPage = namesInPage(fields, hidden, { firstName: 'First', formType: 'kind', phone: 'Phone' });
    expect(inPage.fields.map(({ name }) => name)).toEqual(['First', 'email']);
    expect(inPage.hidden).toEqual([{ name: 'kind', value: 'Audit' }]);
    const entries: [string, string][] = [
      ['First', 'Ada'],
      ['email', 'ada@example.com'],
      ['kind', 'Audit'],
      ['constructor', 'a field may be called that'],
    ];
    expect(payloadOf(entries, inPage.fields, { names: inPage.names }, new Date())).toMatchObject({
      firstName: 'Ada',
      email: 'ada@example.com',
      formType: 'Audit',
      constructor: 'a field may be called that',
    });
  });

  it.each([
    ['what a form does', { email: 'submit' }],
    ['no name at all', { email: 'e mail' }],
    ['the name of another field', { email: 'firstName' }],
    ['a value that the form does not have', { phone: 'tel' }],
  ])('stay as they are for %s', (_, wanted) => {
    expect(namesInPage(fields, hidden, wanted)).toEqual({ fields, hidden, names: undefined });
  });
});
