import type { LeadIntent } from '../leads/lead.ts';
import type { ShownVariant } from '../shown-variant.ts';
import type { FieldSpec } from './field-spec.ts';
import { nameOf, type PayloadRules, payloadOf, trapName } from './payload.ts';
import { suspicions } from './suspect.ts';

/** What makes a lead of the values of a form. */
export interface LeadRules extends PayloadRules, Pick<LeadIntent, 'destinations' | 'delivery' | 'label' | 'source'> {
  readonly fields: readonly FieldSpec[];
}

/** A press on the button of a form. */
export interface Press {
  readonly values: Iterable<readonly [name: string, value: FormDataEntryValue]>;
  /** Names of the fields whose number began with a plus. */
  readonly plus: readonly string[];
  readonly time: Date;
  /** Path of the page. */
  readonly page: string;
  readonly shown: Pick<ShownVariant, 'experiment' | 'variant'> | undefined;
  /** Milliseconds that the page had been in front of its reader. */
  readonly after: number;
}

/** What a person wants to send by a press. */
export function intentOf({ values, plus, time, page, shown, after }: Press, rules: LeadRules): LeadIntent {
  const { fields, destinations, delivery, label, source } = rules;
  const entries = new Map(values);
  const payload = payloadOf(entries, fields, rules, time);
  const suspect = suspicions(String(entries.get(trapName) ?? ''), after);
  const raw = plus.map((name) => `+${payload[nameOf(name, rules.names)]}`).join(' ');
  return {
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
      ...(suspect.length > 0 && { suspect }),
      ...(raw && { phoneRaw: raw }),
    },
  };
}
