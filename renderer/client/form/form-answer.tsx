import type { ContactDetails } from '../../sdk/organization.ts';
import type { FormState } from './form-state.ts';

interface SubmitButtonProps {
  state: FormState;
  label: string;
  /** The label while a lead is being sent. */
  sending: string;
  className?: string;
}

/**
 * The submit button. While sending it is `aria-disabled` instead of `disabled`: the `disabled` attribute would move the
 * focus to the top of the page.
 */
export function SubmitButton({ state, label, sending, className = 'button' }: SubmitButtonProps) {
  const busy = state.kind === 'sending';
  return (
    <button type="submit" className={className} aria-disabled={busy || undefined}>
      {busy ? sending : label}
    </button>
  );
}

/** What a state says under the button, if it says anything. */
type Noted = Pick<FormState, 'kind'> & Partial<Pick<Extract<FormState, { kind: 'halted' }>, 'note' | 'wayOut'>>;

/**
 * The status under the button, for text that no toast shows. The element exists from the start, because screen readers
 * announce changes of a status that they know.
 */
export function FormNote({ state, reach }: { state: FormState; reach: ContactDetails }) {
  const { note, wayOut }: Noted = state;
  return (
    <div role="status" className="form-note">
      {note && <p>{note}</p>}
      {wayOut && <ContactLinks {...reach} />}
    </div>
  );
}

/**
 * Contact links instead of the button of a form without an action: in browsers without script, and by style sheet when
 * the code did not load.
 */
export function WithoutScript({ reach }: { reach: ContactDetails }) {
  return (
    <>
      <noscript>
        <ContactLinks {...reach} />
      </noscript>
      <div className="form-otherwise">
        <ContactLinks {...reach} />
      </div>
    </>
  );
}

function ContactLinks({ phone, email }: ContactDetails) {
  return (
    <p className="form-note-ways">
      {phone && <a href={phone.href}>{phone.text}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  );
}
