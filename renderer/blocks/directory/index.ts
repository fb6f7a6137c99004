import { defineBlock } from '../../sdk/index.ts';
import { DirectoryView, directoryFields, directoryLayouts } from './view.tsx';

/** Links to anchors whose names begin in one way. */
const linksTo = (start: string, ...labels: readonly string[]) =>
  labels.map((label) => ({ label, href: `#${start}${label.toLowerCase()}` }));

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
        { title: 'Painting', links: linksTo('painting-', 'Ghent', 'Bruges', 'Ostend', 'Kortrijk') },
        { title: 'Plastering', links: linksTo('plastering-', 'Ghent', 'Bruges') },
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
        { title: 'North', links: linksTo('north-', 'Ghent', 'Bruges', 'Ostend') },
        { title: 'South', links: linksTo('south-', 'Mons', 'Namur') },
        { title: 'East', links: [{ label: 'Liège', href: '#east-liege', note: 'from May' }] },
      ],
    },
    'An index by letter': {
      layout: 'index',
      headline: 'Every plant we keep',
      groups: [
        { title: 'A', links: linksTo('', 'Alder', 'Angelica', 'Aster') },
        { title: 'B', links: linksTo('', 'Beech', 'Borage') },
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
