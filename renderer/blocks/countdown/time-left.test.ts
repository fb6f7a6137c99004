import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const second = 1000;
const hour = 3600 * second;

it.each([
  [
    50 * hour + 61 * second,
    [
      ['day', 2],
      ['hour', 2],
      ['minute', 1],
      ['second', 1],
    ],
  ],
  [
    24 * hour,
    [
      ['day', 1],
      ['hour', 0],
      ['minute', 0],
      ['second', 0],
    ],
  ],
  [59 * second, [['second', 59]]],
  [1, [['second', 1]]],
  [0, []],
  [-5, []],
])('%d milliseconds', (milliseconds, parts) => {
  expect(timeLeft(milliseconds)).toEqual(parts);
});
