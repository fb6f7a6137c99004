import { defineBlock, mediaStyles } from 'frontage/block';
import { evidenceWallFields } from './fields.ts';
import { EvidenceWallView } from './view.tsx';

export const evidenceWall = defineBlock({
  type: 'evidenceWall',
  description: 'Many proofs at once: charts, reviews, maps and search results in columns, like a newspaper.',
  fields: evidenceWallFields,
  View: EvidenceWallView,
  ui: ({ locale, media }) => ({ locale, media }),
  styles: ({ items }) => mediaStyles(items.map(({ picture }) => picture)),
  examples: [
    {
      name: 'What a language school can show',
      props: {
        headline: 'Nobody believes a slogan',
        lead: 'So here is the year, as it was counted.',
        items: [
          {
            picture: {
              kind: 'chart',
              title: 'Learners in the evening courses',
              label: 'Learners',
              points: [
                { label: 'Autumn', value: 44 },
                { label: 'Winter', value: 71 },
                { label: 'Spring', value: 96 },
              ],
            },
            caption: 'Two out of three came back for the next level.',
          },
          {
            picture: {
              kind: 'review',
              name: 'Odile Brandt',
              business: 'Portuguese, level 2',
              rating: 5,
              text: 'I ordered, complained and was apologised to, all in Portuguese.',
              sample: true,
            },
          },
          {
            picture: {
              kind: 'mapPack',
              term: 'language school near me',
              place: 'Old Harbour',
              business: 'Harbour Languages',
              results: [
                { name: 'Harbour Languages', rating: 4.9, reviews: 182, note: 'Language school, open until 9 pm' },
                { name: 'Quick Tongue', rating: 4.3, reviews: 51, note: 'Language school' },
                { name: 'City Evening School', rating: 4.1, reviews: 240, note: 'Adult education' },
              ],
            },
          },
          {
            picture: {
              kind: 'rankGrid',
              title: 'Found from here',
              place: 'Old Harbour',
              term: 'language school',
              ranks: ['9 5 3 4 12', '4 2 1 2 6', '2 1 1 1 3', '3 1 1 2 7', '8 4 2 5 20'],
            },
          },
        ],
      },
    },
  ],
});
