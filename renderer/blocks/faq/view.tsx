import type { ReactNode } from 'react';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { Paragraphs } from '../../sdk/words/paragraphs.tsx';
import type { FaqProps } from './fields.ts';

/** The id is on the answer, not on its `details`, because browsers open a `details` only for a target inside it. */
export function FaqView(props: FaqProps) {
  const { id, level, headline, lead, items, openFirst = false, more, tone, layout } = props;
  const Question = level === 1 ? 'h2' : 'h3';
  return (
    <Section id={id} tone={tone}>
      <div className={layout ? `faq faq-${layout} wrap` : 'wrap faq'}>
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
            <Item
              key={item.question}
              question={<Question>{item.question}</Question>}
              answer={<Paragraphs id={item.id ?? `${id}-${index + 1}`} text={item.answer} roomy={layout !== 'plain'} />}
              // These layouts show all answers.
              group={layout === 'columns' || layout === 'plain' ? undefined : `${id}-answers`}
              open={openFirst && index === 0}
            />
          ))}
        </div>
      </div>
    </Section>
  );
}

interface ItemProps {
  readonly question: ReactNode;
  readonly answer: ReactNode;
  /** One answer of a group is open at a time. Without a group, the answer is always shown. */
  readonly group: string | undefined;
  readonly open: boolean;
}

function Item({ question, answer, group, open }: ItemProps) {
  if (group === undefined) {
    return (
      <div>
        {question}
        {answer}
      </div>
    );
  }
  return (
    <details name={group} open={open}>
      <summary>{question}</summary>
      {answer}
    </details>
  );
}
