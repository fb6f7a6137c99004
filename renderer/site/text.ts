import * as z from 'zod';
import { notEmpty, trim } from '../sdk/field.ts';
import { dayFormat, isDay } from '../sdk/format.ts';

/** A text that visitors can see; white space around it is removed. */
export const text = z.string().check(trim, notEmpty);

/** Schema of a date, `YYYY-MM-DD`. Dates compare as strings. */
export const date = z
  .string()
  .regex(dayFormat, 'must be a date such as 2027-01-31')
  .refine(
    (text) => !dayFormat.test(text) || isDay(text),
    'must be a date that exists, with the month before the day, such as 2027-01-31',
  );
