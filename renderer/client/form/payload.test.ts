import { expect, it } from 'vitest';
import type { FieldSpec } from './field-spec.ts';
import { payloadOf } from './payload.ts';

it('holds every field of the form as it is sent, and the local date', () => {
  const now = new Date(2031, 2, 4);
  const site: FieldSpec = { name: 'website', label: 'Website', type: 'website', invalid: 'Enter a website.' };
  const form = new FormData();
  form.set('formType', 'Audit');
  form.set('website', ' example.com ');
  form.set('upload', new Blob(['file']));
  expect(payloadOf(form, [site], now)).toEqual({
    formType: 'Audit',
    website: 'https://example.com',
    submissionDate: now.toLocaleDateString(),
  });
});
