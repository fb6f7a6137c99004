import * as z from 'zod';
import { control } from '../client/early/data.ts';
import type { SectionChanges } from './change-input.ts';
import { date } from './date.ts';
import type { Waived } from './waiver.ts';

/** A page that some of its visitors see otherwise, to learn which they like better. */
export interface ExperimentInput extends Waived {
  kind: 'experiment';
  /** Its name, in leads and events: `hero`. */
  name: string;
  /** Path of the page. */
  of: string;
  /** What some visitors see instead; the rest sees the page as it is, the control. */
  variants: readonly {
    /** Its name: `b`. The address shows it with `?v=b`. */
    name: string;
    /** Visitors in a hundred that see it. */
    weight: number;
    /** Changes of sections, as in a variant of a page. */
    sections: SectionChanges;
  }[];
  /** The last day it runs: `2027-01-31`. Afterwards each build says that it is over. */
  until?: string;
  /**
   * The visitor's variant is kept beyond the session, in local storage. Only where the site needs it to work, as when a
   * price was promised: otherwise it takes consent.
   */
  functional?: boolean;
}

const name = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be small letters, digits and hyphens, and begin with a letter');

/** The shape of an experiment, the changes of its sections aside. */
export const experimentSchema = z.strictObject({
  kind: z.literal('experiment'),
  name: name.meta({ description: "What it is called in leads and events: 'hero'." }),
  of: z.string().meta({ description: "The path of the page: '/local-seo'." }),
  variants: z
    .array(
      z.strictObject({
        name: name
          .refine((variant) => variant !== control, 'is what the page itself is called here')
          .meta({
            description: "What it is called: 'b'.",
          }),
        weight: z.number().min(0).max(99).meta({ description: 'Visitors in a hundred that see it.' }),
        sections: z.record(z.string(), z.unknown()).meta({ description: 'What is different, by section.' }),
      }),
    )
    .min(1, 'must list at least one variant')
    .max(9)
    .meta({ description: "What some visitors see: [{ name: 'b', weight: 50, sections: { … } }]." }),
  until: date.optional(),
  functional: z.boolean().optional(),
});
