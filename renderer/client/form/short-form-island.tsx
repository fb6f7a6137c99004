import { type ReactNode, useEffect, useRef } from 'react';
import { FormNote, SubmitButton, WithoutScript } from './form-answer.tsx';
import { FormField } from './form-field.tsx';
import { Hidden } from './form-hidden.tsx';
import { Trap } from './form-trap.tsx';
import { LeadId } from './lead-id.tsx';
import type { SendingFormProps } from './sending-form.tsx';
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
  sending = submit,
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
          <LeadId />
          <Trap label={lead.text?.trap} />
          <SubmitButton state={state} label={submit} sending={sending} />
          <FormNote state={state} reach={reach} />
          {action === undefined && <WithoutScript reach={reach} />}
        </form>
      )}
      <p role="status" className="short-form-done" tabIndex={sent ? -1 : undefined} ref={status}>
        {sent && success}
      </p>
    </>
  );
}
