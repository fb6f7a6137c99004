import type { ControlSpec } from '../../renderer/client/form/controls/control-spec.ts';
import type { FieldType } from '../../renderer/client/form/field-spec.ts';
import type { FoundForm } from './found-form.ts';

/** The value to type into a field, or what to tick or choose in it, and the value that has to arrive. */
export interface TestValue {
  readonly typed: string | true | readonly string[];
  readonly sent: string | number | boolean | readonly string[];
  /** What `meta.phones` has to say. */
  readonly e164?: string;
}

/**
 * Returns a value for each field of a form by field name. Hosts and phone numbers are reserved ones (RFC 2606; the exchange
 * 555). Values are unique for each form, so that arrivals can be assigned to it.
 */
export function testValues(
  { fields, websiteAsTyped }: FoundForm,
  number: number,
  phonesAreRead: boolean,
): ReadonlyMap<string, TestValue> {
  const digits = String(number).padStart(4, '0');
  const makers: Record<FieldType, (name: string, options: readonly string[], field: ControlSpec) => TestValue> = {
    text: (name) => same(`Test ${name} ${number}`),
    email: () => same(`test-lead-${number}@example.com`),
    phone: () => ({
      ...same(`+1 (555) 010-${digits}`),
      ...(phonesAreRead && { e164: `+1555010${digits}` }),
    }),
    digits: () => ({ typed: `+1 (555) 010-${digits}`, sent: `1555010${digits}` }),
    website: () => {
      const typed = `test-lead-${number}.example`;
      return { typed, sent: websiteAsTyped ? typed : `https://${typed}` };
    },
    select: (_, [first = '']) => same(first),
    radio: (_, [first = '']) => same(first),
    cards: (_, [first = '']) => same(first),
    checkboxes: (_, options) => ({ typed: options.slice(0, 2), sent: options.slice(0, 2) }),
    checkbox: () => ({ typed: true, sent: true }),
    consent: () => ({ typed: true, sent: true }),
    number: (_, __, { least = 0, most = least + number }) => {
      const value = Math.max(least, Math.min(most, number));
      return { typed: String(value), sent: value };
    },
    date: (_, __, { earliest, latest }) =>
      same(latest ?? (earliest === 'today' || !earliest ? '2099-12-31' : earliest)),
    time: () => same('14:30'),
    message: () => same(`This is test ${number}.\nA computer wrote it: please ignore it.`),
  };
  return new Map(
    (fields as readonly ControlSpec[]).map((field) => {
      const { name, type, options = [] } = field;
      return [
        name,
        makers[type](
          name,
          options.map(({ value }) => value),
          field,
        ),
      ];
    }),
  );
}

function same(text: string): TestValue {
  return { typed: text, sent: text };
}
