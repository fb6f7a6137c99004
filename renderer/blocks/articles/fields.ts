import {
  group,
  headline,
  href,
  type LayoutProps,
  list,
  picture,
  rich,
  text,
  tone,
  type ViewProps,
} from '../../sdk/index.ts';

export const articlesFields = {
  headline: headline('What the articles are about.', { max: 90 }),
  lead: rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: list(
    group(
      {
        title: text('Title of the article.', { max: 110 }),
        teaser: rich('What a reader learns from it.', { max: 400 }),
        picture: picture('A picture above the title.', { decorates: true }).optional(),
        topic: text('Topic of the article: "Reviews".', { max: 30 }).optional(),
        date: text('When it was published: "March 2025".', { max: 30 }).optional(),
        href: href('The page of the article; its title becomes the link.').optional(),
      },
      'One article.',
    ),
    "The articles, newest first, or { pagesOf: 'blog' } for the entries of a collection. The first one is larger than the others.",
    { min: 1, max: 12 },
  ).meta({ pages: true }),
  tone: tone(),
};

export const articlesLayouts = {
  lead: 'The first one large, the others beside it.',
  grid: 'In even rows.',
  list: 'A line each, with the date in front.',
};

export type ArticlesProps = ViewProps<typeof articlesFields> & LayoutProps<typeof articlesLayouts>;
