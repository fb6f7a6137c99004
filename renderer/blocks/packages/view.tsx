import { ButtonLink } from '../../sdk/ui/button-link.tsx';
import { Icon } from '../../sdk/ui/icon.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import type { PackagesProps } from './fields.ts';

export function PackagesView({ id, level, headline, lead, items, note, tone }: PackagesProps) {
  const Title = level === 1 ? 'h2' : 'h3';
  return (
    <Section id={id} tone={tone}>
      <div className="wrap">
        <SectionHead id={id} level={level} headline={headline} lead={lead} />
        <ul className="packages">
          {items.map((item) => (
            <li key={item.name} className={item.popular ? 'packages-popular' : undefined}>
              <div className="packages-name">
                {item.icon && <Icon name={item.icon} />}
                <Title>{item.name}</Title>
                {item.badge && <span className="packages-badge">{item.badge}</span>}
              </div>
              <p className="packages-price">
                <b>{item.price.text}</b> {item.period}
              </p>
              <p>{item.description}</p>
              <ButtonLink {...item.action} kind={item.popular ? 'primary' : 'quiet'} />
              <ul>
                {item.features.map((feature) => (
                  <li key={feature}>
                    <Icon name="check" />
                    {feature}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {note && <p className="packages-note">{note}</p>}
      </div>
    </Section>
  );
}
