import type { ReactNode } from 'react';
import * as F from '../../sdk/index.ts';
import { linkAttributes, Paragraphs, Section, SectionHead } from '../../sdk/index.ts';

export const faqFields = {
  headline: F.headline('What the questions are about.', { max: 90 }),
  lead: F.rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: F.groups('The questions, most frequent first.', { min: 1, max: 30 }, 'One question.', {
    question: F.text('The question, in the words of a customer.', { max: 160 }),
    answer: F.rich('The answer, short form first.', { max: 1200, lines: true }),
    id: F.id('An id that links can point to. Following such a link opens the answer.').optional(),
  }),
  openFirst: F.flag('Opens the first answer when the page loads.').optional(),
  more: F.link('A link for questions that are not answered here.').optional(),
  tone: F.tone(),
};

export const faqLayouts = {
  side: 'The headline beside the questions.',
  centred: 'One narrow column below a centred headline.',
  pairs: 'The headline above, and the questions in two columns.',
  columns: 'Two columns, all answers open.',
  plain: 'Each answer beside its question, all open, without lines.',
};

type FaqProps = F.ViewProps<typeof faqFields> & F.LayoutProps<typeof faqLayouts>;

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
