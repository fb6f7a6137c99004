import type { Phone } from '../../sdk/facts.ts';
import type { FormState } from './form-state.ts';

interface SubmitButtonProps {
  state: FormState;
  label: string;
  /** What it says while a lead is under way. */
  sending: string;
  className?: string;
}

/**
 * Says what happens next, then that it happens. While sending it is disabled for everyone, but keeps the focus, which
 * the `disabled` attribute would throw back to the top of the page.
 */
export function SubmitButton({ state, label, sending, className = 'button' }: SubmitButtonProps) {
  const busy = state.kind === 'sending';
  return (
    <button type="submit" className={className} aria-disabled={busy || undefined}>
      {busy ? sending : label}
    </button>
  );
}

/** How to reach a person when sending fails. */
export interface Reach {
  readonly phone?: Phone | undefined;
  readonly email?: string | undefined;
}

/**
 * Says under the button what a message over the page does not, or cannot. The element is there from the start, because
 * screen readers announce what changes in a status they know.
 */
export function FormNote({ state, reach }: { state: FormState; reach: Reach }) {
  const { note, wayOut = false } = state.kind === 'halted' ? state : { note: undefined };
  const said = state.kind === 'sent' ? state.note : note;
  return (
    <div role="status" className="form-note">
      {said && <p>{said}</p>}
      {wayOut && <Ways {...reach} />}
    </div>
  );
}

/**
 * Where nothing takes the form without script, other ways are shown in place of its button: to browsers that run none, and
 * by style sheet where the code did not come.
 */
export function WithoutScript({ reach }: { reach: Reach }) {
  return (
    <>
      <noscript>
        <Ways {...reach} />
      </noscript>
      <div className="form-otherwise">
        <Ways {...reach} />
      </div>
    </>
  );
}

function Ways({ phone, email }: Reach) {
  return (
    <p className="form-note-ways">
      {phone && <a href={phone.href}>{phone.text}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  );
}
