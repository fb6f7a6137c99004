import { defineBlock } from '../../sdk/index.ts';
import { DirectoryView, directoryFields, directoryLayouts } from './view.tsx';

export const directory = defineBlock({
  type: 'directory',
  description: 'Links to many pages, in groups and columns: every city, every service.',
  fields: directoryFields,
  layouts: directoryLayouts,
  View: DirectoryView,
  styles: ({ layout }) => (layout === 'cards' ? ['cards'] : []),
  pictures: { picture: { boxes: [['0', '4rem']], ratio: '1/1' } },
  examples: {
    'Three places': {
      headline: 'Where our painters work',
      groups: [
        {
          links: [
            { label: 'Ghent', href: '#ghent' },
            { label: 'Bruges', href: '#bruges', note: 'from May' },
            { label: 'Ostend', href: '#ostend' },
          ],
        },
      ],
    },
    'By trade and place': {
      headline: 'Every trade, every town',
      lead: 'Pick the work, then the town nearest to you.',
      tone: 'tint',
      groups: [
        {
          title: 'Painting',
          links: [
            { label: 'Ghent', href: '#painting-ghent' },
            { label: 'Bruges', href: '#painting-bruges' },
            { label: 'Ostend', href: '#painting-ostend' },
            { label: 'Kortrijk', href: '#painting-kortrijk' },
          ],
        },
        {
          title: 'Plastering',
          links: [
            { label: 'Ghent', href: '#plastering-ghent' },
            { label: 'Bruges', href: '#plastering-bruges' },
          ],
        },
      ],
    },
    'With pictures': {
      headline: 'Boats that we keep',
      groups: [
        {
          links: [
            { label: 'The green dinghy', href: '#dinghy', picture: { src: 'sample-dinghy.jpg' }, note: 'for two' },
            { label: 'The long skiff', href: '#skiff', picture: { src: 'sample-skiff.jpg' }, note: 'for four' },
            { label: 'The ferry', href: '#ferry', picture: { src: 'sample-ferry.jpg' } },
          ],
        },
      ],
    },
    'A card for each group': {
      layout: 'cards',
      headline: 'Where we lay floors',
      groups: [
        {
          title: 'North',
          links: [
            { label: 'Ghent', href: '#north-ghent' },
            { label: 'Bruges', href: '#north-bruges' },
            { label: 'Ostend', href: '#north-ostend' },
          ],
        },
        {
          title: 'South',
          links: [
            { label: 'Mons', href: '#south-mons' },
            { label: 'Namur', href: '#south-namur' },
          ],
        },
        { title: 'East', links: [{ label: 'Liège', href: '#east-liege', note: 'from May' }] },
      ],
    },
    'An index by letter': {
      layout: 'index',
      headline: 'Every plant we keep',
      groups: [
        {
          title: 'A',
          links: [
            { label: 'Alder', href: '#alder' },
            { label: 'Angelica', href: '#angelica' },
            { label: 'Aster', href: '#aster' },
          ],
        },
        {
          title: 'B',
          links: [
            { label: 'Beech', href: '#beech' },
            { label: 'Borage', href: '#borage' },
          ],
        },
        {
          title: 'C',
          links: [
            { label: 'Catmint', href: '#catmint' },
            { label: 'Clematis', href: '#clematis', note: 'nine kinds' },
          ],
        },
      ],
    },
  },
});
