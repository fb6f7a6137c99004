import type { LeadIntent, PayloadValue } from '../../leads/lead.ts';
import { type Entered, type FieldRules, fieldKinds } from '../field-spec.ts';
import { latinDigits } from '../latin-digits.ts';
import type { ControlSpec } from './control-spec.ts';

/** Name of the hidden field with the time at which a consent was ticked. No field of a form can have a dot in its name. */
export const timeName = (consent: string) => `${consent}.at`;

fieldKinds.typed = withTypedValues;

/**
 * Replaces texts of a lead by numbers, lists, and yes or no. Adds to `meta.consents` the words that a person has agreed to, their
 * version, and when.
 */
function withTypedValues(lead: LeadIntent, { values, time }: Entered, { fields, names }: FieldRules): LeadIntent {
  const all = [...values];
  const payload: Record<string, PayloadValue> = { ...lead.payload };
  const consents: Record<string, object> = {};
  for (const { name, type, words, version } of fields as readonly ControlSpec[]) {
    const given = all.flatMap(([key, value]) => (key === name ? [String(value)] : []));
    const key = names?.[name] ?? name;
    if (type === 'number') payload[key] = numberFrom(given[0] ?? '') ?? null;
    if (type === 'checkboxes') payload[key] = given;
    if (type !== 'checkbox' && type !== 'consent') continue;
    payload[key] = given.length > 0;
    const ticked = payload[timeName(name)];
    delete payload[timeName(name)];
    if (type === 'consent' && given.length > 0) {
      consents[key] = { text: words, version, time: ticked ?? time.toISOString() };
    }
  }
  const meta = Object.keys(consents).length > 0 ? { ...lead.meta, consents } : lead.meta;
  return { ...lead, payload, meta };
}

/**
 * Returns the number in a text, in the digits of any script, with a comma or a point, and with spaces anywhere; undefined if it
 * is none.
 */
export function numberFrom(text: string): number | undefined {
  const plain = latinDigits(text.normalize('NFKC').replace(/[\s\p{Cf}]/gu, ''))
    .replace(/[,\u066b]/, '.')
    .replace(/^\u2212/, '-');
  return /^-?\d*\.?\d+$/.test(plain) ? Number(plain) : undefined;
}
