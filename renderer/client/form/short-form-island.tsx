import { type ReactNode, useEffect, useRef } from 'react';
import { FormField } from './form-field.tsx';
import { Hidden, type SendingFormProps, SubmitButton, UnseenFields } from './lead-form.tsx';
import { useForm } from './use-form.ts';

interface ShortFormIslandProps
  extends Pick<SendingFormProps, 'id' | 'action' | 'hidden' | 'lead' | 'reach' | 'submit' | 'sending'> {
  success: ReactNode;
}

/** A form with one field. The success message replaces it. */
export default function ShortFormIsland({
  id,
  action,
  hidden,
  lead,
  reach,
  submit,
  sending,
  success,
}: ShortFormIslandProps) {
  const { state, errors, props } = useForm(lead);
  const status = useRef<HTMLParagraphElement>(null);
  const sent = state.kind === 'sent';
  useEffect(() => {
    if (sent && document.activeElement === document.body) status.current?.focus();
  }, [sent]);
  return (
    <>
      {!sent && (
        <form className="short-form" method={action === undefined ? 'dialog' : 'post'} action={action} {...props}>
          <Hidden values={hidden} />
          {lead.fields.map((field) => (
            <FormField key={field.name} id={`${id}-${field.name}`} field={field} error={errors[field.name]} />
          ))}
          <UnseenFields trap={lead.text?.trap} />
          <SubmitButton {...{ state, action, submit, sending, reach }} />
        </form>
      )}
      <p role="status" className="short-form-done" tabIndex={sent ? -1 : undefined} ref={status}>
        {sent && success}
      </p>
    </>
  );
}
