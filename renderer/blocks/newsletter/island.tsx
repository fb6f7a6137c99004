import type { FieldSpec } from '../../client/form/field-spec.ts';
import { FormFailure, FormSuccess, SubmitButton } from '../../client/form/form-answer.tsx';
import { FormField } from '../../client/form/form-field.tsx';
import { useForm } from '../../client/form/use-form.ts';

interface NewsletterFormProps {
  /** Id of the section; the form's own ids begin with it. */
  id: string;
  /** Address of the destination. */
  action: string;
  label: string;
  button: string;
  sending: string;
  success: string;
  failure: string;
  invalid: string;
}

/** The sign-up; once it has gone through, the form makes room for the good news. */
export default function NewsletterForm({
  id,
  action,
  label,
  button,
  sending,
  success,
  failure,
  invalid,
}: NewsletterFormProps) {
  const email: FieldSpec = { name: 'email', label, type: 'email', required: true, invalid };
  const { state, errors, props } = useForm({ action, fields: [email] });
  return (
    <>
      {state.kind !== 'sent' && (
        <form className="newsletter-form" {...props}>
          <input type="hidden" name="formType" value="Newsletter" />
          <FormField id={`${id}-email`} field={email} error={errors.email} />
          <SubmitButton state={state} label={button} sending={sending} />
          <FormFailure state={state} text={failure} className="newsletter-failure" />
        </form>
      )}
      <FormSuccess state={state} text={success} className="newsletter-success" />
    </>
  );
}
