import { FormNote, type Reach, SubmitButton, WithoutScript } from './form-answer.tsx';
import { LeadForm, type LeadFormProps } from './lead-form.tsx';
import type { SendingOptions } from './send.ts';
import type { Form } from './use-form.ts';

export interface SendingFormProps extends Omit<LeadFormProps, 'fields' | 'text'> {
  /** Address that takes the form without script. */
  action?: string | undefined;
  submit: string;
  /** What the button says while it sends; the same as before when left out. */
  sending?: string | undefined;
  reach: Reach;
  /** What the form asks for, where that goes, and what is said about it. */
  lead: SendingOptions;
}

/** A form that is sent, with what it says about that. */
export function SendingForm({
  form,
  lead,
  submit,
  sending = submit,
  reach,
  ...props
}: SendingFormProps & { form: Form }) {
  return (
    <LeadForm {...props} text={lead.text} fields={lead.fields} errors={form.errors} live={form.props}>
      <SubmitButton state={form.state} label={submit} sending={sending} className="button button-large" />
      <FormNote state={form.state} reach={reach} />
      {props.action === undefined && <WithoutScript reach={reach} />}
    </LeadForm>
  );
}
