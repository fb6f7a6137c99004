import { type ReactNode, useEffect, useRef } from 'react';
import { FormNote, SubmitButton, WithoutScript } from '../../client/form/form-answer.tsx';
import { FormField } from '../../client/form/form-field.tsx';
import { Hidden } from '../../client/form/form-hidden.tsx';
import { Trap } from '../../client/form/form-trap.tsx';
import { LeadId } from '../../client/form/lead-id.tsx';
import type { SendingFormProps } from '../../client/form/sending-form.tsx';
import { useForm } from '../../client/form/use-form.ts';

interface NewsletterFormProps
  extends Pick<SendingFormProps, 'id' | 'action' | 'hidden' | 'lead' | 'reach' | 'submit' | 'sending'> {
  success: ReactNode;
}

/** The sign-up form. The success message replaces it. */
export default function NewsletterForm({
  id,
  action,
  hidden,
  lead,
  reach,
  submit,
  sending = submit,
  success,
}: NewsletterFormProps) {
  const { state, errors, props } = useForm(lead);
  const status = useRef<HTMLParagraphElement>(null);
  const sent = state.kind === 'sent';
  useEffect(() => {
    if (sent && document.activeElement === document.body) status.current?.focus();
  }, [sent]);
  return (
    <>
      {!sent && (
        <form className="newsletter-form" method={action === undefined ? 'dialog' : 'post'} action={action} {...props}>
          <Hidden values={hidden} />
          {lead.fields.map((field) => (
            <FormField key={field.name} id={`${id}-${field.name}`} field={field} error={errors[field.name]} />
          ))}
          <LeadId />
          <Trap label={lead.text?.trap} />
          <SubmitButton state={state} label={submit} sending={sending} />
          <FormNote state={state} reach={reach} />
          {action === undefined && <WithoutScript reach={reach} />}
        </form>
      )}
      <p role="status" className="newsletter-success" tabIndex={sent ? -1 : undefined} ref={status}>
        {sent && success}
      </p>
    </>
  );
}
