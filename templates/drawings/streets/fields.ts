import { text } from 'frontage/block';

export const streetsFields = {
  place: text('The name that determines the streets: the same name has the same streets.', { max: 120 }),
};
