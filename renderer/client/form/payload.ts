import { type FieldSpec, tidy } from './field-spec.ts';

/** A lead as it is sent: every named field of its form, hidden ones too, and the day. */
export type Payload = Readonly<Record<string, string>>;

/** Reads what a form would send. The day is written as the visitor's browser writes dates. */
export function payloadOf(
  entries: Iterable<[string, FormDataEntryValue]>,
  fields: readonly FieldSpec[],
  now: Date,
): Payload {
  const payload: Record<string, string> = {};
  for (const [name, value] of entries) {
    const type = fields.find((field) => field.name === name)?.type ?? 'text';
    if (typeof value === 'string') payload[name] = tidy(type, value);
  }
  payload.submissionDate = now.toLocaleDateString();
  return payload;
}
