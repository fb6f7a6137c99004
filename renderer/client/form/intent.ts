import type { LeadIntent } from '../leads/lead.ts';
import type { ShownVariant } from '../shown-variant.ts';
import { type Entered, type FieldRules, fieldKinds, tidyValue } from './field-spec.ts';
import type { Flow } from './steps/flow.ts';

/** How a form's values become a lead. */
export interface LeadRules extends FieldRules, Pick<LeadIntent, 'destinations' | 'delivery' | 'label' | 'source'> {
  /** A value joined from several fields. */
  readonly joined?: { readonly name: string; readonly from: readonly string[] } | undefined;
  /** Sends a web address as it was typed. */
  readonly websiteAsTyped?: boolean | undefined;
  /** Whether some values are no text. */
  readonly typed?: boolean | undefined;
  /** Which fields are asked, and when; absent if all are asked at once. */
  readonly flow?: Flow | undefined;
}

/** A submission of a form. */
export interface Press extends Entered {
  /** Names of the fields whose number started with a plus. */
  readonly plus: readonly string[];
  /** Path of the page. */
  readonly page: string;
  readonly shown: Pick<ShownVariant, 'experiment' | 'variant'> | undefined;
  /** Milliseconds since the page was shown. */
  readonly after: number;
}

/** Creates the lead of a submission. */
export function intentFrom(press: Press, rules: LeadRules): LeadIntent {
  const { values, plus, time, page, shown, after } = press;
  const { destinations, delivery, label, source } = rules;
  const entries = new Map(values);
  const payload = payloadFrom(entries, rules, time);
  const suspect = suspicions(entries.get(trapName), after);
  const phoneRaw = plus.map((name) => `+${payload[nameInPayload(name, rules.names)]}`).join(' ');
  const lead = {
    payload,
    destinations,
    delivery,
    label,
    source,
    meta: {
      form: label,
      page,
      ...(shown && { experiment: shown.experiment, variant: shown.variant }),
      submitted: time.toISOString(),
      ...(suspect[0] && { suspect }),
      ...(phoneRaw && { phoneRaw }),
    },
  };
  return fieldKinds.typed?.(lead, press, rules) ?? lead;
}

/** Name of the hidden field with the id of a held press; see `UnseenFields`. */
export const leadIdName = 'leadId';

/** Name of the honeypot field: people do not see it, so a bot filled it in. */
export const trapName = 'reply_by';

/**
 * Builds the payload of a form: every named field, hidden ones too, and the date in the format of the visitor's browser.
 */
export function payloadFrom(
  entries: Iterable<readonly [string, FormDataEntryValue]>,
  { fields, joined, websiteAsTyped, names }: Pick<LeadRules, 'fields' | 'joined' | 'websiteAsTyped' | 'names'>,
  now: Date,
): Readonly<Record<string, string>> {
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
export function nameInPayload(inPage: string, names: FieldRules['names']): string {
  return (names && Object.hasOwn(names, inPage) && names[inPage]) || inPage;
}

/** The fastest that a person fills in and sends a form, in milliseconds. */
export const fastest = 2500;

/** Returns why a bot may have sent the lead. It is sent anyway: autofill causes the same signs. */
export function suspicions(trap: unknown, since: number): readonly ('trap' | 'haste')[] {
  return [trap && 'trap', since < fastest && 'haste'].filter(Boolean) as ('trap' | 'haste')[];
}
