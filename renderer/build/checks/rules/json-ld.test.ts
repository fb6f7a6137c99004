import { expect, it } from 'vitest';
import { incompleteNodes } from './json-ld.ts';

it('finds missing properties that a type requires, at any depth', () => {
  const data = {
    '@graph': [
      {
        '@type': 'FAQPage',
        mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: ' ' } }],
      },
      {
        '@type': ['Product', 'Thing'],
        name: 'Moss',
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 0 },
      },
      { '@type': 'VideoObject', name: 'Film' },
    ],
  };
  expect(incompleteNodes(data)).toEqual([
    { node: 'FAQPage > Question "Why?" > Answer', lacks: ['text'] },
    { node: 'VideoObject "Film"', lacks: ['thumbnailUrl', 'uploadDate'] },
  ]);
});

it('takes an empty list and an empty text as missing', () => {
  expect(incompleteNodes({ '@type': 'FAQPage', mainEntity: [] })).toEqual([{ node: 'FAQPage', lacks: ['mainEntity'] }]);
  expect(incompleteNodes({ '@type': 'FAQPage', mainEntity: [''] })).toHaveLength(1);
});

it('accepts one of several properties, and types without required properties', () => {
  expect(
    incompleteNodes({
      '@type': 'Offer',
      priceSpecification: { '@type': 'PriceSpecification', price: '1', priceCurrency: 'EUR' },
    }),
  ).toEqual([]);
  expect(incompleteNodes([{ '@type': 'Thing' }, { '@type': 'toString' }, 'words', null])).toEqual([]);
});
