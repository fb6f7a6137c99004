import type { ReactNode } from 'react';
import { type FieldSpec, fieldKinds } from './field-spec.ts';

interface FormFieldProps {
  /** Id of the control, and prefix of the ids of its help and error. */
  id: string;
  field: FieldSpec;
  error: string | undefined;
}

/** A field of a form, with the control for its type. */
export function FormField({ id, field, error }: FormFieldProps) {
  const { name, label, type, required, help, heading, invalid: _, ...own } = field;
  const {
    as: Control = type === 'message' ? 'textarea' : 'input',
    frame: Frame = FieldFrame,
    ...attributes
  } = fieldKinds[type] ?? {};
  const notes = { id, help: help ? [help] : [], error };
  return (
    <>
      {heading}
      <Frame {...notes} label={label}>
        <Control
          id={id}
          name={name}
          required={required}
          className="field-input"
          {...attributes}
          {...own}
          {...describedBy(notes)}
        />
      </Frame>
    </>
  );
}

/** Help and error of a field. */
interface FieldNotes {
  /** Id of the control, and prefix of the ids of its help and error. */
  readonly id: string;
  readonly help: readonly ReactNode[];
  readonly error: string | undefined;
}

/** Returns the ARIA attributes that link a control to its help and error. */
export function describedBy({ id, help, error }: FieldNotes) {
  const ids = [...help.map((_, index) => helpId(id, index)), ...(error ? [`${id}-error`] : [])];
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids.join(' ') || undefined } as const;
}

export interface FieldFrameProps extends FieldNotes {
  readonly label: ReactNode;
  /** The control, with the id and the attributes of {@link describedBy}. */
  readonly children: ReactNode;
}

/** A field with its label above, and its help and error below, linked for assistive technology. */
export function FieldFrame({ id, label, help, error, children }: FieldFrameProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children}
      <Notes id={id} help={help} error={error} />
    </div>
  );
}

/** Help and error of a field, with the ids of {@link describedBy}. */
export function Notes({ id, help, error }: FieldNotes) {
  return (
    <>
      {help.map((text, index) => (
        <p key={helpId(id, index)} className="field-help" id={helpId(id, index)}>
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

function helpId(id: string, index: number): string {
  return index === 0 ? `${id}-help` : `${id}-help-${index}`;
}
