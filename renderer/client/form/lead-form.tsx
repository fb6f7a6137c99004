import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { form } from '../../sdk/ui-text/english/form.ts';
import type { FieldSpec } from './field-spec.ts';
import { FormField } from './form-field.tsx';
import { Hidden } from './form-hidden.tsx';
import type { Errors } from './form-state.ts';
import type { FormText } from './form-text.ts';
import { Trap } from './form-trap.tsx';
import { LeadId } from './lead-id.tsx';
import type { HiddenValues } from './names-in-page.ts';

/** The text and fields of a form. */
export interface LeadFormProps {
  /** Id of the form, and prefix of the ids of its fields. */
  id: string;
  fields: readonly FieldSpec[];
  /** Hidden values. */
  hidden?: HiddenValues | undefined;
  requiredNote?: string | undefined;
  note?: ReactNode;
  /** The form's own text where the page is not in English. */
  text?: Partial<FormText> | undefined;
}

interface LeadFormElementProps extends LeadFormProps {
  /**
   * Where the browser posts the form without script. Without it the method is `dialog`, so that no key submits the
   * form.
   */
  action?: string | undefined;
  errors?: Errors | undefined;
  live?: Pick<HTMLAttributes<HTMLFormElement>, 'onSubmit' | 'onInput'> & { ref: Ref<HTMLFormElement> };
  /** What is shown in place of the fields. */
  body?: ((id: string) => ReactNode) | undefined;
  /** The button and the status of sending. */
  children: ReactNode;
}

/** A form that works without script. The browser does not validate a form that is never sent. */
export function LeadForm({
  id,
  action,
  fields,
  hidden,
  errors = {},
  live,
  body,
  children,
  text,
  requiredNote = text?.required ?? form.required,
  note,
}: LeadFormElementProps) {
  return (
    <form
      id={id}
      className="lead-form"
      method={action === undefined ? 'dialog' : 'post'}
      action={action}
      noValidate={!live}
      {...live}
    >
      <Hidden values={hidden} />
      {fields.some(({ required }) => required) && <p className="lead-form-small">{requiredNote}</p>}
      {body?.(id) ?? (
        <div className="lead-form-fields">
          {fields.map((field) => (
            <FormField key={field.name} id={`${id}-${field.name}`} field={field} error={errors[field.name]} />
          ))}
        </div>
      )}
      {live && <LeadId />}
      {live && <Trap label={text?.trap} />}
      {children}
      {note && <p className="lead-form-small">{note}</p>}
    </form>
  );
}
