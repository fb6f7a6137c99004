import type { ReactNode } from 'react';

/** Help and error of a field. */
export interface FieldNotes {
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

interface FieldFrameProps extends FieldNotes {
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
    </div>
  );
}

function helpId(id: string, index: number): string {
  return index === 0 ? `${id}-help` : `${id}-help-${index}`;
}
