import { Heading } from './heading.tsx';

interface SectionHeadProps {
  id: string;
  level: 1 | 2;
  eyebrow?: string | undefined;
  headline: string;
  lead?: string | undefined;
}

/** How a section begins: a line that places it, its heading, and a sentence or two. */
export function SectionHead({ id, level, eyebrow, headline, lead }: SectionHeadProps) {
  return (
    <div className="section-head">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <Heading id={id} level={level}>
        {headline}
      </Heading>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
