import * as z from 'zod';
import { notEmpty, trim } from '../sdk/field.ts';

/** A text that visitors can see; white space around it is removed. */
export const text = z.string().check(trim, notEmpty);
