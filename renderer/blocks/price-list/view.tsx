import * as F from '../../sdk/index.ts';
import { HeadedSection, Paragraph, Words } from '../../sdk/index.ts';

export const priceListFields = {
  headline: F.headline('What the prices are for.', { max: 90 }),
  lead: F.rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: F.groups('The lines of the list.', { min: 1, max: 30 }, 'One line.', {
    name: F.text('What it is.', { max: 80 }),
    price: F.text('What it costs or is worth, as text. Use a fact token to define the price in one place.', {
      max: 30,
    }),
    unit: F.text('The text after the price: "a month", "each".', { max: 30 }).optional(),
    text: F.rich('What it includes.', { max: 260 }).optional(),
  }),
  total: F.group(
    {
      label: F.text('Label of the total.', { max: 60 }),
      price: F.text('What the customer pays in total.', { max: 30 }),
      insteadOf: F.text('The sum of the lines, shown struck through before the price.', { max: 30 }).optional(),
    },
    'A last line that adds up the others.',
  ).optional(),
  note: F.rich('A note below the list that applies to all prices.', { max: 300 }).optional(),
  tone: F.tone(),
};

export const priceListLayouts = {
  table: 'Lines beside the headline.',
  cards: 'Cards in even rows below the headline.',
  leaders: 'Dots from each name to its price, as on a menu.',
};

type PriceListProps = F.ViewProps<typeof priceListFields> & F.LayoutProps<typeof priceListLayouts>;

export function PriceListView({ items, total, note, layout, ...head }: PriceListProps) {
  const card = layout === 'cards' ? 'card' : undefined;
  return (
    <HeadedSection {...head} className={classOf(layout)}>
      <div>
        <dl className={card && 'cards'}>
          {items.map((item) => (
            <div key={item.name} className={card}>
              <dt>{item.name}</dt>
              <dd>
                <b>{item.price}</b>
                {item.unit && ` ${item.unit}`}
              </dd>
              {item.text && (
                <dd className="price-list-text">
                  <Words text={item.text} />
                </dd>
              )}
            </div>
          ))}
          {total && (
            <div className={card ? 'card price-list-total' : 'price-list-total'}>
              <dt>{total.label}</dt>
              <dd>
                {total.insteadOf && <s>{total.insteadOf}</s>} <b>{total.price}</b>
              </dd>
            </div>
          )}
        </dl>
        {note && <Paragraph className="price-list-note" text={note} />}
      </div>
    </HeadedSection>
  );
}

/** Cards share no rules with the lines of the others. */
function classOf(layout: PriceListProps['layout']): string {
  if (layout === 'cards') return 'wrap price-list-cards';
  return layout ? `wrap price-list price-list-${layout}` : 'wrap price-list';
}
