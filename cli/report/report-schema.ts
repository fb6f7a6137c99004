import * as z from 'zod';
import { reportSchemaId } from './json.ts';

const count = z.int().nonnegative();
const position = z.int().positive();

const issue = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z]+(?:-[a-z]+)*$/)
    .meta({
      description:
        'The id of the rule, which never changes. `npx frontage explain <code>` explains it. Later versions may add rules.',
    }),
  severity: z.enum(['error', 'warning']),
  message: z.string().min(1).meta({ description: 'What is wrong.' }),
  path: z
    .array(z.union([z.string(), count]))
    .readonly()
    .meta({ description: 'The path of the value inside the config, with its routes expanded to pages.' }),
  file: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'Relative to the folder that the command ran in, with forward slashes.' }),
  line: position.optional().meta({ description: 'Counts from 1.' }),
  column: position.optional().meta({ description: 'Counts from 1, in UTF-16 code units.' }),
  exact: z
    .boolean()
    .optional()
    .meta({ description: 'False if code computes the value, so that the location is only the nearest one.' }),
  frame: z.string().optional().meta({ description: 'The lines around the location, with the column marked.' }),
  suggestion: z.string().optional().meta({ description: 'What to do about it.' }),
  places: z
    .array(z.strictObject({ file: z.string().min(1), line: position, column: position }))
    .readonly()
    .optional()
    .meta({ description: 'All locations of an issue that is about many values, and has no location of its own.' }),
  more: position.optional().meta({
    description:
      'Number of issues of this code and severity beyond the first thousand, which are not listed. Only the last listed issue has it.',
  }),
});

/** What `npx frontage check --format json` prints. */
export const reportSchema = z
  .strictObject({
    $schema: z
      .literal(reportSchemaId)
      .meta({ description: 'The id of this schema; it changes with every breaking change.' }),
    errors: count.meta({ description: 'Number of errors, listed or not.' }),
    warnings: count.meta({ description: 'Number of warnings, listed or not.' }),
    notShown: count.meta({ description: 'Number of issues that --rule and --route left out.' }),
    complete: z.boolean().meta({ description: 'False if errors kept pages from being rendered and checked.' }),
    pages: count.optional().meta({ description: 'Number of pages that were rendered and checked.' }),
    issues: z.array(issue).readonly(),
  })
  .meta({ title: 'Report of frontage check', description: 'Printed by `npx frontage check --format json`.' });

/** Returns the schema as JSON Schema (draft 2020-12). */
export function reportJsonSchema(): object {
  const { $schema, ...rest } = z.toJSONSchema(reportSchema, { io: 'input' });
  return { $schema, $id: reportSchemaId, ...rest };
}
