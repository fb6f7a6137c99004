import type * as z from 'zod';
import { byViewport, defineBlock, type FieldDiagnostic, type LayoutProps } from '../../sdk/index.ts';
import { ServiceCardsView, serviceCardsFields, serviceCardsLayouts, showsPictures } from './view.tsx';

export const serviceCards = defineBlock({
  type: 'serviceCards',
  description: 'A list of services, each a row that links to its page.',
  fields: serviceCardsFields,
  layouts: serviceCardsLayouts,
  needs: {
    beside: { field: 'picture', of: 'cards' },
    pictures: { field: 'picture', of: 'cards' },
    tiles: { field: 'picture', of: 'cards' },
  },
  View: ServiceCardsView,
  check: checkServiceCards,
  pictures: {
    picture: {
      boxes: byViewport({ 0: 1 / 3, '40rem': 1 / 2, '60rem': 1 / 3 }),
      ratio: '3/2',
      layouts: {
        beside: { boxes: byViewport({ 0: 2 / 5, '60rem': 1 / 4 }) },
        tiles: { boxes: byViewport({ 0: 1, '40rem': 1 / 2 }), ratio: '4/3', fit: 'cover' },
      },
    },
  },
  styles: ({ layout }) => {
    if (layout === 'tiles') return ['cards', 'tone-ink'];
    return layout === 'grid' || layout === 'pictures' ? ['cards'] : [];
  },
  examples: {
    'Four services of a bicycle workshop': {
      headline: 'Everything that keeps a bicycle going',
      lead: 'Bring it in before ten and ride it home the same day.',
      cards: [
        {
          title: 'Full service',
          description:
            'Stripped, cleaned and rebuilt, with [a list of what was worn](https://example.com/list) and what can wait.',
          icon: 'tools',
          more: 'What it includes',
          link: '#full-service',
        },
        {
          title: 'Same-day repair',
          description: 'Punctures, brakes and gears while you are at work.',
          icon: 'clock',
          link: '#repair',
        },
        {
          title: 'Fitting',
          description: 'Saddle, bars and pedals set to your measure on the stand.',
          icon: 'people',
          link: '#fitting',
        },
        {
          title: 'Winter storage',
          description: 'Dry, insured, and tuned before you collect it in spring.',
          icon: 'shield',
          link: '#storage',
        },
      ],
    },
    Pictures: {
      layout: 'pictures',
      headline: 'Rooms for a night or a month',
      cards: [
        {
          title: 'The loft',
          description: 'Under the roof, with both windows over the harbour.',
          icon: 'compass',
          picture: { src: 'sample-loft.jpg', focus: { x: 0.5, y: 0.7 } },
          more: 'See the route',
          link: '/',
        },
        {
          title: 'The garden room',
          description: 'A door of its own, and breakfast under the pear tree.',
          icon: 'pin',
          picture: { src: 'sample-garden.jpg' },
          link: '/',
        },
        { title: 'The studio', description: 'A long table, good light and a kitchen.', icon: 'tools' },
      ],
    },
    'Pictures beside the headline': {
      layout: 'beside',
      headline: 'One kiln, three shops',
      lead: 'What is fired on Monday is on a table by Friday.',
      cards: [
        {
          title: 'Cups and bowls',
          description: 'Thrown to order, in four glazes.',
          icon: 'star',
          picture: { src: 'sample-bowls.jpg' },
          more: 'See the glazes',
          link: '/',
        },
        {
          title: 'Tiles',
          description: 'Pressed by hand, for hearths and kitchens.',
          icon: 'map',
          picture: { src: 'sample-tiles.jpg' },
          link: '/',
        },
        { title: 'Repairs', description: 'With a seam that you may see.', icon: 'tools' },
      ],
    },
    Tiles: {
      layout: 'tiles',
      headline: 'Four ways to be on the water',
      cards: [
        {
          title: 'By canoe',
          description: 'From the mill to the sea, with a stop for lunch.',
          icon: 'compass',
          picture: { src: 'sample-canoe.jpg', focus: { x: 0.5, y: 0.6 } },
          link: '/',
        },
        {
          title: 'Under sail',
          description: 'Three hours in a boat of 1912.',
          icon: 'rise',
          picture: { src: 'sample-sail.jpg' },
          link: '/',
        },
        {
          title: 'With the mail boat',
          description: 'Nine islands, and coffee on the fifth.',
          icon: 'mail',
          picture: { src: 'sample-mail.jpg' },
          link: '/',
        },
        { title: 'On foot', description: 'At low tide, with a guide.', icon: 'pin', link: '/' },
      ],
    },
    'Rows without links': {
      headline: 'What stands on every bill',
      cards: [
        { title: 'Parts', description: 'Each with its price, and the old one in a bag if you want it.', icon: 'tools' },
        { title: 'Labor', description: 'By the quarter of an hour, never rounded up.', icon: 'clock' },
      ],
      tone: 'tint',
    },
    'Five cards': {
      layout: 'grid',
      headline: 'Everything a roof asks for',
      lead: 'One crew from the first ladder to the last slate.',
      cards: [
        {
          title: 'Inspection',
          description: 'Photographs of every valley and flashing, with what can wait and what cannot.',
          icon: 'search',
          link: '/',
        },
        { title: 'Slate and tile', description: 'Matched from our own yard of old stock.', icon: 'map', link: '/' },
        { title: 'Gutters', description: 'Cast iron, copper or zinc, cleaned twice a year.', icon: 'tools', link: '/' },
        {
          title: 'Storm cover',
          description: 'A tarpaulin within three hours, day and night, and the claim written for you.',
          icon: 'shield',
          link: '/',
        },
        { title: 'Attic insulation', description: 'Hemp or wool, blown in within a day.', icon: 'rise', link: '/' },
      ],
    },
  },
});

type Written = z.input<z.ZodObject<typeof serviceCardsFields>> & LayoutProps<typeof serviceCardsLayouts>;

/** A card has the icon or the picture that its layout shows. */
export function checkServiceCards({ cards, layout = 'rows' }: Written): FieldDiagnostic[] {
  const takesPictures = showsPictures(layout);
  return cards.flatMap(({ title, icon, picture }, index) => {
    if (icon !== undefined || (takesPictures && picture !== undefined)) return [];
    return {
      path: ['cards', index],
      message: takesPictures
        ? `The layout "${layout}" shows a picture or an icon of each card, and "${title}" has neither.`
        : `The layout "${layout}" shows the icon of each card, and "${title}" has none.`,
      suggestion: takesPictures ? 'Add "picture" or "icon".' : 'Add "icon".',
    };
  });
}
