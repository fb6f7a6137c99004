import * as z from 'zod';

/** A day as a config writes it; days compare as text does. */
export const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date such as 2027-01-31');
