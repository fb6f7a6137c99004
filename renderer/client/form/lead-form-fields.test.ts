import { describe, expect, it } from 'vitest';
import { ownNames } from '../../sdk/lead-names.ts';
import { requestBody } from '../leads/request.ts';
import { checkLeadForm, fieldSpecs } from './lead-form-fields.ts';
import { payloadOf } from './payload.ts';

const email = { name: 'email', label: 'Email', type: 'email', invalid: 'Enter an address.' } as const;
const note = { name: 'note', label: 'Note', type: 'text' } as const;
const faults = (form: Partial<Parameters<typeof checkLeadForm>[0]>) =>
  checkLeadForm({ fields: [email, note], submit: 'Send', ...form }).map(({ path }) => path.join('.'));

describe('checkLeadForm', () => {
  it('is content with a sound form', () => {
    expect(faults({ hidden: [{ name: 'formType', value: 'Ask' }], contact: { email: 'a@b.example' } })).toEqual([]);
  });

  it('wants words for whatever a browser may refuse', () => {
    const { invalid: _, ...wordless } = email;
    expect(faults({ fields: [wordless] })).toEqual(['fields.0']);
    expect(faults({ fields: [{ ...note, required: true }] })).toEqual(['fields.0']);
    expect(faults({ fields: [{ ...note, type: 'digits' }] })).toEqual(['fields.0']);
  });

  it('refuses names that cannot be sent or that a form needs for itself', () => {
    expect(faults({ fields: [{ ...note, name: 'first name' }] })).toEqual(['fields.0.name']);
    expect(faults({ hidden: [{ name: 'submit', value: 'x' }] })).toEqual(['hidden.0.name']);
  });

  it('refuses names under which every lead has something already', () => {
    expect(
      faults({
        fields: [
          { ...note, name: 'leadId' },
          { ...note, name: 'submissionDate' },
        ],
      }),
    ).toEqual(['fields.0.name', 'fields.1.name']);
    expect(faults({ hidden: [{ name: 'meta', value: 'x' }] })).toEqual(['hidden.0.name']);
    const payload = payloadOf([], [], {}, new Date());
    const lead = { id: '1', payload, meta: { page: '/' } } as unknown as Parameters<typeof requestBody>[0];
    expect(Object.keys(JSON.parse(requestBody(lead))).sort()).toEqual(ownNames);
  });

  it('refuses a name that stands twice, seen or unseen', () => {
    expect(faults({ fields: [email, email] })).toEqual(['fields.1.name']);
    expect(faults({ hidden: [{ name: 'note', value: 'x' }] })).toEqual(['hidden.0.name']);
  });

  it('refuses a way out that leads nowhere', () => {
    expect(faults({ contact: { text: 'Or call us.' } })).toEqual(['contact']);
  });
});

describe('fieldSpecs', () => {
  it('hands on what is written, under the names that the parts of a form know', () => {
    expect(fieldSpecs([{ ...email, autocomplete: 'username', required: true }, note])).toEqual([
      { ...email, autoComplete: 'username', required: true },
      { ...note, autoComplete: undefined, invalid: '' },
    ]);
  });
});
