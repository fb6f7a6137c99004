import { byViewport, defineBlock, mediaStyles } from '../../sdk/index.ts';
import { TeamView, teamFields, teamLayouts } from './view.tsx';

export const team = defineBlock({
  type: 'team',
  description: 'The people behind the business, each with a portrait or their initials.',
  fields: teamFields,
  layouts: teamLayouts,
  View: TeamView,
  ui: ({ locale, media }) => ({ locale, media }),
  styles: ({ members }) =>
    mediaStyles(
      members.map(({ media }) => media),
      { bare: true },
    ),
  pictures: { media: { boxes: byViewport({ 0: '26rem', '60rem': '17rem' }), ratio: '4/5' } },
  examples: {
    'With portraits': {
      headline: 'The people at the counter',
      members: [
        {
          name: 'Maren Holm',
          role: 'Optician',
          description: 'Measures twice, and tells you when the old lenses will do.',
          media: { kind: 'picture', src: 'sample-portrait-1.jpg', decorative: true, focus: { x: 0.5, y: 0.4 } },
        },
        {
          name: 'Teo Brandt',
          role: 'Workshop',
          description: 'Bends, solders and polishes while you wait.',
          media: { kind: 'picture', src: 'sample-portrait-2.jpg', decorative: true, focus: { x: 0.5, y: 0.4 } },
        },
        { name: 'Ada', role: 'Children', description: 'Finds frames that survive a playground.' },
      ],
    },
    'Three people of a bindery': {
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
    'Round portraits': {
      layout: 'portraits',
      tone: 'tint',
      headline: 'The person who opens the door',
      members: [
        { name: 'Mina Holt', role: 'Ferry, mornings', description: 'Knows every child by name.' },
        { name: 'Bao Tran', role: 'Ferry, evenings', description: 'Waits when he sees you run.' },
        { name: 'Ada Quist', role: 'Lock', description: 'Opens it by hand.' },
        { name: 'Per Lund', role: 'Engine', description: 'Heard before he is seen.' },
        { name: 'Sol', role: 'Tickets', description: 'Has change.' },
      ],
    },
    Rows: {
      layout: 'rows',
      headline: 'Two people, one kiln',
      members: [
        {
          name: 'Hedda Brandt',
          role: 'Potter',
          description:
            'Throws what you drink from. Teaches on Tuesdays, and answers the telephone with clay on her hands.',
        },
        {
          name: 'Ravi Menon',
          role: 'Glazes',
          description: 'A chemist who left the laboratory for forty buckets of ash, and has not bought a shirt since.',
        },
      ],
    },
  },
});
