import { type FieldSpec, fieldAttributes } from './field-spec.ts';

interface FormFieldProps {
  /** Id of the control, and prefix of those of its help and its error. */
  id: string;
  field: FieldSpec;
  error: string | undefined;
}

/** A field with its label above, and its help and error below, which belong to it for assistive technology too. */
export function FormField({ id, field, error }: FormFieldProps) {
  const { name, label, type, required, help, autoComplete } = field;
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  const attributes = {
    id,
    name,
    required,
    className: 'field-input',
    ...fieldAttributes[type],
    ...(autoComplete && { autoComplete }),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {type === 'message' ? <textarea {...attributes} /> : <input {...attributes} />}
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
