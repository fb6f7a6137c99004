import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { membersOf } from '../../members-of.ts';
import { type Control, type ControlSpec, type ControlType, type FieldKind, fieldKinds } from '../field-spec.ts';
import { describedBy, type FieldFrameProps, Notes } from '../form-field.tsx';
import { startNext } from '../start-next.ts';
import { numberFrom, timeName } from './typed-values.ts';

/** Goes on with a form that has fields of this folder, now that their code is here. */
export default startNext();

/** How the fields of this folder are rendered. Importing this file is enough. */
const controls: Record<ControlType, FieldKind> = {
  select: { as: Select },
  radio: { as: Choices, frame: RadioGroup, type: 'radio' },
  cards: { as: Choices, frame: RadioGroup, type: 'radio', cards: true },
  checkboxes: { as: Choices, frame: CheckboxGroup, type: 'checkbox' },
  checkbox: { as: Tick, frame: TickFrame, value: 'yes' },
  consent: { as: Tick, frame: TickFrame },
  number: { as: NumberInput, autoComplete: 'off', maxLength: 100 },
  date: { as: DayInput, autoComplete: 'off' },
  time: { type: 'time', autoComplete: 'off' },
};

Object.assign(fieldKinds, controls);

/** Several radio buttons with one label. An error moves the focus to the group, which passes it on to its first button. */
function RadioGroup(props: FieldFrameProps) {
  return (
    <Group
      {...props}
      {...describedBy(props)}
      role="radiogroup"
      tabIndex={props.error ? -1 : undefined}
      onFocus={({ target, currentTarget }) => target === currentTarget && currentTarget.querySelector('input')?.focus()}
    />
  );
}

/** Several checkboxes with one label. */
function CheckboxGroup(props: FieldFrameProps) {
  return <Group {...props} aria-describedby={describedBy(props)['aria-describedby']} />;
}

function Group({ id, label, help, error, children, ...attributes }: FieldFrameProps & ComponentProps<'fieldset'>) {
  return (
    <fieldset {...attributes} className="field" id={id}>
      <legend className="field-label">{label}</legend>
      {children}
      <Notes id={id} help={help} error={error} />
    </fieldset>
  );
}

type ChoicesProps = ComponentProps<'input'> &
  Pick<ControlSpec, 'options'> & { readonly id: string; readonly cards?: boolean | undefined };

/** The options of a group. Browsers know no group of checkboxes of which one is required. */
function Choices({ id, options = [], cards, required, className: _, ...attributes }: ChoicesProps) {
  const { 'aria-describedby': _described, 'aria-invalid': invalid, ...own } = attributes;
  const radio = own.type === 'radio';
  const first = useRef<HTMLInputElement>(null);
  useCheck(
    first,
    ({ form, name }) =>
      !radio && required === true && !(form && membersOf(form).querySelector(`[name=${name}]:checked`)),
  );
  return (
    <div className={cards ? 'choices choices-cards' : 'choices'} data-required={required}>
      {options.map(({ value, label, text, image }, index) => (
        <label key={value} className="choice">
          <input
            {...own}
            id={`${id}-${index}`}
            value={value}
            required={radio && required}
            aria-invalid={!radio && index === 0 ? invalid : undefined}
            ref={index === 0 ? first : undefined}
          />
          {image}
          <span className="choice-words">
            {label}
            {text && <span className="choice-text">{text}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}

/** One checkbox with its words beside it. */
function TickFrame({ id, label, help, error, children }: FieldFrameProps) {
  return (
    <div className="field field-tick">
      <label className="choice" htmlFor={id}>
        {children}
        <span className="choice-words">{label}</span>
      </label>
      <Notes id={id} help={help} error={error} />
    </div>
  );
}

type TickProps = ComponentProps<'input'> & Pick<ControlSpec, 'words' | 'version'>;

/** A checkbox. That of a consent posts its words, and notes when it was ticked. */
function Tick({ className: _, words, version, ...attributes }: TickProps) {
  const time = useRef<HTMLInputElement>(null);
  const { value = `${version}: ${words}`, name = '' } = attributes;
  return (
    <>
      <input
        {...attributes}
        type="checkbox"
        value={value}
        onChange={({ currentTarget }) => {
          if (!time.current) return;
          time.current.disabled = !currentTarget.checked;
          time.current.value = new Date().toISOString();
        }}
      />
      {words && <input type="hidden" name={timeName(name)} disabled ref={time} />}
    </>
  );
}

type Own<Name extends keyof ControlSpec> = Pick<ControlSpec, Name>;

/** One of many values, in the browser's own list. The first entry stands for no choice. */
function Select({
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
function NumberInput({
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
function DayInput({ earliest, latest, ...attributes }: ComponentProps<'input'> & Own<'earliest' | 'latest'>) {
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

/** Makes a control invalid while `hasProblem` says so, for what no attribute can express. */
function useCheck<Checked extends Control>(
  control: RefObject<Checked | null>,
  hasProblem: (control: Checked) => boolean,
): void {
  useEffect(() => {
    const { current } = control;
    const form = current?.form && membersOf(current.form);
    const check = () => current?.setCustomValidity(hasProblem(current) ? ' ' : '');
    check();
    // In the capture phase, so that it is known before the form asks.
    form?.addEventListener('input', check, true);
    form?.addEventListener('submit', check, true);
    return () => {
      form?.removeEventListener('input', check, true);
      form?.removeEventListener('submit', check, true);
    };
  });
}
