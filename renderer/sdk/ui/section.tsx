import type { ReactNode } from 'react';
import type { Tone } from '../tones/tones.ts';

interface SectionElementProps {
  id: string;
  /** The background; undefined and `paper` are the page's own. `cover` is a picture that fills the section. */
  tone?: 'paper' | 'cover' | Tone | undefined;
  className?: string | undefined;
  /** Accessible name if the section shows no heading; otherwise its `Heading` names it. */
  label?: string | undefined;
  children: ReactNode;
}

/** The element of a section. Use the class `wrap` inside to keep the page's width. */
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
