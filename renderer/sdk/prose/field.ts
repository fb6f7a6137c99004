import * as z from 'zod';
import type { Field } from '../fields.ts';
import { isProse, type ProseNode } from './prose.ts';

/** A Markdown file of `templates/prose`. */
export function prose(help: string): Field<readonly ProseNode[], string> {
  const isFile = (value: unknown) => isProse(value) || (typeof value === 'string' && value !== '');
  const schema: z.ZodType = z.custom(isFile, 'must be the name of a file');
  z.globalRegistry.add(schema, { kind: 'prose', description: help });
  return schema as unknown as Field<readonly ProseNode[], string>;
}
