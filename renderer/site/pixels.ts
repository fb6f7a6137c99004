import * as z from 'zod';
import type { consentFields } from '../blocks/consent/fields.ts';

/** The words in which visitors are asked; each that is left out has an English one. */
export type ConsentWords = z.input<z.ZodObject<typeof consentFields>>;

export interface PixelsInput {
  /**
   * Google Analytics 4: the measurement id of the data stream, `G-…`. `ads` asks for advertising as well, for a property
   * that is linked to Google Ads.
   */
  ga4?: { id: string | undefined; ads?: boolean };
  /** Meta's pixel: its id, a number. */
  meta?: { id: string | undefined };
  /** The words in which visitors are asked; `locales` holds others for pages in other languages, by their tag. */
  consent?: ConsentWords & { locales?: Record<string, ConsentWords> };
}

/** Words are checked by the block that shows them. */
const words = z.record(z.string(), z.unknown());

const measurementId = 'the measurement id of a Google Analytics 4 data stream, such as G-AB12CD34EF';

/** An id may be missing, because the environment does not hold it: then there is no such pixel. */
export const pixelsSchema = z.strictObject({
  ga4: z
    .strictObject({
      id: z
        .string()
        .refine((id) => !id.startsWith('UA-'), {
          message: `belongs to Universal Analytics, which has ended: take ${measurementId}`,
          abort: true,
        })
        .refine((id) => !id.startsWith('GTM-'), {
          message: `names a container of Tag Manager, and nobody has agreed to what that holds: take ${measurementId}`,
          abort: true,
        })
        .regex(/^G-[A-Z\d]{4,20}$/, `must be ${measurementId}`)
        .optional(),
      ads: z.boolean().default(false),
    })
    .optional(),
  meta: z
    .strictObject({
      id: z
        .string()
        .regex(/^\d{5,20}$/, "must be the id of a Meta pixel: a number, in quotes, such as '123456789012345'")
        .optional(),
    })
    .optional(),
  consent: z.looseObject({ locales: z.record(z.string(), words).default({}) }).default({ locales: {} }),
});
