import { type ComponentProps, type ReactNode, useRef } from 'react';
import { membersOf } from '../../members-of.ts';
import { describedBy, type FieldNotes } from '../field-frame.tsx';
import type { ControlSpec } from './control-spec.ts';
import { timeName } from './typed-values.ts';
import { useCheck } from './use-check.ts';

interface FrameProps extends FieldNotes {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** Several radio buttons with one label. An error moves the focus to the group, which passes it on to its first button. */
export function RadioGroup(props: FrameProps) {
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
export function CheckboxGroup(props: FrameProps) {
  return <Group {...props} aria-describedby={describedBy(props)['aria-describedby']} />;
}

function Group({ id, label, help, error, children, ...attributes }: FrameProps & ComponentProps<'fieldset'>) {
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
export function Choices({ id, options = [], cards, required, className: _, ...attributes }: ChoicesProps) {
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
export function TickFrame({ id, label, help, error, children }: FrameProps) {
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
export function Tick({ className: _, words, version, ...attributes }: TickProps) {
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

/** Help and error of a field, with the ids of `describedBy`. */
function Notes({ id, help, error }: FieldNotes) {
  return (
    <>
      {help.map((text) => (
        <p key={id} className="field-help" id={`${id}-help`}>
          {text}
        </p>
      ))}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
}
