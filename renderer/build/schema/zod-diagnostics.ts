import * as z from 'zod';
import { highest } from '../../sdk/any-length.ts';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { didYouMean, nearest } from '../../sdk/suggest.ts';
import { asText } from '../lib/as-text.ts';
import { entry } from '../lib/entry.ts';
import { customDiagnostic, describe, meantValue, measured, suggested } from './custom-diagnostic.ts';

/** Turns zod's issues into diagnostics that name the value as the config has it. `at` is the JSON path of the parsed value. */
export function zodDiagnostics(error: z.ZodError, schema: z.ZodType, value: unknown, at: Path): Diagnostic[] {
  const issues = withoutEchoes(error.issues.flatMap((issue) => flatten(issue)));
  const misspelt = misspellings(issues, schema, value);
  return issues.flatMap((issue) => {
    if (issue.code === 'custom' && requiresMisspelt(issue, misspelt)) return [];
    if (issue.code === 'unrecognized_keys') return unknownFields(issue, schema, value, at, misspelt);
    if (isMissing(issue, value)) {
      const name = String(issue.path.at(-1));
      return misspelt.has(issue.path.join('\0'))
        ? []
        : [missingField(name, schemaAt(schema, issue.path, value), at, issue.path)];
    }
    const diagnostic = wrongValue(issue, value, at);
    return [
      diagnostic.suggestion === undefined ? { ...diagnostic, ...suggested(wayOut(issue, schema, value)) } : diagnostic,
    ];
  });
}

type Issue = z.core.$ZodIssue;

/** Replaces a union's issue, which is not useful, by those of the branch that matches best. */
function flatten(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const depth = (branch: readonly Issue[]) => highest(branch.map((inner) => inner.path.length));
  const deepest = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0];
  const notType = issue.errors.find((branch) => branch.every((inner) => inner.code !== 'invalid_type'));
  const branch = deepest !== undefined && depth(deepest) > 0 ? deepest : notType;
  if (branch === undefined) return [issue];
  return branch.flatMap((inner) => flatten({ ...inner, path: [...issue.path, ...inner.path] } as Issue));
}

/** Removes follow-up issues of values with the wrong type. */
function withoutEchoes(issues: readonly Issue[]): Issue[] {
  const wrongType = new Set(issues.flatMap(({ code, path }) => (code === 'invalid_type' ? [path.join('\0')] : [])));
  return issues.filter(({ code, path }) => code === 'invalid_type' || !wrongType.has(path.join('\0')));
}

function isMissing(issue: Issue, value: unknown): boolean {
  if (issue.path.length === 0 || valueAt(value, issue.path) !== undefined) return false;
  const parent = valueAt(value, issue.path.slice(0, -1));
  return typeof parent === 'object' && parent !== null && !Array.isArray(parent);
}

/** Finds missing fields with a misspelt name, by that name: only the unknown name is reported. */
function misspellings(issues: readonly Issue[], schema: z.ZodType, value: unknown): Map<string, string> {
  const found = new Map<string, string>();
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const absent = absentFields(schemaAt(schema, issue.path, value), valueAt(value, issue.path));
    for (const key of issue.keys) {
      const meant = nearest(key, absent);
      if (meant !== undefined) found.set([...issue.path, meant].join('\0'), key);
    }
  }
  return found;
}

/** Whether a rule between fields requires a field that has a misspelt name. */
function requiresMisspelt({ path, message }: Issue, misspelt: ReadonlyMap<string, string>): boolean {
  return [...misspelt.keys()].some((key) => {
    const [meant, ...owner] = key.split('\0').reverse();
    return owner.reverse().join('\0') === path.join('\0') && message.includes(`"${meant}"`);
  });
}

function unknownFields(
  issue: Extract<Issue, { code: 'unrecognized_keys' }>,
  schema: z.ZodType,
  value: unknown,
  at: Path,
  misspelt: ReadonlyMap<string, string>,
): Diagnostic[] {
  const here = schemaAt(schema, issue.path, value);
  const absent = absentFields(here, valueAt(value, issue.path));
  return issue.keys.map((key) => {
    const meant = [...misspelt]
      .find(([, wrong]) => wrong === key)?.[0]
      .split('\0')
      .at(-1);
    return {
      code: 'unknown-field',
      message: `There is no field "${key}" here.`,
      path: [...at, ...plainPath(issue.path), key],
      atKey: true,
      suggestion: meant !== undefined ? `Did you mean "${meant}"?` : otherField(key, here, absent),
    };
  });
}

const tickedInAdvance = /^(?:default)?(?:checked|ticked)$/i;

/** Suggests the field that was probably meant, and says if it is set already. */
function otherField(key: string, schema: z.ZodType | undefined, absent: readonly string[]): string {
  if (tickedInAdvance.test(key))
    return 'Remove it: no box is ticked in advance, because only a tick that a person sets is consent.';
  const present =
    schema instanceof z.ZodObject ? Object.keys(schema.shape).filter((name) => !absent.includes(name)) : [];
  const twin = nearest(key, absent) === undefined ? nearest(key, present) : undefined;
  if (twin !== undefined) return `Did you mean "${twin}"? It is set already.`;
  return absent.length > 0
    ? didYouMean(key, absent, 'other field')
    : 'Remove it: every field that exists here is set already.';
}

function missingField(name: string, schema: z.ZodType | undefined, at: Path, path: readonly PropertyKey[]): Diagnostic {
  const help = schema && z.globalRegistry.get(unwrap(schema))?.description;
  return {
    code: 'missing-field',
    message: `The field "${name}" is missing.`,
    path: [...at, ...plainPath(path.slice(0, -1))],
    lacks: name,
    suggestion: help ? `Add ${name}: ${lowerFirst(help)}` : `Add ${name}.`,
  };
}

/** Says what to write instead of an empty value or one that is no text, and whether the field may be left out. */
function wayOut(issue: Issue, schema: z.ZodType, value: unknown): string | undefined {
  const actual = valueAt(value, issue.path);
  const isText =
    issue.code === 'invalid_type' ? issue.expected === 'string' : 'origin' in issue && issue.origin === 'string';
  const isEmpty = issue.code === 'too_small' && (isText || (Array.isArray(actual) && actual.length === 0));
  if (!isEmpty && !(issue.code === 'invalid_type' && isText)) return undefined;
  const key = issue.path.at(-1);
  const owner = schemaAt(schema, issue.path.slice(0, -1), value);
  const field = owner instanceof z.ZodObject ? entry(owner.shape, key ?? '') : undefined;
  const isOptional = field instanceof z.ZodOptional || field instanceof z.ZodDefault;
  const remove = typeof key === 'number' ? ', or remove the entry' : isOptional ? ', or remove the field' : '';
  if (isText) return `Write a text${remove}.`;
  const least = issue.code === 'too_small' ? Number(issue.minimum) : 1;
  return `Add ${least === 1 ? 'an entry' : `${least} entries`}${remove}.`;
}

function wrongValue(issue: Issue, value: unknown, at: Path): Diagnostic {
  const path = [...at, ...plainPath(issue.path)];
  const name = issue.path.length > 0 ? nameOf(path) : 'The value';
  const actual = valueAt(value, issue.path);
  switch (issue.code) {
    case 'invalid_type':
      return {
        code: 'wrong-type',
        message: `${name} must be ${kinds[issue.expected] ?? issue.expected}, not ${describe(actual)}.`,
        path,
        ...suggested(meantValue(issue.expected, actual) ?? numberForm([issue.expected], actual)),
      };
    case 'invalid_union':
      return unionDiagnostic(issue, name, actual, path);
    case 'invalid_value': {
      const options = issue.values.map(String);
      return {
        code: 'invalid-value',
        message: `${name} cannot be ${describe(actual)}.`,
        path,
        suggestion: didYouMean(asText(actual), options, 'value'),
      };
    }
    case 'too_small':
      return {
        code: 'invalid-value',
        message: `${name} ${sized(issue.message, `needs ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`, issue.origin)}${measured(actual)}.`,
        path,
      };
    case 'too_big':
      return {
        code: 'invalid-value',
        message: `${name} ${sized(issue.message, `may have ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}`, issue.origin)}${measured(actual)}.`,
        path,
        ...(typeof actual === 'string' && {
          tooLong: { max: Number(issue.maximum), excess: actual.length - Number(issue.maximum) },
        }),
      };
    case 'invalid_key':
      return { ...invalidKey(issue.issues[0], String(issue.path.at(-1))), path, atKey: true };
    default:
      return customDiagnostic(issue, name, actual, path);
  }
}

function invalidKey(issue: Issue | undefined, key: string): Pick<Diagnostic, 'code' | 'message' | 'suggestion'> {
  const { suggestion } = issue === undefined ? {} : customDiagnostic(issue, `"${key}"`, key, []);
  return {
    code: 'invalid-value',
    message: `The name "${key}" ${issue?.message ?? 'cannot be used'}.`,
    ...suggested(suggestion),
  };
}

/** Suggests the form of a number instead of a text that holds none. */
function numberForm(expected: readonly string[], actual: unknown): string | undefined {
  return typeof actual === 'string' && expected.includes('number')
    ? 'Write a number in plain digits, such as 45 or 4.5.'
    : undefined;
}

/** Names a field, or an entry of a list by its number. */
function nameOf(path: Path): string {
  const list = path.at(-2);
  const last = path.at(-1);
  if (typeof last !== 'number') return `"${last}"`;
  return typeof list === 'string' ? `Entry ${last + 1} of "${list}"` : `Entry ${last + 1}`;
}

function unionDiagnostic(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  name: string,
  actual: unknown,
  path: Path,
): Diagnostic {
  if ('discriminator' in issue && typeof issue.discriminator === 'string') {
    const options = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
    return {
      code: 'invalid-value',
      message: `${name} cannot be ${describe(actual)}.`,
      path,
      ...(options.length > 0 ? { suggestion: didYouMean(asText(actual), options, 'value') } : {}),
    };
  }
  return {
    code: 'wrong-type',
    message: `${name} must be ${alternatives(issue)}, not ${describe(actual)}.`,
    path,
    ...suggested(
      expectations(issue).flatMap((expected) => meantValue(expected, actual) ?? [])[0] ??
        numberForm(expectations(issue), actual),
    ),
  };
}

/** The types of the branches of a union. */
function expectations(issue: Extract<Issue, { code: 'invalid_union' }>): string[] {
  return issue.errors.flatMap((branch) =>
    branch.flatMap((inner) => (inner.code === 'invalid_type' ? [inner.expected] : [])),
  );
}

function alternatives(issue: Extract<Issue, { code: 'invalid_union' }>): string {
  const expected = expectations(issue).map((type) => (type === 'object' ? "{ fact: '…' }" : (kinds[type] ?? type)));
  return [...new Set(expected)].join(' or ') || 'another kind of value';
}

/** Describes a limit; the schema's own message wins over the general one. */
function sized(message: string, general: string, origin: string): string {
  if (message.startsWith('must')) return message;
  const isOne = / 1$/.test(general);
  const names: Record<string, readonly [one: string, many: string]> = {
    string: [' character', ' characters'],
    array: [' entry', ' entries'],
  };
  const unit = names[origin]?.[isOne ? 0 : 1] ?? '';
  return unit === '' ? general.replace('needs', 'must be').replace('may have', 'must be') : general + unit;
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function plainPath(path: readonly PropertyKey[]): (string | number)[] {
  return path.map((key) => (typeof key === 'symbol' ? String(key) : key));
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Returns the value at a path; undefined if there is none. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(entry, value);
}

/** Returns the fields of an object schema that a value lacks. */
function absentFields(schema: z.ZodType | undefined, value: unknown): string[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.keys(schema.shape).filter((key) => !Object.hasOwn(Object(value), key));
}

/** Returns the schema of the value at a path. For a union, that is the branch that was probably meant. */
function schemaAt(schema: z.ZodType, path: readonly PropertyKey[], value: unknown): z.ZodType | undefined {
  const here = branchFor(unwrap(schema), value);
  const [key, ...rest] = path;
  if (key === undefined) return here;
  const inner = entry(value, key);
  if (here instanceof z.ZodObject) {
    const field = entry(here.shape, key) as z.ZodType | undefined;
    return field && schemaAt(field, rest, inner);
  }
  if (here instanceof z.ZodArray) return schemaAt(here.element as z.ZodType, rest, inner);
  return here instanceof z.ZodRecord ? schemaAt(here.valueType as z.ZodType, rest, inner) : undefined;
}

/** Returns the schema, or for a union the branch of the value's `kind`, or else the first branch of the value's type. */
function branchFor(schema: z.ZodType, value: unknown): z.ZodType {
  if (!(schema instanceof z.ZodUnion)) return schema;
  const branches = (schema.options as z.ZodType[]).map((branch) => branchFor(unwrap(branch), value));
  const { discriminator } = schema.def as { readonly discriminator?: string };
  const isMeant = (branch: z.ZodType) => {
    if (!(branch instanceof z.ZodObject)) return branch instanceof z.ZodArray && Array.isArray(value);
    if (discriminator === undefined) return !Array.isArray(value);
    const kind = branch.shape[discriminator] as z.ZodType | undefined;
    return kind?.safeParse(valueAt(value, [discriminator])).success === true;
  };
  return branches.find(isMeant) ?? schema;
}

/** Returns the schema inside optional, default and lazy schemas. */
function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return unwrap(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodLazy) return unwrap(schema.unwrap() as z.ZodType);
  return schema;
}
