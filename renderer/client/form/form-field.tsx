import { describedBy, FieldFrame } from './field-frame.tsx';
import { type FieldSpec, fieldAttributes } from './field-spec.ts';

interface FormFieldProps {
  /** Id of the control, and prefix of the ids of its help and error. */
  id: string;
  field: FieldSpec;
  error: string | undefined;
}

/** A field of a form, with the control for its type. */
export function FormField({ id, field, error }: FormFieldProps) {
  const { name, label, type, required, help, autoComplete } = field;
  const notes = { id, help: help ? [help] : [], error };
  const attributes = {
    id,
    name,
    required,
    className: 'field-input',
    ...fieldAttributes[type],
    ...(autoComplete && { autoComplete }),
    ...describedBy(notes),
  };
  return (
    <FieldFrame {...notes} label={label}>
      {type === 'message' ? <textarea {...attributes} /> : <input {...attributes} />}
    </FieldFrame>
  );
}
