import { type DrawingProps, group, list, number, text } from 'frontage/block';

export const mapPackFields = {
  term: text('The search phrase, as a customer would type it.', { max: 80 }),
  place: text('City or area; the street plan behind the pins is generated from it.', { max: 60 }),
  results: list(
    group(
      {
        name: text('Name of the business in the result.', { max: 60 }),
        rating: number('Average rating, 1 to 5.', { min: 1, max: 5 }),
        reviews: number('How many reviews it has.', { min: 0 }),
        note: text('The line under the name: kind of business, opening hours.', { max: 80 }),
      },
      'One business in the results.',
    ),
    'The results in order, best first.',
    { min: 3, max: 4 },
  ),
  business: text('The result to highlight: the name of one of the results.', { max: 60 }),
  from: number('The former rank; the result then rises to its rank.', { min: 2, max: 100 }).optional(),
};

export type MapPackProps = DrawingProps<typeof mapPackFields>;
