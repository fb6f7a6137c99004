import * as z from 'zod';
import { type Field, field } from '../../../sdk/field.ts';
import type { Condition } from './flow.ts';

/** When a field or a step is asked, by the answers to other fields. */
export const condition = (help: string): Field<Condition> =>
  field(
    z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string()).min(1, 'must have a value').max(60)])),
    'condition',
    help,
  );
