import { defineBlock } from '../../sdk/index.ts';
import { directoryFields } from './fields.ts';
import { DirectoryView } from './view.tsx';

export const directory = defineBlock({
  type: 'directory',
  description: 'Links to many pages, in groups and columns: every city, every service.',
  fields: directoryFields,
  View: DirectoryView,
  verbatim: true,
  examples: [
    {
      name: 'Three places',
      props: {
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
    },
    {
      name: 'By trade and place',
      props: {
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
    },
  ],
});
