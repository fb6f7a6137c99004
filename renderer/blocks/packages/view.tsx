import { Periods } from '../../sdk/periods/periods.tsx';
import { Picture } from '../../sdk/picture/picture.tsx';
import { ButtonLink } from '../../sdk/ui/button-link.tsx';
import { Icon } from '../../sdk/ui/icon.tsx';
import { Points } from '../../sdk/ui/points.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { Words } from '../../sdk/words/words.tsx';
import type { PackagesProps } from './fields.ts';

export function PackagesView({ id, level, headline, lead, items, periods, note, tone, layout, ui }: PackagesProps) {
  const Title = level === 1 ? 'h2' : 'h3';
  return (
    <Section id={id} tone={tone}>
      <div className={periods ? 'wrap periods' : 'wrap'}>
        <SectionHead id={id} level={level} headline={headline} lead={lead} />
        {periods && <Periods name={`${id}-period`} legend={ui.packages.periods} options={periods} />}
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
              <p>
                <Words text={item.description} />
              </p>
              <ButtonLink {...item.action} kind={item.popular ? 'primary' : 'quiet'} />
              <Points points={item.features} />
            </li>
          ))}
        </ul>
        {note && (
          <p className="packages-note">
            <Words text={note} />
          </p>
        )}
      </div>
    </Section>
  );
}

/** The prices of a package in the order of the periods. */
function inOrder<Price extends { readonly period: string }>(
  prices: readonly Price[],
  periods: readonly { readonly name: string }[],
): readonly Price[] {
  return periods.flatMap(({ name }) => prices.find(({ period }) => period === name) ?? []);
}
