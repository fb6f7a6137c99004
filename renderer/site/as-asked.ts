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

function isAsAsked(value: unknown, param: ParamInput): boolean {
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
