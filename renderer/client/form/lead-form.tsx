import { ButtonLink } from '../../kit/ui/button-link.tsx';
import type { FieldSpec } from './field-spec.ts';
import { SubmitButton } from './form-answer.tsx';
import { FormField } from './form-field.tsx';
import { idle } from './form-state.ts';

export interface LeadFormProps {
  /** Id of the form, and prefix of the ids of its fields. */
  id: string;
  /** Address of the destination; without one the form is there to be seen only. */
  action?: string | undefined;
  fields: readonly FieldSpec[];
  /** Values that go along unseen. */
  hidden?: readonly { readonly name: string; readonly value: string }[] | undefined;
  submit: string;
  /** What the button says while it sends; the same as before when left out. */
  sending?: string | undefined;
  requiredNote?: string | undefined;
  note?: string | undefined;
}

/**
 * A form that any browser can fill in, check and send by itself. A form without a destination belongs to a dialog that
 * is not there (`method="dialog"`), so that no key sends it, and its button says that it does nothing.
 */
export function LeadForm({ id, action, fields, hidden = [], submit, sending = submit, ...words }: LeadFormProps) {
  const { requiredNote = 'Fields marked * are required.', note } = words;
  return (
    <form id={id} className="lead-form" method={action === undefined ? 'dialog' : 'post'} action={action}>
      {hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.some(({ required }) => required) && <p className="lead-form-small">{requiredNote}</p>}
      <div className="lead-form-fields">
        {fields.map((field) => (
          <FormField key={field.name} id={`${id}-${field.name}`} field={field} error={undefined} />
        ))}
      </div>
      {action === undefined ? (
        <ButtonLink label={submit} large />
      ) : (
        <SubmitButton state={idle} label={submit} sending={sending} className="button button-large" />
      )}
      {note && <p className="lead-form-small">{note}</p>}
    </form>
  );
}
