import * as z from 'zod';

/** A text that is not empty; white space around it is removed. */
export const text = z.string().trim().min(1, 'must not be empty');
