import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { Words } from '../../sdk/words/words.tsx';
import type { PriceListProps } from './fields.ts';

export function PriceListView({ id, level, headline, lead, items, total, note, tone, layout }: PriceListProps) {
  const card = layout === 'cards' ? 'card' : undefined;
  return (
    <Section id={id} tone={tone}>
      <div className={classOf(layout)}>
        <SectionHead id={id} level={level} headline={headline} lead={lead} />
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
          {note && (
            <p className="price-list-note">
              <Words text={note} />
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}

/** Cards share no rules with the lines of the others. */
function classOf(layout: PriceListProps['layout']): string {
  if (layout === 'cards') return 'wrap price-list-cards';
  return layout ? `wrap price-list price-list-${layout}` : 'wrap price-list';
}
