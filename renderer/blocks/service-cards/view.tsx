import * as F from '../../sdk/index.ts';
import { HeadedSection, Icon, linkAttributes, Paragraph, Picture } from '../../sdk/index.ts';

export const serviceCardsFields = {
  headline: F.headline('What the services have in common, as a claim.', { max: 90 }),
  lead: F.rich('A sentence or two below the headline.', { max: 300 }).optional(),
  cards: F.groups('The services, most wanted first.', { min: 1, max: 12 }, 'One service.', {
    title: F.text('Name of the service, and text of its link.', { max: 60 }),
    description: F.rich('What the customer gets from it.', { max: 240 }),
    icon: F.icon('The icon beside it. In a layout with pictures, only a card without a picture needs one.').optional(),
    picture: F.picture(
      'A picture above the name in the layout "pictures", below it in "tiles", and in front of it in "beside".',
      { decorates: true },
    ).optional(),
    more: F.text('Words of the link below the description, in place of the arrow: "See the menu". Not in tiles.', {
      max: 40,
    }).optional(),
    link: F.href('A page with more about it. Without it, the row is not a link.').optional(),
  }),
  tone: F.tone(),
};

export const serviceCardsLayouts = {
  rows: 'A row each, beside the headline.',
  beside: 'A row each beside the headline, with a picture in front of the words.',
  grid: 'Cards in two or three columns, the icon above the name.',
  pictures: 'Cards in two or three columns, each with a picture. Of four, the first is large.',
  tiles: 'Pictures in two or three columns, with the words on them.',
};

type ServiceCardsProps = F.ViewProps<typeof serviceCardsFields> & F.LayoutProps<typeof serviceCardsLayouts>;

/** Whether a layout shows the pictures of cards, and icons of those without. */
export function showsPictures(layout: ServiceCardsProps['layout'] = 'rows'): boolean {
  return layout !== 'rows' && layout !== 'grid';
}

export function ServiceCardsView({ cards, layout, ...head }: ServiceCardsProps) {
  const Title = head.level === 1 ? 'h2' : 'h3';
  const isInCards = layout !== undefined && layout !== 'rows' && layout !== 'beside';
  return (
    <HeadedSection {...head} start={layout === 'beside'} className={isInCards ? 'wrap' : 'wrap service-cards'}>
      <ul className={listClass(layout)}>
        {cards.map((card) => {
          const media =
            card.picture && showsPictures(layout) ? (
              <Picture picture={card.picture} />
            ) : (
              card.icon && <Icon name={card.icon} />
            );
          const isTile = layout === 'tiles';
          // Beside the name, an arrow without words says that the name is a link.
          const isBeside = isTile || (layout === 'pictures' && card.more === undefined);
          const icon = card.link !== undefined && <Icon name="arrow-right" />;
          const arrow =
            icon && card.more !== undefined ? (
              <span className="service-more">
                {card.more}
                {icon}
              </span>
            ) : (
              icon
            );
          const words = (
            <>
              <Title>
                {card.link === undefined ? card.title : <a {...linkAttributes(card.link)}>{card.title}</a>}
                {isBeside && icon}
              </Title>
              <Paragraph text={card.description} />
              {!isBeside && arrow}
            </>
          );
          if (isTile) {
            return (
              <li key={card.title} data-tone="ink">
                {media}
                <div>{words}</div>
              </li>
            );
          }
          return (
            <li key={card.title} className={isInCards ? 'card' : undefined}>
              {media}
              {words}
            </li>
          );
        })}
      </ul>
    </HeadedSection>
  );
}

function listClass(layout: ServiceCardsProps['layout'] = 'rows'): string {
  if (layout === 'rows') return 'service-cards-list';
  return layout === 'beside' ? 'service-cards-beside' : `cards service-cards-${layout}`;
}
