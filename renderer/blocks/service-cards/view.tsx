import { Picture } from '../../sdk/picture/picture.tsx';
import { Icon } from '../../sdk/ui/icon.tsx';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { Words } from '../../sdk/words/words.tsx';
import { type ServiceCardsProps, showsPictures } from './fields.ts';

export function ServiceCardsView({ id, level, headline, lead, cards, tone, layout }: ServiceCardsProps) {
  const Title = level === 1 ? 'h2' : 'h3';
  const isInCards = layout !== undefined && layout !== 'rows' && layout !== 'beside';
  return (
    <Section id={id} tone={tone}>
      <div className={isInCards ? 'wrap' : 'wrap service-cards'}>
        <SectionHead id={id} level={level} headline={headline} lead={lead} start={layout === 'beside'} />
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
                <p>
                  <Words text={card.description} />
                </p>
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
      </div>
    </Section>
  );
}

function listClass(layout: ServiceCardsProps['layout'] = 'rows'): string {
  if (layout === 'rows') return 'service-cards-list';
  return layout === 'beside' ? 'service-cards-beside' : `cards service-cards-${layout}`;
}
