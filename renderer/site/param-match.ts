import { mayHaveMarks } from '../sdk/words/escape-words.ts';
import type { ParamInput, TemplateParams } from './template-input.ts';

/** Limits of parameters that declare none. */
export const maxTextLength = 2000;
export const maxNumber = 1e15;
export const minItems = 1;
export const maxItems = 200;

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
