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

/** A text among the values of a row, with the parameter that describes it. */
export interface TextValue {
  readonly path: readonly (string | number)[];
  readonly param: ParamInput;
}

/**
 * Returns the texts among values that match their parameters. Values that differ from these by text alone match if each of
 * their texts does; see {@link matchesParam}.
 */
export function textValues(values: object, params: TemplateParams): readonly TextValue[] {
  return Object.entries(params).flatMap(([name, param]) => textsIn(Reflect.get(values, name), param, [name]));
}

function textsIn(value: unknown, param: ParamInput, path: TextValue['path']): readonly TextValue[] {
  if (typeof value === 'string') return [{ path, param }];
  if (param.type === 'list' && Array.isArray(value))
    return value.flatMap((item, index) => textsIn(item, param.of, [...path, index]));
  if (param.type !== 'group' || typeof value !== 'object' || value === null) return [];
  return textValues(value, param.fields).map((text) => ({ ...text, path: [...path, ...text.path] }));
}

/** Whether the parameter's schema would accept a value and return it unchanged. */
export function matchesParam(value: unknown, param: ParamInput): boolean {
  switch (param.type) {
    case 'text':
      return (
        typeof value === 'string' &&
        value !== '' &&
        value.length <= (param.max ?? maxTextLength) &&
        value.trim() === value
      );
    case 'number':
      return typeof value === 'number' && value >= (param.min ?? -maxNumber) && value <= (param.max ?? maxNumber);
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
