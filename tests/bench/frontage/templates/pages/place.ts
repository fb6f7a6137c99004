import { definePageTemplate } from 'frontage';
import { words } from '../../words.ts';
import { compare, prices, questions, quote } from '../copy/shared.ts';

export const place = definePageTemplate({
  description: 'House cleaning in one town.',
  params: {
    place: {
      type: 'group',
      fields: {
        slug: { type: 'text', help: 'What stands in the path.', example: 'ashton' },
        name: { type: 'text', help: 'The town.', example: 'Ashton' },
        region: { type: 'text', help: 'Where the town lies.', example: 'Amber Coast' },
        title: { type: 'text', help: 'Title of the page.', example: 'House cleaning in Ashton | Brightwork' },
        description: { type: 'text', help: 'What search results say.', example: 'A clean home in Ashton.' },
        hero: {
          type: 'group',
          fields: {
            eyebrow: { type: 'text', help: 'Where it is.', example: 'Ashton, Amber Coast' },
            headline: { type: 'text', help: 'The promise.', example: 'A clean home in Ashton' },
            lead: { type: 'text', help: 'How it is kept.', example: 'Our van stands behind the market.' },
            points: {
              type: 'list',
              of: { type: 'text', help: 'A proof.', example: 'insured by name' },
              help: 'Proofs.',
              example: ['insured by name'],
            },
          },
        },
        cards: {
          type: 'value',
          help: 'What we do there: [{ title, description, icon }].',
          example: [
            { title: 'Every week', description: 'Room by room.', icon: 'calendar' },
            { title: 'Windows', description: 'Inside and out.', icon: 'star' },
          ],
        },
        reviews: {
          type: 'value',
          help: 'What people say: [{ name, business, rating, text }].',
          example: [{ name: 'Ada Hale', business: 'A loft in Ashton', rating: 5, text: 'They came when they said.' }],
        },
      },
    },
  },
  meta: { title: '{{param.place.title}}', description: '{{param.place.description}}' },
  sections: {
    hero: {
      block: 'hero',
      eyebrow: '{{param.place.hero.eyebrow}}',
      headline: '{{param.place.hero.headline}}',
      lead: '{{param.place.hero.lead}}',
      actions: [words.action],
      points: { param: 'place.hero.points' },
    },
    services: { block: 'serviceCards', ...words.services, cards: { param: 'place.cards' } },
    reviews: { block: 'testimonials', ...words.reviews, items: { param: 'place.reviews' } },
    prices,
    compare,
    questions,
    quote,
  },
});
