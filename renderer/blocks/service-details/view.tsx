import { Media } from '../../sdk/media/index.ts';
import { Actions } from '../../sdk/ui/actions.tsx';
import { Icon } from '../../sdk/ui/icon.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { plainWords } from '../../sdk/words/rich-text.ts';
import { Words } from '../../sdk/words/words.tsx';
import type { ServiceDetailsProps } from './fields.ts';

export function ServiceDetailsView({ id, level, headline, lead, items, tone, ui }: ServiceDetailsProps) {
  const Title = level === 1 ? 'h2' : 'h3';
  return (
    <Section id={id} tone={tone}>
      <div className="wrap">
        <SectionHead id={id} level={level} headline={headline} lead={lead} />
        {items.map((item) => (
          <article key={item.id} id={item.id} className="service-details" aria-labelledby={`${id}-${item.id}`}>
            <div className="service-details-words">
              {item.aliases?.map((alias) => (
                <span key={alias} id={alias} />
              ))}
              {item.icon && <Icon name={item.icon} />}
              <Title id={`${id}-${item.id}`}>{item.title}</Title>
              <p className="lead">
                <Words text={item.description} />
              </p>
            </div>
            <div className="service-details-done">
              <ul>
                {item.details.map((detail) => (
                  <li key={plainWords(detail)}>
                    <Words text={detail} />
                  </li>
                ))}
              </ul>
              <Actions links={item.actions} />
            </div>
            {item.media && <Media id={`${id}-${item.id}-proof`} data={item.media} ui={ui} />}
          </article>
        ))}
      </div>
    </Section>
  );
}
