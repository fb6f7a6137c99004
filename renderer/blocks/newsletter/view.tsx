import { Heading } from '../../kit/ui/heading.tsx';
import { Island } from '../../kit/ui/island.tsx';
import { Section } from '../../kit/ui/section.tsx';
import type { NewsletterProps } from './fields.ts';
import NewsletterForm from './island.tsx';

/** The words on the left, the form on the right; the form starts when it is touched. */
export function NewsletterView({ id, level, headline, text, tone, destination, sending, ...words }: NewsletterProps) {
  const { label, button, success, failure, invalid } = words;
  return (
    <Section id={id} tone={tone} className="newsletter">
      <div className="wrap newsletter-columns">
        <div className="newsletter-words">
          <Heading id={id} level={level}>
            {headline}
          </Heading>
          {text && <p className="lead">{text}</p>}
        </div>
        <Island
          name="newsletter"
          on="interaction"
          of={NewsletterForm}
          props={{ id, action: destination, label, button, sending: sending ?? button, success, failure, invalid }}
        />
      </div>
    </Section>
  );
}
