import type { LeadIntent, PayloadValue } from '../../leads/lead.ts';
import { latinDigits } from '../characters.ts';
import { type ControlSpec, type Entered, type FieldRules, fieldKinds } from '../field-spec.ts';

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
  for (const field of fields as readonly ControlSpec[]) {
    const { name, type, words, version } = field;
    const given = all.flatMap(([key, value]) => (key === name ? [String(value)] : []));
    const key = names?.[name] ?? name;
    // Text that nobody has checked may be no number. It is worth more than nothing.
    if (type === 'number') payload[key] = exactNumber(given[0] ?? '', field) ?? (payload[key] || null);
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
 * Returns the number in a text as people write it: in the digits of any script, with the grouping and decimal signs of the page's
 * language, and with spaces anywhere. Undefined if it is none. A sign that cannot group is a decimal sign.
 */
export function numberFrom(text: string, spec: Pick<ControlSpec, 'comma'> = {}): number | undefined {
  const plain = plainNumber(text, spec);
  return plain === undefined ? undefined : Number(plain);
}

/**
 * Returns the number in a text, if a number says all of it. Leading zeros, and digits beyond those of a number of JavaScript, would
 * be lost: 0042 is not 42, and 9007199254740993 would become 9007199254740992.
 */
function exactNumber(text: string, spec: Pick<ControlSpec, 'comma'>): number | undefined {
  const plain = plainNumber(text, spec);
  if (plain === undefined) return undefined;
  const shortest = plain
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace(/^(-?)\./, '$10.');
  return String(Number(plain)) === shortest ? Number(plain) : undefined;
}

/** Returns a number as JavaScript writes it: `-1234.5`. */
function plainNumber(text: string, { comma }: Pick<ControlSpec, 'comma'>): string | undefined {
  const signed = latinDigits(text.normalize('NFKC').replace(/[\s\p{Cf}'\u2019\u066c]/gu, ''))
    .replace(/^\u2212/, '-')
    .replace(/[.,\u066b]/g, (sign) => ((sign === '.') === !comma || sign === '\u066b' ? '.' : ','));
  const isGrouped = /^-?[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(signed);
  const plain = signed.replace(isGrouped ? /,/g : ',', isGrouped ? '' : '.');
  return /^-?\d*\.?\d+$/.test(plain) ? plain : undefined;
}
