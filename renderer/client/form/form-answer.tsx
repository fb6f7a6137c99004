import { useEffect, useRef } from 'react';
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

interface FormNoteProps {
  state: FormState;
  text: string;
  className: string;
}

/** Says that a lead has not certainly arrived, and what else a person can do. */
export function FormFailure({ state, text, className }: FormNoteProps) {
  return state.kind === 'failed' ? (
    <p role="alert" className={className}>
      {text}
    </p>
  ) : null;
}

/**
 * Says that a lead has arrived. The element is there from the start, because screen readers announce what changes in a
 * status they know. It takes the focus when that went with the form, and never from where a person has moved it.
 */
export function FormSuccess({ state, text, className }: FormNoteProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const sent = state.kind === 'sent';
  useEffect(() => {
    if (sent && document.activeElement === document.body) status.current?.focus();
  }, [sent]);
  return (
    <p role="status" className={className} tabIndex={sent ? -1 : undefined} ref={status}>
      {sent && text}
    </p>
  );
}
