import * as z from 'zod';
import { dayFormat, isDay } from '../sdk/day.ts';

/** A day as a config writes it; days compare as text does. */
export const date = z
  .string()
  .regex(dayFormat, 'must be a date such as 2027-01-31')
  .refine(
    (text) => !dayFormat.test(text) || isDay(text),
    'must be a day that the calendar has, with the month before the day, such as 2027-01-31',
  );
