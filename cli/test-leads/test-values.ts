import type { FieldType } from '../../renderer/client/form/field-spec.ts';
import type { FoundForm } from './found-form.ts';

/** The value to type into a field, and the value that has to arrive. */
export interface TestValue {
  readonly typed: string;
  readonly sent: string;
}

/**
 * Returns a value for each field of a form by field name. Hosts and phone numbers are reserved ones (RFC 2606; the exchange
 * 555). Values are unique for each form, so that arrivals can be assigned to it.
 */
export function testValues({ fields, websiteAsTyped }: FoundForm, number: number): ReadonlyMap<string, TestValue> {
  const digits = String(number).padStart(4, '0');
  const makers: Record<FieldType, (name: string) => TestValue> = {
    text: (name) => same(`Test ${name} ${number}`),
    email: () => same(`test-lead-${number}@example.com`),
    phone: () => same(`(555) 010-${digits}`),
    digits: () => ({ typed: `+1 (555) 010-${digits}`, sent: `1555010${digits}` }),
    website: () => {
      const typed = `test-lead-${number}.example`;
      return { typed, sent: websiteAsTyped ? typed : `https://${typed}` };
    },
    message: () => same(`This is test ${number}.\nA computer wrote it: please ignore it.`),
  };
  return new Map(fields.map(({ name, type }) => [name, makers[type](name)]));
}

function same(text: string): TestValue {
  return { typed: text, sent: text };
}
