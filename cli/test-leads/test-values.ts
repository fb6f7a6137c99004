import type { ControlSpec, FieldType } from '../../renderer/client/form/field-spec.ts';
import { askedBy } from '../../renderer/client/form/steps/flow.ts';
import type { Branch } from './branches.ts';
import type { FoundForm } from './found-form.ts';

/** The value to type into a field, or what to tick or choose in it, and the value that has to arrive. */
export interface TestValue {
  /** Nothing to choose or tick if empty or false. */
  readonly typed: string | boolean | readonly string[];
  /** Undefined if nothing arrives. */
  readonly sent: string | number | boolean | readonly string[] | undefined;
  /** Whether no other lead has it. */
  readonly isUnique?: boolean;
  /** What `meta.phones` has to say. */
  readonly e164?: string;
}

interface TestLead {
  /** No other lead has the same. */
  readonly number: number;
  /** Whether leads have phone numbers with their country code. */
  readonly phonesAreRead: boolean;
  readonly branch: Branch;
}

/**
 * Returns a value for each field that a form asks on a branch, by field name. Hosts and phone numbers are reserved ones (RFC
 * 2606; the exchange 555). Arrivals can be assigned to the lead by its unique values.
 */
export function testValues(
  { fields, flow, websiteAsTyped }: FoundForm,
  lead: TestLead,
): ReadonlyMap<string, TestValue> {
  const { number, phonesAreRead, branch } = lead;
  const digits = String(number).padStart(4, '0');
  const makers: Record<FieldType, (name: string, options: readonly string[], field: ControlSpec) => TestValue> = {
    text: (name) => unique(`Test ${name} ${number}`),
    email: () => unique(`test-lead-${number}@example.com`),
    phone: () => ({
      ...unique(`+1 (555) 010-${digits}`),
      ...(phonesAreRead && { e164: `+1555010${digits}` }),
    }),
    digits: () => ({ typed: `+1 (555) 010-${digits}`, sent: `1555010${digits}`, isUnique: true }),
    website: () => {
      const typed = `test-lead-${number}.example`;
      return { typed, sent: websiteAsTyped ? typed : `https://${typed}`, isUnique: true };
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
    message: () => unique(`This is test ${number}.\nA computer wrote it: please ignore it.`),
  };
  const isAsked = flow ? askedBy(flow, (name) => branch.get(name) ?? []) : () => true;
  return new Map(
    (fields as readonly ControlSpec[])
      .filter(({ name }) => isAsked(name))
      .map((field) => {
        const { name, type, options = [] } = field;
        const answers = branch.get(name);
        const values = options.map(({ value }) => value);
        return [name, answers ? answered(type, answers) : makers[type](name, values, field)];
      }),
  );
}

function answered(type: FieldType, answers: readonly (string | boolean)[]): TestValue {
  const [first = ''] = answers;
  if (type === 'checkboxes') return { typed: answers.map(String), sent: answers.map(String) };
  // Without a choice, a list sends an empty text, and radio buttons send nothing.
  return { typed: first, sent: first === '' && type !== 'select' ? undefined : first };
}

function same(text: string): TestValue {
  return { typed: text, sent: text };
}

function unique(text: string): TestValue {
  return { ...same(text), isUnique: true };
}
