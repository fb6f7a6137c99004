import * as F from '../../sdk/index.ts';
import { HeadedSection, linkAttributes, Paragraph, Picture } from '../../sdk/index.ts';

export const articlesFields = {
  headline: F.headline('What the articles are about.', { max: 90 }),
  lead: F.rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: F.groups(
    "The articles, newest first, or { pagesOf: 'blog' } for the entries of a collection. The first one is larger than the others.",
    { min: 1, max: 12 },
    'One article.',
    {
      title: F.text('Title of the article.', { max: 110 }),
      teaser: F.rich('What a reader learns from it.', { max: 400 }),
      picture: F.picture('A picture above the title.', { decorates: true }).optional(),
      topic: F.text('Topic of the article: "Reviews".', { max: 30 }).optional(),
      date: F.text('When it was published: "March 2025".', { max: 30 }).optional(),
      href: F.href('The page of the article; its title becomes the link.').optional(),
    },
  ).meta({ pages: true }),
  tone: F.tone(),
};

export const articlesLayouts = {
  lead: 'The first one large, the others beside it.',
  grid: 'In even rows.',
  list: 'A line each, with the date in front.',
};

type ArticlesProps = F.ViewProps<typeof articlesFields> & F.LayoutProps<typeof articlesLayouts>;

export function ArticlesView({ items, layout, ...head }: ArticlesProps) {
  const Title = head.level === 1 ? 'h2' : 'h3';
  return (
    <HeadedSection {...head}>
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
            <Paragraph text={item.teaser} />
          </article>
        ))}
      </div>
    </HeadedSection>
  );
}

/** The other layouts share no rules with the default, whose first article is larger. */
function classOf(layout: ArticlesProps['layout']): string {
  if (layout === 'grid') return 'cards articles-grid';
  return layout === 'list' ? 'articles-list' : 'articles';
}
