import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import type { FaqProps } from './fields.ts';

/** The id is on the answer, not on its `details`, because browsers open a `details` only for a target inside it. */
export function FaqView({ id, level, headline, lead, items, openFirst = false, more, tone }: FaqProps) {
  const Question = level === 1 ? 'h2' : 'h3';
  return (
    <Section id={id} tone={tone}>
      <div className="wrap faq">
        <div>
          <SectionHead id={id} level={level} headline={headline} lead={lead} />
          {more && (
            <p className="faq-more">
              <a {...linkAttributes(more.href)}>{more.label}</a>
            </p>
          )}
        </div>
        <div className="faq-list">
          {items.map((item, index) => (
            <details key={item.question} name={`${id}-answers`} open={openFirst && index === 0}>
              <summary>
                <Question>{item.question}</Question>
              </summary>
              <p id={item.id ?? `${id}-${index + 1}`}>{item.answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
