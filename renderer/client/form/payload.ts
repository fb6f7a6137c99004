import { type FieldSpec, tidyValue } from './field-spec.ts';

/** The values of a lead: every named field of its form, hidden ones too, and the date. */
export type Payload = Readonly<Record<string, string>>;

/** How a form changes its values. */
export interface PayloadRules {
  /** A value joined from several fields. */
  readonly joined?: { readonly name: string; readonly from: readonly string[] } | undefined;
  /** Sends a web address as it was typed. */
  readonly websiteAsTyped?: boolean | undefined;
  /** Original names by the field's name in the page. */
  readonly names?: Readonly<Record<string, string>> | undefined;
}

/** Name of the hidden field with the id of a held press; see `lead-id.tsx`. */
export const leadIdName = 'leadId';

/** Name of the honeypot field: people do not see it, so a bot filled it in. */
export const trapName = 'reply_by';

/** Builds the payload of a form. The date is in the format of the visitor's browser. */
export function payloadFrom(
  entries: Iterable<readonly [string, FormDataEntryValue]>,
  fields: readonly FieldSpec[],
  { joined, websiteAsTyped, names }: PayloadRules,
  now: Date,
): Payload {
  const payload: Record<string, string> = {};
  for (const [name, value] of entries) {
    const type = fields.find((field) => field.name === name)?.type;
    if (typeof value !== 'string' || name === trapName || name === leadIdName) continue;
    payload[nameInPayload(name, names)] = tidyValue(websiteAsTyped && type === 'website' ? 'text' : type, value);
  }
  if (joined) {
    payload[joined.name] = joined.from
      .map((name) => payload[name])
      .filter(Boolean)
      .join(' ');
  }
  payload.submissionDate = now.toLocaleDateString();
  return payload;
}

/** Returns the original name of a value by its field's name in the page. */
export function nameInPayload(inPage: string, names: PayloadRules['names']): string {
  return (names && Object.hasOwn(names, inPage) && names[inPage]) || inPage;
}
