import { type ComponentProps, useEffect, useRef } from 'react';
import type { ControlSpec } from './control-spec.ts';
import { numberFrom } from './typed-values.ts';
import { useCheck } from './use-check.ts';

type Own<Name extends keyof ControlSpec> = Pick<ControlSpec, Name>;

/** One of many values, in the browser's own list. The first entry stands for no choice. */
export function Select({
  options = [],
  placeholder,
  ...attributes
}: ComponentProps<'select'> & Own<'options' | 'placeholder'>) {
  return (
    <select {...attributes}>
      <option value="">{placeholder}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/**
 * A number as text: inputs of type `number` refuse grouping signs and digits of other scripts, and change when a page is
 * scrolled.
 */
export function NumberInput({
  least = 0,
  most = Infinity,
  decimals,
  comma,
  ...attributes
}: ComponentProps<'input'> & Own<'least' | 'most' | 'decimals' | 'comma'>) {
  const control = useRef<HTMLInputElement>(null);
  useCheck(control, ({ value }) => {
    const number = numberFrom(value, { comma }) ?? (value ? Number.NaN : least);
    return !(number >= least && number <= most && (decimals || number % 1 === 0));
  });
  // Without script, the browser judges what was typed.
  const unseen = '[\\s\\p{Cf}]*';
  const sign = least < 0 ? '[\\-\\u2212\\uff0d]?' : '';
  const digits = "[\\p{Nd}\\s\\p{Cf}'\u2019\\u066c]";
  const group = comma ? '[.\\uff0e]' : '[,\\uff0c]';
  const whole = `${digits}${decimals ? '*' : '+'}(${group}(\\p{Nd}{2}${group})*\\p{Nd}{3})*${unseen}`;
  return (
    <input
      {...attributes}
      ref={control}
      type="text"
      // Keyboards for numbers have no minus.
      inputMode={least < 0 ? undefined : decimals ? 'decimal' : 'numeric'}
      pattern={`${unseen}${sign}${whole}${decimals ? `([.,\\u066b\\uff0c\\uff0e]${digits}+)?` : ''}`}
    />
  );
}

/** A day, in the browser's own calendar. Its year has four digits: browsers also take 19 and 198555. */
export function DayInput({ earliest, latest, ...attributes }: ComponentProps<'input'> & Own<'earliest' | 'latest'>) {
  const control = useRef<HTMLInputElement>(null);
  const fromToday = earliest === 'today';
  useEffect(() => {
    // Swedish writes dates as ISO 8601 does, and this day is the visitor's.
    if (fromToday && control.current) control.current.min = new Date().toLocaleDateString('sv');
  }, [fromToday]);
  return (
    <input
      {...attributes}
      ref={control}
      type="date"
      min={fromToday || !earliest ? '1000-01-01' : earliest}
      max={latest ?? '2999-12-31'}
    />
  );
}
