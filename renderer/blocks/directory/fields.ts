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

export const directoryFields = {
  headline: headline('What the list contains.', { max: 90 }),
  lead: rich('A sentence or two below the headline.', { max: 300 }).optional(),
  groups: list(
    group(
      {
        title: text('What the links of the group have in common.', { max: 90 }).optional(),
        links: list(
          group(
            {
              label: text('Text of the link.', { max: 120 }),
              href: href('Where it goes.'),
              picture: picture('A small picture in front of the link.', { decorates: true }).optional(),
              note: rich('A few words beside it.', { max: 80 }).optional(),
            },
            'One page.',
          ),
          'The pages.',
          { max: 20_000 },
        ),
      },
      'Links that belong together.',
    ),
    "The links, in groups, or { pagesOf: 'cities' } for the pages of a matrix.",
    { max: 2000 },
  ).meta({ pages: true }),
  tone: tone(),
};

export const directoryLayouts = {
  columns: 'Groups one below the other, links in columns.',
  cards: 'A card for each group.',
  index: 'The titles of groups in large type in front, such as letters.',
};

export type DirectoryProps = ViewProps<typeof directoryFields> & LayoutProps<typeof directoryLayouts>;
