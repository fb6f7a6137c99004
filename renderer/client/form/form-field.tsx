import { describedBy, FieldFrame } from './field-frame.tsx';
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
