import { describe, expect, it } from 'vitest';
import { reservedLeadNames } from '../../sdk/reserved-lead-names.ts';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { requestBody } from '../leads/request.ts';
import { checkLeadForm } from './check-fields.ts';
import { payloadFrom } from './intent.ts';
import { fieldSpecs } from './lead-form-fields.tsx';

const email = { name: 'email', label: 'Email', type: 'email', invalid: 'Enter an address.' } as const;
const note = { name: 'note', label: 'Note', type: 'text' } as const;
const problems = (form: Partial<Parameters<typeof checkLeadForm>[0]>) =>
  checkLeadForm({ fields: [email, note], submit: 'Send', ...form }).map(({ path }) => path.join('.'));

describe('checkLeadForm', () => {
  it('accepts a valid form', () => {
    expect(problems({ hidden: [{ name: 'formType', value: 'Ask' }], contact: { email: 'a@b.example' } })).toEqual([]);
  });

  it('rejects names that cannot be sent or that stop a form', () => {
    expect(problems({ fields: [{ ...note, name: 'first name' }] })).toEqual(['fields.0.name']);
    expect(problems({ hidden: [{ name: 'nodeName', value: 'x' }] })).toEqual(['hidden.0.name']);
    expect(problems({ fields: [{ ...note, name: 'toString' }] })).toEqual(['fields.0.name']);
    expect(problems({ fields: [{ ...note, name: 'reply_by' }] })).toEqual(['fields.0.name']);
  });

  it('rejects names that every lead uses', () => {
    expect(
      problems({
        fields: [
          { ...note, name: 'leadId' },
          { ...note, name: 'submissionDate' },
        ],
      }),
    ).toEqual(['fields.0.name', 'fields.1.name']);
    expect(problems({ hidden: [{ name: 'meta', value: 'x' }] })).toEqual(['hidden.0.name']);
    const payload = payloadFrom([], { fields: [] }, new Date());
    const lead = { id: '1', payload, meta: { page: '/' } } as unknown as Parameters<typeof requestBody>[0];
    expect(Object.keys(JSON.parse(requestBody(lead))).sort()).toEqual(reservedLeadNames);
  });

  it('rejects a duplicate name, visible or hidden', () => {
    expect(problems({ fields: [email, email] })).toEqual(['fields.1.name']);
    expect(problems({ hidden: [{ name: 'note', value: 'x' }] })).toEqual(['hidden.0.name']);
  });

  it('rejects contact details without a phone or an e-mail', () => {
    expect(problems({ contact: { text: 'Or call us.' } })).toEqual(['contact']);
  });
});

describe('fieldSpecs', () => {
  it('returns the fields under the names that the components use', () => {
    expect(fieldSpecs([{ ...email, autocomplete: 'username', required: true }, note], ui)).toEqual([
      { ...email, autoComplete: 'username', required: true },
      { ...note, invalid: '' },
    ]);
  });

  it('has a default text for each field that can be invalid, and none for others', () => {
    const { invalid: _, ...mail } = email;
    const name = { ...note, autocomplete: 'name', required: true };
    const given = { ...name, autocomplete: 'given-name' };
    const family = { ...name, autocomplete: 'family-name' };
    const plain = { ...note, required: true };
    const texts = fieldSpecs([mail, note, name, given, family, plain, { ...note, type: 'digits' }], ui);
    const { formErrors } = ui;
    expect(texts.map(({ invalid }) => invalid)).toEqual([
      formErrors.email,
      '',
      formErrors.name,
      formErrors.givenName,
      formErrors.familyName,
      formErrors.text,
      formErrors.digits,
    ]);
  });
});
