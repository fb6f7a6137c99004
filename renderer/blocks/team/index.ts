import { defineBlock, mediaStyles } from '../../sdk/index.ts';
import { teamFields } from './fields.ts';
import { TeamView } from './view.tsx';

export const team = defineBlock({
  type: 'team',
  description: 'The people behind the business, each with a portrait or their initials.',
  fields: teamFields,
  View: TeamView,
  ui: ({ locale, media }) => ({ locale, media }),
  styles: ({ members }) =>
    mediaStyles(
      members.map(({ media }) => media),
      { bare: true },
    ),
  verbatim: true,
  examples: [
    {
      name: 'Three people of a bindery',
      props: {
        headline: 'Three people, four hands for glue',
        lead: 'Whoever takes your book in is the one who gives it back.',
        members: [
          {
            name: 'Agnes Pohl',
            role: 'Bookbinder',
            description: 'Sews by hand since 1998 and can name the year of a paper by its smell.',
          },
          {
            name: 'Ibrahim Sey',
            role: 'Paper conservator',
            description: 'Takes tape off maps, and water out of atlases.',
          },
          {
            name: 'Lotte',
            role: 'Orders',
            description: 'Answers the telephone, and says honestly when something is not worth it.',
            initials: 'L',
          },
        ],
      },
    },
  ],
});
