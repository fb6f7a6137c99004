import type { RichText } from '../words/rich-text.ts';
import { Words } from '../words/words.tsx';
import { Heading } from './heading.tsx';

interface SectionHeadProps {
  id: string;
  level: 1 | 2;
  eyebrow?: string | undefined;
  headline: RichText;
  lead?: RichText | undefined;
}

/** The head of a section: an eyebrow, the heading, and a lead of one or two sentences. */
export function SectionHead({ id, level, eyebrow, headline, lead }: SectionHeadProps) {
  return (
    <div className="section-head">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <Heading id={id} level={level}>
        <Words text={headline} />
      </Heading>
      {lead && (
        <p className="lead">
          <Words text={lead} />
        </p>
      )}
    </div>
  );
}
