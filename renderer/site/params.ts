import * as z from 'zod';
import { notEmpty, trim } from '../sdk/field.ts';
import { lengthWithoutTokens, rich } from '../sdk/fields.ts';
import { mayHaveMarks } from '../sdk/words/marks.ts';
import type { ParamInput, TemplateParams } from './template-input.ts';

/** Returns the schema of the values that a page gives a template. It is strict, so a misspelt name is an error. */
export function paramsSchema(params: TemplateParams): z.ZodObject {
  return z.strictObject(Object.fromEntries(Object.entries(params).map(([name, param]) => [name, paramSchema(param)])));
}

function paramSchema(param: ParamInput): z.ZodType {
  const described =
    param.help === undefined ? valueSchema(param) : valueSchema(param).meta({ description: param.help });
  return param.optional ? described.optional() : described;
}

function valueSchema(param: ParamInput): z.ZodType {
  switch (param.type) {
    case 'text': {
      const { max = maxTextLength } = param;
      return z
        .string()
        .check(trim, notEmpty)
        .refine((text) => lengthWithoutTokens(text) <= max, {
          error: `must have at most ${max} characters`,
          params: { max },
        });
    }
    case 'rich':
      return rich(param.help ?? '', { max: param.max ?? maxTextLength, lines: true });
    case 'number':
      return z
        .number()
        .min(param.min ?? -maxNumber)
        .max(param.max ?? maxNumber);
    case 'money':
      return z
        .number()
        .min(param.min ?? 0)
        .max(param.max ?? maxNumber);
    case 'flag':
      return z.boolean();
    case 'choice':
      return z.enum(param.options);
    case 'list':
      return z
        .array(paramSchema(param.of))
        .min(param.min ?? minItems)
        .max(param.max ?? maxItems);
    case 'group':
      return paramsSchema(param.fields);
    case 'value':
      return z.unknown().refine((value) => value !== undefined && value !== null, 'must not be empty');
  }
}

/** Returns the example values, with which a template is tested and shown. */
export function exampleParams(params: TemplateParams): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params).map(([name, param]) => [name, exampleOf(param)]));
}

function exampleOf(param: ParamInput): unknown {
  if (param.example !== undefined) return param.example;
  if (param.type === 'group') return exampleParams(param.fields);
  return param.type === 'list' ? [exampleOf(param.of)] : undefined;
}

const base = { help: z.string().min(1, 'must not be empty'), optional: z.boolean().optional() };
const parts = { help: base.help.optional(), optional: base.optional, example: z.unknown().optional() };
const limits = { min: z.number().optional(), max: z.number().optional() };
const name = z
  .string()
  .regex(/^[A-Za-z]\w*$/, 'must begin with a letter and hold letters and digits only')
  .refine((name) => !(name in Object.prototype), 'belongs to every object of JavaScript: choose another');

/** Schema of one parameter's description. */
const param: z.ZodType = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('text'), max: limits.max, example: z.string(), ...base }),
    z.strictObject({ type: z.literal('rich'), max: limits.max, example: z.string(), ...base }),
    z.strictObject({ type: z.literal('number'), ...limits, example: z.number(), ...base }),
    z.strictObject({ type: z.literal('money'), ...limits, example: z.number(), ...base }),
    z.strictObject({ type: z.literal('flag'), example: z.boolean(), ...base }),
    z.strictObject({
      type: z.literal('choice'),
      options: z.tuple([z.string()], z.string()),
      example: z.string(),
      ...base,
    }),
    z.strictObject({ type: z.literal('list'), of: param, ...limits, ...parts }),
    z.strictObject({ type: z.literal('group'), fields: z.record(name, param), ...parts }),
    z.strictObject({ type: z.literal('value'), example: z.unknown(), ...base }),
  ]),
);

/** Schema of a page template. Its sections are checked later, with their blocks. */
export const templateSchema = z.strictObject({
  description: z.string().min(1, 'must not be empty').meta({ description: 'What the template is for, in a sentence.' }),
  params: z.record(name, param),
  meta: z.record(z.string(), z.unknown()),
  layout: z.unknown().optional(),
  theme: z.unknown().optional(),
  locale: z.unknown().optional(),
  facts: z.unknown().optional(),
  sitemap: z.unknown().optional(),
  sections: z.record(z.string(), z.unknown()).meta({ description: 'The sections: { hero: { block: … } }.' }),
});

/** Limits of parameters that declare none. */
const maxTextLength = 2000;
const maxNumber = 1e15;
const minItems = 1;
const maxItems = 200;

/**
 * Whether the template's schema would accept the values and return them unchanged. There may be thousands of rows, and this
 * check takes a tenth of the time of parsing one. When in doubt it returns false, and the schema finds out what is wrong.
 */
export function matchesParams(values: unknown, params: TemplateParams): boolean {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return false;
  for (const name of Object.keys(values)) if (!Object.hasOwn(params, name)) return false;
  return Object.entries(params).every(([name, param]) => {
    const value: unknown = Object.hasOwn(values, name) ? Reflect.get(values, name) : undefined;
    return value === undefined ? param.optional === true : matchesParam(value, param);
  });
}

/** Whether the parameter's schema would accept a value and return it unchanged. */
function matchesParam(value: unknown, param: ParamInput): boolean {
  switch (param.type) {
    case 'text':
      return (
        typeof value === 'string' &&
        value !== '' &&
        value.length <= (param.max ?? maxTextLength) &&
        value.trim() === value
      );
    case 'rich':
      return typeof value === 'string' && !mayHaveMarks(value) && matchesParam(value, { ...param, type: 'text' });
    case 'number':
      return typeof value === 'number' && value >= (param.min ?? -maxNumber) && value <= (param.max ?? maxNumber);
    case 'money':
      return matchesParam(value, { min: 0, ...param, type: 'number' });
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return (param.options as readonly unknown[]).includes(value);
    case 'list':
      return (
        Array.isArray(value) &&
        value.length >= (param.min ?? minItems) &&
        value.length <= (param.max ?? maxItems) &&
        // `every` skips the holes of a sparse array.
        Object.keys(value).length === value.length &&
        value.every((item) => matchesParam(item, param.of))
      );
    case 'group':
      return matchesParams(value, param.fields);
    case 'value':
      return value !== null;
  }
}
