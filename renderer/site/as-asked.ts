import type { ParamInput, TemplateParams } from './template-input.ts';

/** What parameters may hold where their descriptions do not say. */
export const mostText = 2000;
export const mostNumber = 1e15;
export const fewestItems = 1;
export const mostItems = 200;

/**
 * Whether values are what the parameters of a template ask for as they stand, so that their schema would hand them back
 * unchanged: there may be thousands of rows, and to look at one takes a tenth of what parsing it does. Where it is not sure, the
 * schema has to say what is wrong.
 */
export function areAsAsked(values: unknown, params: TemplateParams): boolean {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return false;
  for (const name of Object.keys(values)) if (!Object.hasOwn(params, name)) return false;
  return Object.entries(params).every(([name, param]) => {
    const value: unknown = Object.hasOwn(values, name) ? Reflect.get(values, name) : undefined;
    return value === undefined ? param.optional === true : isAsAsked(value, param);
  });
}

/** A word among some values, by the way to it, and what is asked of it. */
export interface AskedWord {
  readonly way: readonly (string | number)[];
  readonly param: ParamInput;
}

/**
 * The words among values that are as they are asked for. Others that differ from these by words alone are so where each of these
 * words is; see {@link isAsAsked}.
 */
export function askedWords(values: object, params: TemplateParams): readonly AskedWord[] {
  return Object.entries(params).flatMap(([name, param]) => wordsIn(Reflect.get(values, name), param, [name]));
}

function wordsIn(value: unknown, param: ParamInput, way: AskedWord['way']): readonly AskedWord[] {
  if (typeof value === 'string') return [{ way, param }];
  if (param.type === 'list' && Array.isArray(value))
    return value.flatMap((item, index) => wordsIn(item, param.of, [...way, index]));
  if (param.type !== 'group' || typeof value !== 'object' || value === null) return [];
  return askedWords(value, param.fields).map((word) => ({ ...word, way: [...way, ...word.way] }));
}

/** Whether a value is what its parameter asks for as it stands. */
export function isAsAsked(value: unknown, param: ParamInput): boolean {
  switch (param.type) {
    case 'text':
      return (
        typeof value === 'string' && value !== '' && value.length <= (param.max ?? mostText) && value.trim() === value
      );
    case 'number':
      return typeof value === 'number' && value >= (param.min ?? -mostNumber) && value <= (param.max ?? mostNumber);
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return (param.options as readonly unknown[]).includes(value);
    case 'list':
      return (
        Array.isArray(value) &&
        value.length >= (param.min ?? fewestItems) &&
        value.length <= (param.max ?? mostItems) &&
        // Holes in it are no items, and nobody would look at them.
        Object.keys(value).length === value.length &&
        value.every((item) => isAsAsked(item, param.of))
      );
    case 'group':
      return areAsAsked(value, param.fields);
    case 'value':
      return value !== null;
  }
}
