import type { ReactNode } from 'react';

interface SectionElementProps {
  id: string;
  /** The ground; nothing and `paper` are the page's own. */
  tone?: 'paper' | 'tint' | 'ink' | undefined;
  className?: string | undefined;
  /** Name for assistive technology where the section shows no heading; else its `Heading` names it. */
  label?: string | undefined;
  children: ReactNode;
}

/** The element around a section. What stands inside keeps to the page's width with the class `wrap`. */
export function Section({ id, tone, className, label, children }: SectionElementProps) {
  return (
    <section
      id={id}
      className={className ? `section ${className}` : 'section'}
      data-tone={tone === 'paper' ? undefined : tone}
      aria-label={label}
      aria-labelledby={label === undefined ? `${id}-title` : undefined}
    >
      {children}
    </section>
  );
}
