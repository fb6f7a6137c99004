import type * as z from 'zod';
import { thousands } from '../../sdk/format.ts';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { localeOr } from '../../site/locale.ts';
import { paramsSchema, templateSchema } from '../../site/params.ts';
import type { ParamInput, TemplateParams } from '../../site/template-input.ts';
import { countValues } from '../lib/count-values.ts';
import { entry } from '../lib/entry.ts';
import { readValue } from '../schema/parse-value.ts';
import type { CellFormat } from './cells.ts';
import type { MoneyFormat } from './param-values.ts';

/** A validated template. */
export interface Template {
  readonly params: TemplateParams;
  /** Schema of its parameters. */
  readonly schema: z.ZodObject;
  /** Every parameter by its dotted name. */
  readonly names: readonly string[];
  /** Those that are prices. */
  readonly money: ReadonlySet<string>;
  readonly page: Readonly<Record<string, unknown>>;
}

/** Valid templates, which stay the same object while nothing in them changes. */
const valid = new WeakMap<object, Template>();

/** Reads page templates. Checks and reports each once, however many routes use it. */
export class TemplateReader {
  readonly #invalid = new WeakSet<object>();
  readonly #diagnostics: Diagnostic[];

  constructor(diagnostics: Diagnostic[]) {
    this.#diagnostics = diagnostics;
  }

  read(template: object, at: Path): Template | undefined {
    if (this.#invalid.has(template)) return undefined;
    const read = valid.get(template) ?? this.#check(template, at);
    if (read === undefined) this.#invalid.add(template);
    else valid.set(template, read);
    return read;
  }

  #check(value: object, at: Path): Template | undefined {
    if (countValues(entry(value, 'params'), 'example') > maxValues) {
      this.#diagnostics.push({ ...tooManyValues, path: [...at, 'params'] });
      return undefined;
    }
    const read = readValue(templateSchema, value, at, this.#diagnostics);
    if (read === undefined) return undefined;
    const { description: _, params, ...page } = read;
    const described = params as TemplateParams;
    const names = dottedNames(described);
    const money = new Set(names.filter((name) => paramNamed(name, described)?.type === 'money'));
    return { params: described, schema: paramsSchema(described), names, money, page };
  }
}

/** Says how the texts of a template's pages write its prices. */
export function moneyFormat({ money: names }: Template, locale: unknown, site: CellFormat): MoneyFormat | undefined {
  return names.size === 0 ? undefined : { names, locale: localeOr(locale, site.locale), currency: site.currency };
}

function paramNamed(name: string, params: TemplateParams): ParamInput | undefined {
  const [first = '', ...rest] = name.split('.');
  const param = params[first];
  return rest.length > 0 && param?.type === 'group' ? paramNamed(rest.join('.'), param.fields) : param;
}

/** Maximum number of values: nested groups that share others can have an exponential number of names. */
const maxValues = 100_000;

const tooManyValues: Omit<Diagnostic, 'path'> = {
  code: 'invalid-value',
  message: `The parameters have more than ${thousands(maxValues)} values, counting a shared group each time it is used.`,
  suggestion: 'Look for groups that contain each other many times.',
};

function dottedNames(params: TemplateParams): string[] {
  return Object.entries(params).flatMap(([name, param]) => [
    name,
    ...innerNames(param).map((inner) => `${name}.${inner}`),
  ]);
}

function innerNames(param: ParamInput): string[] {
  return param.type === 'group' ? dottedNames(param.fields) : [];
}
