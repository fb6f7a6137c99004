import * as z from 'zod';
import type { consentFields } from '../blocks/consent/view.tsx';
import { localeSchema } from './locale.ts';

/** Text of the consent prompt. Fields that are left out use the engine's own text. */
export type ConsentWords = z.input<z.ZodObject<typeof consentFields>>;

export interface PixelsInput {
  /**
   * Google Analytics 4: the measurement id of the data stream, `G-…`. `ads` also asks for consent to advertising; set it
   * for a property that is linked to Google Ads.
   */
  ga4?: { id: string | undefined; ads?: boolean };
  /** Meta's pixel: its numeric id. */
  meta?: { id: string | undefined };
  /** Text of the consent prompt; `locales` holds that for pages in other languages, by tag. */
  consent?: ConsentWords & { locales?: Record<string, ConsentWords> };
}

/** The block `consent` checks this text. */
const consentText = z.record(z.string(), z.unknown());

const measurementId = 'the measurement id of a Google Analytics 4 data stream, such as G-AB12CD34EF';

/** Schema of pixels. An id may be missing, because its environment variable is unset; the pixel is then off. */
export const pixelsSchema = z.strictObject({
  ga4: z
    .strictObject({
      id: z
        .string()
        .refine((id) => !id.startsWith('UA-'), {
          message: `belongs to Universal Analytics, which Google has shut down: use ${measurementId}`,
          abort: true,
        })
        .refine((id) => !id.startsWith('GTM-'), {
          message: `names a Tag Manager container, whose tags visitors have not consented to: use ${measurementId}`,
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
  consent: z.looseObject({ locales: z.record(localeSchema, consentText).default({}) }).default({ locales: {} }),
});
