import { definePageTemplate } from 'frontage';
import { prices, quote } from '../copy/shared.ts';

export const cityService = definePageTemplate({
  description: 'One service in one city.',
  params: {
    service: {
      type: 'group',
      fields: {
        slug: { type: 'text', help: 'The path of the service.', example: 'windows' },
        name: { type: 'text', help: 'The service, with a capital.', example: 'Window cleaning' },
        minutes: { type: 'number', help: 'How long a visit takes.', example: 90 },
        promise: { type: 'text', help: 'A few words for titles.', example: 'without a streak' },
        summary: { type: 'text', help: 'What search results say.', example: 'Panes, frames and sills by hand' },
        lead: { type: 'text', help: 'The promise in a sentence.', example: 'Two people, one morning.' },
        points: {
          type: 'list',
          of: { type: 'text', help: 'A proof.', example: 'insured by name' },
          help: 'Proofs.',
          example: ['insured by name'],
        },
        first: {
          type: 'group',
          fields: {
            title: { type: 'text', help: 'What comes first.', example: 'The frames' },
            text: { type: 'text', help: 'What happens then.', example: 'Each is wiped by hand.' },
          },
        },
        second: {
          type: 'group',
          fields: {
            title: { type: 'text', help: 'What comes next.', example: 'The panes' },
            text: { type: 'text', help: 'What happens then.', example: 'Each is dried by hand.' },
          },
        },
        question: { type: 'text', help: 'What people ask of it.', example: 'Do you bring ladders?' },
        answer: { type: 'text', help: 'The answer.', example: 'Yes, and we take them along again.' },
      },
    },
    city: {
      type: 'group',
      fields: {
        slug: { type: 'text', help: 'The path of the city.', example: 'ashton' },
        name: { type: 'text', help: 'The city.', example: 'Ashton' },
        region: { type: 'text', help: 'Where it lies.', example: 'Amber Coast' },
        map: { type: 'text', help: 'Address of a map.', example: 'https://maps.example/ashton' },
        hello: { type: 'text', help: 'How people know us there.', example: 'You find us behind the market.' },
        story: { type: 'text', help: 'How we came there.', example: 'We began with one van.' },
        parking: { type: 'text', help: 'Where our vans go.', example: 'We park by the station.' },
        question: { type: 'text', help: 'What people ask there.', example: 'Do you come to the hills?' },
        answer: { type: 'text', help: 'The answer.', example: 'Every week.' },
        review: {
          type: 'group',
          fields: {
            name: { type: 'text', help: 'Who says it.', example: 'Ada Hale' },
            home: { type: 'text', help: 'What the home is like.', example: 'A loft' },
            rating: { type: 'number', help: 'Stars.', example: 5, min: 1, max: 5 },
            text: { type: 'text', help: 'The words.', example: 'They came when they said.' },
          },
        },
      },
    },
  },
  meta: {
    title: '{{param.service.name}} in {{param.city.name}}, {{param.service.promise}}',
    description:
      '{{param.service.summary}} in {{param.city.name}}, {{param.city.region}}. The price is said before we begin.',
  },
  sections: {
    hero: {
      block: 'hero',
      eyebrow: '{{param.city.name}}, {{param.city.region}}',
      headline: '{{param.service.name}} in {{param.city.name}}',
      lead: '{{param.service.lead}} {{param.city.hello}}',
      actions: [{ label: 'Get a price', href: '#quote' }],
      points: { param: 'service.points' },
    },
    pledge: { block: 'pledge', text: 'A visit takes {{param.service.minutes}} minutes, and you know who comes.' },
    work: {
      block: 'serviceCards',
      headline: 'What happens on the day',
      cards: [
        { title: '{{param.service.first.title}}', description: '{{param.service.first.text}}', icon: 'search' },
        { title: '{{param.service.second.title}}', description: '{{param.service.second.text}}', icon: 'tools' },
      ],
    },
    city: {
      block: 'story',
      headline: 'At home in {{param.city.name}}',
      paragraphs: ['{{param.city.story}}', '{{param.city.parking}}'],
    },
    reviews: {
      block: 'testimonials',
      headline: 'What people say once the door is closed',
      items: [
        {
          name: '{{param.city.review.name}}',
          business: '{{param.city.review.home}} in {{param.city.name}}',
          rating: { param: 'city.review.rating' },
          text: '{{param.city.review.text}}',
        },
      ],
    },
    prices,
    questions: {
      block: 'faq',
      headline: 'What people ask before they let us in',
      items: [
        { question: '{{param.service.question}}', answer: '{{param.service.answer}}' },
        { question: '{{param.city.question}}', answer: '{{param.city.answer}}' },
        {
          question: 'Do I have to be at home?',
          answer: 'No. Most people hand us a key on the first day and are at work when we come.',
        },
      ],
      more: { label: 'Where we are in {{param.city.name}}', href: '{{param.city.map}}' },
    },
    quote,
  },
});
