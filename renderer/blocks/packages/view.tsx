import { readByView } from '../../sdk/fields.ts';
import * as F from '../../sdk/index.ts';
import { ButtonLink, HeadedSection, Icon, Paragraph, Picture, Points } from '../../sdk/index.ts';
import { Periods } from '../../sdk/periods/periods.tsx';

export const packagesFields = {
  headline: F.headline('What the packages are for.', { max: 90 }),
  lead: F.rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: F.groups('The packages, in order of size.', { min: 1, max: 4 }, 'One package.', {
    name: F.text('Name of the package.', { max: 40 }),
    picture: F.picture('A picture of it, above the name.', { decorates: true }).optional(),
    icon: F.icon('An icon beside the name.').optional(),
    price: F.money('What it costs. With `periods`, write `prices` instead.').optional(),
    period: F.text('The text after the price: "a month", "per visit". None for a price that is paid once.', {
      max: 30,
    }).optional(),
    prices: F.groups(
      'With `periods`: what it costs for each of them.',
      { min: 2, max: 2 },
      'The price for one period.',
      {
        period: readByView(F.text('The name of the period.', { max: 30 })),
        price: F.money('What it costs then.'),
        unit: F.text('The text after the price: "a month, paid yearly".', { max: 40 }),
      },
    ).optional(),
    description: F.rich('Who it is for.', { max: 200 }),
    features: F.list(F.rich('One thing it includes.', { max: 120 }), 'What it includes.', { min: 1, max: 15 }),
    popular: F.flag('Highlights this package.').optional(),
    badge: F.text('A few words beside the name: "Most popular".', { max: 30 }).optional(),
    action: F.link('The button that leads to ordering it.'),
  }),
  periods: F.groups(
    'Two periods that visitors switch between; the first is chosen. Paper shows both prices.',
    { min: 2, max: 2 },
    'One period.',
    {
      name: readByView(F.text('A name for `prices`: "yearly".', { max: 30 })),
      label: F.text('What visitors choose: "Yearly".', { max: 30 }),
      note: F.text('A few words beside it, such as what it saves. Use a fact for the amount.', { max: 40 }).optional(),
    },
  ).optional(),
  note: F.rich('A note below the list that applies to all packages.', { max: 300 }).optional(),
  tone: F.tone(),
};

export const packagesLayouts = {
  columns: 'Side by side, with a line above each.',
  cards: 'Side by side, with a border around each.',
  rows: 'One below the other, a row each.',
  single: 'One offer on a sheet, what it includes beside its price.',
};

type PackagesProps = F.ViewProps<typeof packagesFields> & F.LayoutProps<typeof packagesLayouts> & F.Ui<'packages'>;

export function PackagesView({ items, periods, note, layout, ui, ...head }: PackagesProps) {
  const Title = head.level === 1 ? 'h2' : 'h3';
  return (
    <HeadedSection {...head} className={periods ? 'wrap periods' : 'wrap'}>
      {periods && <Periods name={`${head.id}-period`} legend={ui.packages.periods} options={periods} />}
      <ul className={layout ? `packages packages-${layout}` : 'packages'}>
        {items.map((item) => (
          <li key={item.name} className={item.popular ? 'packages-popular' : undefined}>
            <div className="packages-name">
              {item.picture && <Picture picture={item.picture} className="photo" />}
              {item.icon && <Icon name={item.icon} />}
              <Title>{item.name}</Title>
              {item.badge && <span className="packages-badge">{item.badge}</span>}
            </div>
            {periods && item.prices ? (
              <div className="packages-price">
                {inOrder(item.prices, periods).map(({ period, price, unit }) => (
                  <p key={period} className="period-price">
                    <b>{price.text}</b> {unit}
                  </p>
                ))}
              </div>
            ) : (
              <p className="packages-price">
                <b>{item.price?.text}</b> {item.period}
              </p>
            )}
            <Paragraph text={item.description} />
            <ButtonLink {...item.action} kind={item.popular ? 'primary' : 'quiet'} />
            <Points points={item.features} />
          </li>
        ))}
      </ul>
      {note && <Paragraph className="packages-note" text={note} />}
    </HeadedSection>
  );
}

/** The prices of a package in the order of the periods. */
function inOrder<Price extends { readonly period: string }>(
  prices: readonly Price[],
  periods: readonly { readonly name: string }[],
): readonly Price[] {
  return periods.flatMap(({ name }) => prices.find(({ period }) => period === name) ?? []);
}
