import type { Money } from '../../../sdk/facts.ts';
import { formatDate, formatDatePart, formatMoney, formatTime } from '../../../sdk/format.ts';
import type { Path } from '../../../sdk/issue.ts';
import type { ShownDate, ShownPrice, ShownTime } from '../../../sdk/value-fields.ts';
import { factOf } from './fact-of.ts';
import { type FieldContext, fillText } from './fill-text.ts';

/** Returns a price from an amount in the site's currency, or from a fact of type money. */
export function shownMoney(value: unknown, context: FieldContext, at: Path): Money {
  const { locale, currency: usual } = context.site;
  const fact =
    typeof value === 'number'
      ? { value, currency: usual }
      : factOf(value, context, at, 'money', ({ type }) => type === 'money');
  const currency = (fact && 'currency' in fact && fact.currency) || usual;
  const amount = Number(fact?.value ?? 0);
  return { amount, currency, text: formatMoney(amount, currency, locale) };
}

/** Returns a price as {@link shownMoney} does, or as it is written if it is a text. */
export function shownPrice(value: unknown, context: FieldContext, at: Path): ShownPrice {
  return typeof value === 'string' ? { text: fillText(value, context, at) } : shownMoney(value, context, at);
}

/** Returns a date in the language of the page. If it must be `ahead`, reports one before the day of the build. */
export function shownDate(value: unknown, context: FieldContext, at: Path, ahead: boolean): ShownDate {
  const fact =
    typeof value === 'string' ? undefined : factOf(value, context, at, 'a date', ({ type }) => type === 'date');
  const day = typeof value === 'string' ? value : String(fact?.value ?? '');
  if (day === '') return { day, text: '', weekday: '', dayOfMonth: '', month: '' };
  const { locale, today } = context.site;
  const text = formatDate(day, locale);
  if (ahead && today !== undefined && day < today)
    context.diagnostics.push({
      code: 'countdown-past',
      message: `The countdown ends on ${text}, and that day is over.`,
      path: at,
      suggestion: 'Write a later day, or remove the section.',
    });
  return {
    day,
    text,
    weekday: formatDatePart(day, 'weekday', locale),
    dayOfMonth: formatDatePart(day, 'day', locale),
    month: formatDatePart(day, 'month', locale),
  };
}

/** Returns a time of day in the language of the page. */
export function shownTime(time: string, { site }: FieldContext): ShownTime {
  return { time, text: formatTime(time, site.locale) };
}
