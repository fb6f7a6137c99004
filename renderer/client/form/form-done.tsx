import { type ReactNode, useEffect, useRef } from 'react';

interface DoneProps {
  id: string;
  title: string;
  text?: ReactNode;
  /** Actions for the next step. */
  children?: ReactNode;
}

/**
 * Replaces the form once a lead has arrived. Takes the focus only if it was in the form and the visitor has not moved
 * it.
 */
export function Done({ id, title, text, children }: DoneProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus();
  }, []);
  return (
    <section className="lead-form form-done" ref={panel} tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
      {children && <div className="actions">{children}</div>}
    </section>
  );
}
