import { type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from '../../sdk/ui/button-link.tsx';
import { Done, SendingForm, type SendingFormProps } from './lead-form.tsx';
import { useForm } from './use-form.ts';

interface Message {
  readonly title: string;
  readonly text?: ReactNode;
}

interface Link {
  readonly label: string;
  readonly href: string;
}

/** What appears once a lead has arrived: a panel in place of the form, a dialog over it, or only a toast. */
type Success =
  | (Message & { readonly kind: 'panel'; readonly actions?: readonly Link[] | undefined })
  | (Message & { readonly kind: 'dialog'; readonly action: Link; readonly dismiss: string })
  | { readonly kind: 'toast' };

interface FormIslandProps extends SendingFormProps {
  done: Success;
}

/** The form, and the success message that follows it. */
export default function FormIsland({ done, ...props }: FormIslandProps) {
  const form = useForm(props.lead);
  const sent = form.state.kind === 'sent';
  const replaced = sent && done.kind === 'panel' ? done : undefined;
  return (
    <>
      <div role="status">
        {replaced && (
          <Done id={`${props.id}-done`} title={replaced.title} text={replaced.text}>
            {replaced.actions?.map(({ label, href }, index) => (
              <ButtonLink key={label} href={href} label={label} kind={index === 0 ? 'primary' : 'quiet'} />
            ))}
          </Done>
        )}
      </div>
      {!replaced && <SendingForm {...props} form={form} />}
      {sent && done.kind === 'dialog' && <DoneDialog {...done} id={`${props.id}-done`} onClose={form.reset} />}
    </>
  );
}

type DoneDialogProps = Extract<Success, { kind: 'dialog' }> & { readonly id: string; readonly onClose: () => void };

/** Opens when it is mounted. Closing it in any way shows the empty form again. */
function DoneDialog({ id, title, text, action, dismiss, onClose }: DoneDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className="form-dialog" aria-labelledby={id} ref={dialog} onClose={onClose}>
      <h3 id={id}>{title}</h3>
      {text && <p>{text}</p>}
      <form method="dialog" className="actions">
        <ButtonLink href={action.href} label={action.label} newTab />
        <button type="submit" className="button button-quiet">
          {dismiss}
        </button>
      </form>
    </dialog>
  );
}
