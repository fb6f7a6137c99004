import type { LeadIntent } from '../leads/lead.ts';
import type { ShownVariant } from '../shown-variant.ts';
import { type FieldSpec, fieldKinds } from './field-spec.ts';
import { nameInPayload, type PayloadRules, payloadFrom, trapName } from './payload.ts';
import type { Flow } from './steps/flow.ts';
import { suspicions } from './suspect.ts';

/** How a form's values become a lead. */
export interface LeadRules extends PayloadRules, Pick<LeadIntent, 'destinations' | 'delivery' | 'label' | 'source'> {
  readonly fields: readonly FieldSpec[];
  /** Whether some values are no text. */
  readonly typed?: boolean | undefined;
  /** Which fields are asked, and when; absent if all are asked at once. */
  readonly flow?: Flow | undefined;
}

/** A submission of a form. */
export interface Press {
  readonly values: Iterable<readonly [name: string, value: FormDataEntryValue]>;
  /** Names of the fields whose number started with a plus. */
  readonly plus: readonly string[];
  readonly time: Date;
  /** Path of the page. */
  readonly page: string;
  readonly shown: Pick<ShownVariant, 'experiment' | 'variant'> | undefined;
  /** Milliseconds since the page was shown. */
  readonly after: number;
}

/** Creates the lead of a submission. */
export function intentFrom(press: Press, rules: LeadRules): LeadIntent {
  const { values, plus, time, page, shown, after } = press;
  const { fields, destinations, delivery, label, source } = rules;
  const entries = new Map(values);
  const payload = payloadFrom(entries, fields, rules, time);
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
