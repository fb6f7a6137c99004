import { type ReactNode, useEffect, useRef } from 'react';

interface DoneProps {
  id: string;
  title: string;
  text?: string | undefined;
  /** What a person can do next. */
  children?: ReactNode;
}

/**
 * Stands where the form was once a lead has arrived. It takes the focus when that went with the form, and never from
 * where a person has moved it.
 */
export function Done({ id, title, text, children }: DoneProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus();
  }, []);
  return (
    <section className="lead-form form-done" ref={panel} tabIndex={-1} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {text && <p>{text}</p>}
      {children && <div className="actions">{children}</div>}
    </section>
  );
}
