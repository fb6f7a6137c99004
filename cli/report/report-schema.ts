import * as z from 'zod';
import { reportSchemaId } from './json.ts';

const count = z.int().nonnegative();
const position = z.int().positive();

const issue = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z]+(?:-[a-z]+)*$/)
    .meta({
      description: 'The rule; permanent. `frontage explain <code>` says more. Versions to come may add others.',
    }),
  severity: z.enum(['error', 'warning']),
  message: z.string().min(1).meta({ description: 'What is wrong.' }),
  path: z
    .array(z.union([z.string(), count]))
    .readonly()
    .meta({ description: 'The way to the value inside the config, with its routes unfolded to pages.' }),
  file: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'Seen from the folder that the command ran in, with forward slashes.' }),
  line: position.optional().meta({ description: 'Counts from 1.' }),
  column: position.optional().meta({ description: 'Counts from 1, in UTF-16 code units.' }),
  exact: z
    .boolean()
    .optional()
    .meta({ description: 'False when the value is computed: the place is only the nearest one.' }),
  frame: z.string().optional().meta({ description: 'The lines around the place, with the column marked.' }),
  suggestion: z.string().optional().meta({ description: 'What to do about it.' }),
  more: position.optional().meta({
    description:
      'How many more issues of this code and severity there are that are not listed: of each, the first thousand found are. Only the last listed issue has it.',
  }),
});

/** What `frontage check --format json` prints. */
export const reportSchema = z
  .strictObject({
    $schema: z
      .literal(reportSchemaId)
      .meta({ description: 'Names this schema; a change that readers must know of changes it.' }),
    errors: count.meta({ description: 'Number of issues that are errors, those that are not listed among them.' }),
    warnings: count.meta({ description: 'Number of issues that are warnings, those that are not listed among them.' }),
    notShown: count.meta({ description: 'Number of issues that --rule and --route left out.' }),
    complete: z.boolean().meta({ description: 'False when errors kept pages from being rendered and looked at.' }),
    issues: z.array(issue).readonly(),
  })
  .meta({ title: 'Report of frontage check', description: 'Printed by `frontage check --format json`.' });

/** The same as JSON Schema (draft 2020-12). */
export function reportJsonSchema(): object {
  const { $schema, ...rest } = z.toJSONSchema(reportSchema, { io: 'input' });
  return { $schema, $id: reportSchemaId, ...rest };
}
