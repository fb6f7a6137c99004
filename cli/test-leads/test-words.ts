import type { FieldType } from '../../renderer/client/form/field-spec.ts';
import type { FoundForm } from './found-form.ts';

/** What is typed into a field, and what is to arrive. */
export interface TestWords {
  readonly typed: string;
  readonly sent: string;
}

/**
 * Words for each field of a form, by its name in the page. They are plainly made up: numbers and hosts that are reserved
 * for it (RFC 2606; the exchange 555). No two forms get the same, so that what arrives is known by its words.
 */
export function testWords({ fields, websiteAsTyped }: FoundForm, number: number): ReadonlyMap<string, TestWords> {
  const digits = String(number).padStart(4, '0');
  const words: Record<FieldType, (name: string) => TestWords> = {
    text: (name) => same(`Test ${name} ${number}`),
    email: () => same(`test-lead-${number}@example.com`),
    phone: () => same(`(555) 010-${digits}`),
    digits: () => ({ typed: `+1 (555) 010-${digits}`, sent: `1555010${digits}` }),
    website: () => {
      const typed = `test-lead-${number}.example`;
      return { typed, sent: websiteAsTyped ? typed : `https://${typed}` };
    },
    message: () => same(`This is test ${number}.\nNobody wrote it: please ignore it.`),
  };
  return new Map(fields.map(({ name, type }) => [name, words[type](name)]));
}

function same(words: string): TestWords {
  return { typed: words, sent: words };
}
