import * as F from '../../sdk/index.ts';
import { HeadedSection, Icon, Paragraph, Picture } from '../../sdk/index.ts';

export const reasonsFields = {
  headline: F.headline('What the reasons add up to.', { max: 90 }),
  lead: F.rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: F.groups(
    'The reasons, strongest first. The first one is larger than the others.',
    { min: 1, max: 9 },
    'One reason.',
    {
      title: F.text('The reason, as a short sentence.', { max: 80 }),
      text: F.rich('The explanation.', { max: 320 }),
      picture: F.picture('A picture above the title, in the layout "grid".', { decorates: true }).optional(),
      figure: F.text('A number that proves it: "500+", "30 days".', { max: 12 }).optional(),
      icon: F.icon('An icon above the title. The layout "numbers" shows figures only.').optional(),
    },
  ),
  tone: F.tone(),
};

export const reasonsLayouts = {
  lead: 'The first one large, the others in even rows.',
  side: 'The first one large on one side, the others beside it, with their figures on one axis.',
  grid: 'Even columns, each with its icon or figure above.',
  numbers: 'One below the other, with large figures in front. Without a figure, its number.',
  list: 'Two columns of small entries with fine lines.',
};

type ReasonsProps = F.ViewProps<typeof reasonsFields> & F.LayoutProps<typeof reasonsLayouts>;

export function ReasonsView({ items, layout, ...head }: ReasonsProps) {
  const Title = head.level === 1 ? 'h2' : 'h3';
  return (
    <HeadedSection {...head}>
      <ul className={classOf(layout)}>
        {items.map((item) => (
          <li key={item.title}>
            {item.picture && layout === 'grid' && <Picture picture={item.picture} className="photo" />}
            {item.icon && layout !== 'numbers' && <Icon name={item.icon} />}
            {item.figure && <p className="reasons-figure">{item.figure}</p>}
            <Title>{item.title}</Title>
            <Paragraph text={item.text} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

/** The other layouts share no rules with the default, whose first item is larger. */
function classOf(layout: ReasonsProps['layout']): string {
  if (layout === undefined || layout === 'lead') return 'reasons';
  return layout === 'grid' ? 'cards reasons-grid' : `reasons-${layout}`;
}
