import { formatDate, formatList, formatTime } from '../../../sdk/format.ts';
import type { LeadIntent } from '../../leads/lead.ts';
import type { ControlSpec } from '../controls/control-spec.ts';
import { nameInPayload } from '../payload.ts';
import type { SendingOptions } from '../send.ts';

type Value = LeadIntent['payload'][string];

/** The most characters of a value on a page. */
const longest = 100;

/** Returns a value of a lead as the type of its field is written in a language: days, numbers, the labels of choices. */
export function wordsFor(name: string, value: Value | undefined, sending: SendingOptions, locale: string): string {
  const field: ControlSpec | undefined = sending.fields.find((one) => nameInPayload(one.name, sending.names) === name);
  return wordsOf(value ?? '', field, sending, locale).slice(0, longest);
}

function wordsOf(
  value: NonNullable<Value>,
  field: ControlSpec | undefined,
  { yesNo: [yes, no] = ['', ''] }: SendingOptions,
  locale: string,
): string {
  if (typeof value === 'boolean') return value ? yes : no;
  // Browsers agree on this, so none of what unifies versions of Node is loaded.
  if (typeof value === 'number') return value.toLocaleString(locale, { maximumFractionDigits: 20 });
  const labelOf = (chosen: string) => field?.options?.find((option) => option.value === chosen)?.label ?? chosen;
  if (typeof value !== 'string') return formatList(value.map(labelOf), locale);
  // Nobody has checked a text that was sent without the code of its field.
  if (field?.type === 'date' && /^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value, locale);
  if (field?.type === 'time' && /^\d\d:\d\d/.test(value)) return formatTime(value.slice(0, 5), locale);
  return labelOf(value);
}
