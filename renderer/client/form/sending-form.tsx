import type { ContactDetails } from '../../sdk/organization.ts';
import { FormNote, SubmitButton, WithoutScript } from './form-answer.tsx';
import { LeadForm, type LeadFormProps } from './lead-form.tsx';
import type { SendingOptions } from './send.ts';
import type { Form } from './use-form.ts';

export interface SendingFormProps extends Omit<LeadFormProps, 'fields' | 'text'> {
  /** Where the form is posted without script. */
  action?: string | undefined;
  submit: string;
  /** The button's label while sending; unchanged by default. */
  sending?: string | undefined;
  reach: ContactDetails;
  /** Fields, destinations and texts of the form. */
  lead: SendingOptions;
}

/** A form with its button and the status of sending. */
export function SendingForm({
  form,
  lead,
  submit,
  sending = submit,
  reach,
  ...props
}: SendingFormProps & { form: Form }) {
  return (
    <LeadForm {...props} text={lead.text} fields={lead.fields} errors={form.errors} body={form.body} live={form.props}>
      <SubmitButton state={form.state} label={submit} sending={sending} className="button button-large" />
      <FormNote state={form.state} reach={reach} />
      {props.action === undefined && <WithoutScript reach={reach} />}
    </LeadForm>
  );
}
