import * as F from '../../sdk/index.ts';
import { HeadedSection, Paragraph, Picture } from '../../sdk/index.ts';

export const stepsFields = {
  headline: F.headline('What the steps lead to.', { max: 90 }),
  lead: F.rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: F.groups('The steps in order. The last one is the result for the customer.', { min: 2, max: 8 }, 'One step.', {
    title: F.text('What happens, as a short sentence.', { max: 70 }),
    text: F.rich('What you do, and what the customer notices.', { max: 320 }),
    picture: F.picture('A picture of it, in the layout "pictures".', { decorates: true }).optional(),
    when: F.text('When it happens: "Day 1", "Weeks 2-4".', { max: 30 }).optional(),
  }),
  howTo: F.flag(
    'Also gives the steps to search engines, as instructions a reader can follow (schema.org HowTo).',
  ).optional(),
  tone: F.tone(),
};

export const stepsLayouts = {
  row: 'Numbered, side by side along a line.',
  stairs: 'A route that rises from the first stop to the last.',
  pictures: 'Numbered, each with a picture above.',
  line: 'One below the other along an upright line, beside the headline, with the times in front.',
};

type StepsProps = F.ViewProps<typeof stepsFields> & F.LayoutProps<typeof stepsLayouts>;

export function StepsView({ items, layout, ...head }: StepsProps) {
  const Title = head.level === 1 ? 'h2' : 'h3';
  return (
    <HeadedSection {...head}>
      <ol className={layout ? `steps steps-${layout}` : 'steps'}>
        {items.map((item) => (
          <li key={item.title}>
            {item.picture && layout === 'pictures' && <Picture picture={item.picture} className="photo" />}
            {item.when && <p className="eyebrow">{item.when}</p>}
            <Title>{item.title}</Title>
            <Paragraph text={item.text} />
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}
