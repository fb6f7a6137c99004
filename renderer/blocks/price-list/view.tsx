import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { Words } from '../../sdk/words/words.tsx';
import type { PriceListProps } from './fields.ts';

export function PriceListView({ id, level, headline, lead, items, total, note, tone }: PriceListProps) {
  return (
    <Section id={id} tone={tone}>
      <div className="wrap price-list">
        <SectionHead id={id} level={level} headline={headline} lead={lead} />
        <div>
          <dl>
            {items.map((item) => (
              <div key={item.name}>
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
              <div className="price-list-total">
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
