import type { RichText } from '../words/rich-text.ts';
import { Words } from '../words/words.tsx';
import { Heading } from './heading.tsx';

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
      {lead && (
        <p className="lead">
          <Words text={lead} />
        </p>
      )}
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
