import { Picture } from '../../sdk/picture/picture.tsx';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { Words } from '../../sdk/words/words.tsx';
import type { ArticlesProps } from './fields.ts';

export function ArticlesView({ id, level, headline, lead, items, tone, layout }: ArticlesProps) {
  const Title = level === 1 ? 'h2' : 'h3';
  return (
    <Section id={id} tone={tone}>
      <div className="wrap">
        <SectionHead id={id} level={level} headline={headline} lead={lead} />
        <div className={classOf(layout)}>
          {items.map((item) => (
            <article key={item.title} className={item.picture && 'articles-pictured'}>
              {item.picture && <Picture picture={item.picture} className="photo" />}
              {(item.topic || item.date) && (
                <p className="articles-about">
                  {item.topic && <span className="eyebrow">{item.topic}</span>}
                  {item.date && <span>{item.date}</span>}
                </p>
              )}
              <Title>{item.href ? <a {...linkAttributes(item.href)}>{item.title}</a> : item.title}</Title>
              <p>
                <Words text={item.teaser} />
              </p>
            </article>
          ))}
        </div>
      </div>
    </Section>
  );
}

/** The other layouts share no rules with the default, whose first article is larger. */
function classOf(layout: ArticlesProps['layout']): string {
  if (layout === 'grid') return 'cards articles-grid';
  return layout === 'list' ? 'articles-list' : 'articles';
}
