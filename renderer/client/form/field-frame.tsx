import type { ReactNode } from 'react';

/** What there is to know of a field besides its label. */
export interface FieldNotes {
  /** Id of the control, and prefix of those of its help and its error. */
  readonly id: string;
  readonly help: readonly string[];
  readonly error: string | undefined;
}

/** How a control says that it is described by its notes, and whether it is wrong. */
export function describedBy({ id, help, error }: FieldNotes) {
  const ids = [...help.map((_, index) => helpId(id, index)), ...(error ? [`${id}-error`] : [])];
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids.join(' ') || undefined } as const;
}

interface FieldFrameProps extends FieldNotes {
  readonly label: string;
  /** The control, which wears the id and is described by the notes. */
  readonly children: ReactNode;
}

/** A field with its label above, and its help and error below, which belong to it for assistive technology too. */
export function FieldFrame({ id, label, help, error, children }: FieldFrameProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children}
      {help.map((words, index) => (
        <p key={words} className="field-help" id={helpId(id, index)}>
          {words}
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
