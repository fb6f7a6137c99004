import type { ReactNode } from 'react';
import type { Tone } from '../fields.ts';
import type { RichText } from '../words/rich-text.ts';
import { Paragraph, Words } from '../words/words.tsx';

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

interface HeadlineProps {
  id: string;
  level: 1 | 2;
  headline?: RichText | undefined;
  lead?: RichText | undefined;
  className?: string | undefined;
}

/** The heading of a section and its lead, either of which may be left out. */
export function Headline({ id, level, headline, lead, className }: HeadlineProps) {
  return (
    <>
      {headline && (
        <Heading id={id} level={level} className={className}>
          <Words text={headline} />
        </Heading>
      )}
      {lead && <Paragraph className="lead" text={lead} />}
    </>
  );
}

interface SectionHeadProps extends Omit<HeadlineProps, 'className'> {
  eyebrow?: string | undefined;
  headline: RichText;
  /** Keeps the head at the start in themes that center heads: for a head beside the content of its section. */
  start?: boolean | undefined;
}

/** The head of a section: an eyebrow, the heading, and a lead of one or two sentences. */
export function SectionHead({ eyebrow, start, ...headline }: SectionHeadProps) {
  return (
    <div className={start ? 'section-head head-start' : 'section-head'}>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <Headline {...headline} />
    </div>
  );
}

interface HeadedSectionProps extends SectionHeadProps, Pick<SectionElementProps, 'tone' | 'children'> {
  /** Classes of the box around the head and the content. */
  className?: string;
}

/** A section whose content is below its head, in the width of the page. */
export function HeadedSection({ tone, className = 'wrap', children, ...head }: HeadedSectionProps) {
  return (
    <Section id={head.id} tone={tone}>
      <div className={className}>
        <SectionHead {...head} />
        {children}
      </div>
    </Section>
  );
}

interface HeadingProps {
  /** The section's id. The heading gets `<id>-title`, which labels the `Section`. */
  id: string;
  level: 1 | 2;
  className?: string | undefined;
  children: ReactNode;
}

/** The heading of a section, at the level its page gives it. */
export function Heading({ id, level, className, children }: HeadingProps) {
  const Tag = level === 1 ? 'h1' : 'h2';
  return (
    <Tag id={`${id}-title`} className={className}>
      {children}
    </Tag>
  );
}
