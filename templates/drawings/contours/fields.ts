import { type DrawingProps, text } from 'frontage/block';

export const contoursFields = {
  name: text('The name that determines the hill: the same name has the same hill.', { max: 60 }),
  initials: text('One or two letters on top of it.', { max: 2 }),
};

export type ContoursProps = DrawingProps<typeof contoursFields>;
