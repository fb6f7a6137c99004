import { meantValue } from '../../renderer/build/schema/custom-diagnostic.ts';
import { append } from '../../renderer/sdk/any-length.ts';
import { didYouMean } from '../../renderer/sdk/suggest.ts';
import { inQuotes } from '../../renderer/sdk/unseen.ts';
import { exampleParams, paramsSchema } from '../../renderer/site/params.ts';
import type { ParamInput, TemplateParams } from '../../renderer/site/template-input.ts';
import { UsageError } from '../failure.ts';
import type { PageTemplate } from './page-templates.ts';

type Params = Record<string, unknown>;

/** One parameter by its name. */
export interface NamedParam {
  readonly name: string;
  readonly param: ParamInput;
}

/** Returns parameters that fit a one-line prompt. Groups and lists are easier to write in a file. */
export function scalarParams(params: TemplateParams): NamedParam[] {
  return Object.entries(params).flatMap(([name, param]) =>
    param.type === 'list' || param.type === 'group' || param.type === 'value' ? [] : [{ name, param }],
  );
}

/** Returns the parameters to prompt for: scalars, and short scalars of required groups by dotted name. */
export function promptedParams(params: TemplateParams): NamedParam[] {
  const inGroups = Object.entries(params).flatMap(([name, param]) =>
    param.type === 'group' && param.optional !== true
      ? scalarParams(param.fields)
          .filter((inner) => inner.param.optional !== true && String(inner.param.example).length <= 40)
          .map((inner) => ({ name: `${name}.${inner.name}`, param: inner.param }))
      : [],
  );
  return [...scalarParams(params), ...inGroups];
}

/** Parses `name=value` from the command line. Throws a UsageError for an invalid name or value. */
export function parseParams(given: readonly string[], { name: template, params }: PageTemplate): Params {
  const result: Params = {};
  for (const argument of given) {
    const [, name = '', value = ''] = /^\s*([^=]+?)\s*=([\s\S]*)$/.exec(argument) ?? [];
    if (name === '') {
      throw new UsageError(
        `"${argument}" is not a parameter.`,
        'Write its name and its value: --param keyword="roof repair"',
      );
    }
    const param = paramOf(params, name.split('.'));
    if (param === undefined) {
      throw new UsageError(
        `The template ${template} has no parameter "${name}".`,
        didYouMean(name, namesOf(params), 'parameter'),
      );
    }
    setParam(
      result,
      name,
      param.type === 'list' ? listValue(result, name, value, param.of) : parseValue(name, value, param),
    );
  }
  return result;
}

/** Sets a value by dotted name. */
export function setParam(params: Params, name: string, value: unknown): void {
  const [key = '', ...rest] = name.split('.');
  if (rest.length === 0) {
    params[key] = value;
    return;
  }
  const inner = params[key];
  const group: Params = isRecord(inner) ? { ...inner } : {};
  setParam(group, rest.join('.'), value);
  params[key] = group;
}

/** Fills in missing parameters with the template's examples, and returns their names. */
export function withExamples(
  given: Params,
  params: TemplateParams,
): { readonly values: Params; readonly examples: readonly string[] } {
  const values: Params = {};
  const examples: string[] = [];
  const all = exampleParams(params);
  for (const [name, param] of Object.entries(params)) {
    const value = given[name];
    if (param.type === 'group' && isRecord(value)) {
      const inner = withExamples(value, param.fields);
      values[name] = inner.values;
      append(
        examples,
        inner.examples.map((field) => `${name}.${field}`),
      );
    } else {
      values[name] = value ?? all[name];
      if (value === undefined && all[name] !== undefined) examples.push(name);
    }
  }
  return { values, examples };
}

/** Returns the first error in parameters; undefined if they are valid. */
export function paramsError(values: Params, params: TemplateParams): string | undefined {
  const parsed = paramsSchema(params).safeParse(values);
  const issue = parsed.error?.issues[0];
  return issue && `${issue.path.join('.')} ${issue.message}`;
}

/** Returns the help of a parameter for the command line. */
export function paramHelp({ name, param }: NamedParam): string {
  const example = param.example === undefined ? '' : ` Example: ${JSON.stringify(param.example)}.`;
  return `${name}: ${param.help ?? ''}${example}`;
}

/** Returns a value by dotted name. */
export function paramAt(params: Params, name: string): unknown {
  return name.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), params);
}

/** Parses the text of a parameter. Throws a UsageError if it is invalid. */
export function parseValue(name: string, text: string, param: ParamInput): unknown {
  switch (param.type) {
    case 'number':
    case 'money': {
      const number = Number(text);
      if (text.trim() === '' || Number.isNaN(number)) {
        const message = `"${name}" must be a number, not ${inQuotes(text)}.`;
        throw new UsageError(message, meantValue('number', text) ?? param.help);
      }
      return number;
    }
    case 'flag':
      if (!/^(?:true|false|yes|no)$/i.test(text))
        throw new UsageError(`"${name}" must be true or false, not ${inQuotes(text)}.`, 'Write yes or no.');
      return /^(?:true|yes)$/i.test(text);
    case 'choice':
      if (!param.options.includes(text)) {
        throw new UsageError(`"${name}" cannot be "${text}".`, didYouMean(text, param.options, 'option'));
      }
      return text;
    case 'text':
    case 'rich':
      return text;
    default:
      return jsonValue(name, text);
  }
}

function listValue(params: Params, name: string, text: string, item: ParamInput): unknown {
  if (/^\s*\[/.test(text)) return jsonValue(name, text);
  const before = paramAt(params, name);
  return [...(Array.isArray(before) ? before : []), parseValue(name, text, item)];
}

function jsonValue(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`The value of "${name}" is not valid JSON.`, 'Write lists and objects as JSON.');
  }
}

function paramOf(params: TemplateParams, [key = '', ...rest]: readonly string[]): ParamInput | undefined {
  const param = Object.hasOwn(params, key) ? params[key] : undefined;
  if (rest.length === 0 || param === undefined) return param;
  return param.type === 'group' ? paramOf(param.fields, rest) : undefined;
}

function namesOf(params: TemplateParams): string[] {
  return Object.entries(params).flatMap(([name, param]) =>
    param.type === 'group' ? namesOf(param.fields).map((inner) => `${name}.${inner}`) : [name],
  );
}

function isRecord(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
