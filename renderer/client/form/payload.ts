import { type FieldSpec, tidy } from './field-spec.ts';

/** A lead as it is sent: every named field of its form, hidden ones too, and the day. */
export type Payload = Readonly<Record<string, string>>;

/** What a form adds to its fields or leaves as it is. */
export interface PayloadRules {
  /** A value made of several fields. */
  readonly joined?: { readonly name: string; readonly from: readonly string[] } | undefined;
  /** Sends a web address as it was typed. */
  readonly websiteAsTyped?: boolean | undefined;
  /** What values are called whose fields have another name in the page, by that name. */
  readonly names?: Readonly<Record<string, string>> | undefined;
}

/** The hidden field of a form that carries the id of what is held; see `lead-id.tsx`. */
export const leadIdName = 'leadId';

/** A field that people do not see; who fills it in is likely a program. */
export const trapName = 'reply_by';

/** Reads what a form would send. The day is written as the visitor's browser writes dates. */
export function payloadOf(
  entries: Iterable<readonly [string, FormDataEntryValue]>,
  fields: readonly FieldSpec[],
  { joined, websiteAsTyped = false, names }: PayloadRules,
  now: Date,
): Payload {
  const payload: Record<string, string> = {};
  for (const [name, value] of entries) {
    const type = fields.find((field) => field.name === name)?.type ?? 'text';
    if (typeof value !== 'string' || name === trapName || name === leadIdName) continue;
    payload[nameOf(name, names)] = tidy(websiteAsTyped && type === 'website' ? 'text' : type, value);
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

/** What a value is called, by the name of its field in the page. */
export function nameOf(inPage: string, names: PayloadRules['names']): string {
  return names && Object.hasOwn(names, inPage) ? (names[inPage] ?? inPage) : inPage;
}
