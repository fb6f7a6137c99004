import * as z from 'zod';
import { dayShape, isDay } from '../sdk/day.ts';

/** Schema of a date, `YYYY-MM-DD`. Dates compare as strings. */
export const date = z
  .string()
  .regex(dayShape, 'must be a date such as 2027-01-31')
  .refine(
    (text) => !dayShape.test(text) || isDay(text),
    'must be a date that exists, with the month before the day, such as 2027-01-31',
  );
