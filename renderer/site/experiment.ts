import * as z from 'zod';
import { control } from '../client/early/data.ts';
import type { SectionChanges } from './change-input.ts';
import { date } from './text.ts';
import type { Waived } from './waiver.ts';

/** An A/B test of a page: some visitors see a variant of it. */
export interface ExperimentInput extends Waived {
  kind: 'experiment';
  /** Name in leads and events: `hero`. */
  name: string;
  /** Path of the page. */
  of: string;
  /** What some visitors see instead. The others see the page itself, the control. */
  variants: readonly {
    /** Name of the variant: `b`. `?v=b` in the address shows it. */
    name: string;
    /** Percentage of visitors who see it. */
    weight: number;
    /** Changes to sections, as in a variant of a page. */
    sections: SectionChanges;
  }[];
  /** The last day of the test: `2027-01-31`. After it, every build reports that the test is over. */
  until?: string;
  /**
   * Stores the visitor's variant in local storage, beyond the session. Set it only if the site needs it to work, for example
   * to keep a promised price. Any other use needs consent.
   */
  functional?: boolean;
}

const name = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be small letters, digits and hyphens, and begin with a letter');

/** Schema of an experiment. Changes to sections are checked later, with their blocks. */
export const experimentSchema = z.strictObject({
  kind: z.literal('experiment'),
  name: name.meta({ description: "Name in leads and events: 'hero'." }),
  of: z.string().meta({ description: "The path of the page: '/local-seo'." }),
  variants: z
    .array(
      z.strictObject({
        name: name
          .refine((variant) => variant !== control, 'is reserved for the page itself')
          .meta({ description: "Name of the variant: 'b'." }),
        weight: z.number().min(0).max(99).meta({ description: 'Percentage of visitors who see it.' }),
        sections: z.record(z.string(), z.unknown()).meta({ description: 'Changes to sections, by name.' }),
      }),
    )
    .min(1, 'must list at least one variant')
    .max(9)
    .meta({ description: "What some visitors see instead: [{ name: 'b', weight: 50, sections: { … } }]." }),
  until: date.optional(),
  functional: z.boolean().optional(),
});
