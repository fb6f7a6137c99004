import { describe, expect, it } from 'vitest';
import type { FieldSpec } from './field-spec.ts';
import { payloadFrom } from './intent.ts';
import { namesInPage } from './sending-props.ts';

const field = (name: string): FieldSpec => ({ name, label: name, type: 'text', invalid: '' });
const fields = [field('firstName'), field('email')];
const hidden = [{ name: 'formType', value: 'Audit' }];

describe('the names of fields in the page', () => {
  it('are those of the destination, and script restores the original ones', () => {
    const inPage = namesInPage(fields, hidden, { firstName: 'First', formType: 'kind', phone: 'Phone' });
    expect(inPage.fields.map(({ name }) => name)).toEqual(['First', 'email']);
    expect(inPage.hidden).toEqual([{ name: 'kind', value: 'Audit' }]);
    const entries: [string, string][] = [
      ['First', 'Ada'],
      ['email', 'ada@example.com'],
      ['kind', 'Audit'],
      ['constructor', 'a field may be called that'],
    ];
    expect(payloadFrom(entries, inPage, new Date())).toMatchObject({
      firstName: 'Ada',
      email: 'ada@example.com',
      formType: 'Audit',
      constructor: 'a field may be called that',
    });
  });

  it.each([
    ['a name that would stop the form', { email: 'nodeName' }],
    ['a malformed name', { email: 'e mail' }],
    ['the name of another field', { email: 'firstName' }],
    ['a value that the form does not have', { phone: 'tel' }],
  ])('stay unchanged for %s', (_, wanted) => {
    expect(namesInPage(fields, hidden, wanted)).toMatchObject({ fields, hidden, names: undefined });
  });
});
