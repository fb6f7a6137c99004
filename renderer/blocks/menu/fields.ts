import {
  choice,
  flag,
  group,
  headline,
  type LayoutProps,
  list,
  picture,
  price,
  readByView,
  rich,
  text,
  tone,
  type Ui,
  type ViewProps,
} from '../../sdk/index.ts';

export const menuFields = {
  headline: headline('What is on offer.', { max: 90 }),
  lead: rich('A sentence or two below the headline.', { max: 300 }).optional(),
  groups: list(
    group(
      {
        title: text('What the entries have in common: "Breakfast", "For her".', { max: 60 }),
        picture: picture('A picture of the part, above its title.', {
          decorates: true,
          box: {
            boxes: [
              ['40rem', '36rem'],
              ['0', 1],
            ],
            ratio: '16/9',
          },
        }).optional(),
        note: rich('A sentence below the title: when it is served, what comes with it.', { max: 200 }).optional(),
        items: list(
          group(
            {
              name: text('What it is.', { max: 90 }),
              text: rich('What is in it.', { max: 240 }).optional(),
              picture: picture('A picture of it.', { decorates: true }).optional(),
              price: price(
                'What it costs: an amount, a fact, or a text such as "on request". An amount needs no fact here.',
              ).optional(),
              tags: list(
                readByView(text('A short mark, explained in `legend`: "V".', { max: 12 })),
                'Marks beside the name.',
                {
                  max: 5,
                },
              ).optional(),
              soldOut: flag('Shows that it is sold out in place of its price.').optional(),
            },
            'One entry.',
          ),
          'The entries, in their order.',
          { min: 1, max: 60 },
        ),
      },
      'A part of the menu.',
    ),
    'The parts of the menu.',
    { min: 1, max: 16 },
  ),
  legend: list(
    group(
      {
        tag: readByView(text('The mark: "V".', { max: 12 })),
        label: text('What it means: "vegetarian".', { max: 60 }),
      },
      'One mark.',
    ),
    'What the marks mean.',
    { max: 12 },
  ).optional(),
  note: rich('A note at the end that applies to all of it.', { max: 300 }).optional(),
  offers: choice('What search engines take the entries for: "food" (the default), "services" or "products".', [
    'food',
    'services',
    'products',
  ]).optional(),
  tone: tone(),
};

export const menuLayouts = {
  leaders: 'Names and prices joined by dots, in two columns.',
  cards: 'A card for each entry.',
  shelf:
    'Entries with pictures side by side, others in two columns; the title of each part above them, from edge to edge.',
  list: 'Everything centred in one narrow column.',
  tabs: 'Links to the parts stay in view; each part has its title at the side.',
};

export type MenuProps = ViewProps<typeof menuFields> & LayoutProps<typeof menuLayouts> & Ui<'menu'>;
