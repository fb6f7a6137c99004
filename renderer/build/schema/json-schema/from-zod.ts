import * as z from 'zod';
import type { FieldMeta } from '../../../sdk/field.ts';
import { iconNames } from '../../../sdk/ui/icon.tsx';

/** A JSON Schema (draft 2020-12), as plain data. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly required?: readonly string[];
}

/** A schema, and the definitions that it refers to by `#/$defs/…`. */
export interface Piece {
  readonly schema: JsonSchema;
  readonly defs: Readonly<Record<string, JsonSchema>>;
}

/** The key of the definitions in a document. */
const defs = '#/$defs/';

export function ref(name: string): JsonSchema {
  return { $ref: `${defs}${name}` };
}

/** A schema that depends on whether the value meets a condition. */
export function choose(condition: JsonSchema, met: JsonSchema, unmet?: JsonSchema): JsonSchema {
  const [then, otherwise] = ['then', 'else'] as const;
  return { if: condition, [then]: met, ...(unmet && { [otherwise]: unmet }) };
}

/**
 * Converts a schema to JSON Schema, with the help of each field as its description. `name` prefixes its definitions, so that those
 * of one document do not collide. Checks in code are described in the description.
 */
export function fromZod(zod: z.ZodType, name: string): Piece {
  const made = z.toJSONSchema(zod, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => finish(zodSchema, jsonSchema),
  });
  const {
    $schema: _,
    $defs = {},
    ...schema
  }: Record<string, unknown> = JSON.parse(JSON.stringify(made).replaceAll(`"${defs}`, `"${defs}${name}-`));
  const own = Object.entries($defs as Record<string, JsonSchema>);
  return { schema, defs: Object.fromEntries(own.map(([key, def]) => [`${name}-${key}`, def])) };
}

/** What a schema says for Frontage alone. The type asks for every name, because readers refuse a keyword that they do not know. */
const ourMeta = Object.keys({
  kind: true,
  afterForm: true,
  fromEntry: true,
  inert: true,
  decorates: true,
  box: true,
  quoted: true,
  ahead: true,
  shownWhen: true,
  readByView: true,
  words: true,
  maxLength: true,
  identity: true,
  asks: true,
  alongside: true,
  initial: true,
  derivedFrom: true,
} satisfies Record<Exclude<keyof FieldMeta, 'pages'>, true>);

function finish(zod: z.core.$ZodType, json: z.core.JSONSchema.BaseSchema): void {
  const checks = customChecks(zod);
  const sentences = [json.description, checks.length > 0 ? `Also checked: ${checks.join('; ')}.` : undefined];
  const description = sentences.filter((sentence) => sentence !== undefined).join(' ');
  if (description !== '') json.description = description;
  // The help of a field describes what its type does not.
  if (json.kind === 'icon') {
    delete json.type;
    json.anyOf = [{ enum: [...iconNames] }, { type: 'string', pattern: iconOfSet }];
  }
  if (json.kind === 'prose') json.type = 'string';
  for (const name of ourMeta) delete json[name];
  if (json.pages === undefined) return;
  delete json.pages;
  const { description: help, ...list } = { ...json };
  for (const key of Object.keys(list)) delete json[key];
  json.anyOf = [list, pagesOf];
}

/** An icon of the site or of a set, as `own:tooth`. Editors complete the engine's names. */
const iconOfSet = '^[a-z0-9]+(-[a-z0-9]+)*:.+$';

/** The alternative to a list of link groups: the pages of a matrix. */
const pagesOf: z.core.JSONSchema.BaseSchema = {
  type: 'object',
  properties: {
    pagesOf: { type: 'string', description: 'The name of a matrix or collection.' },
    most: { type: 'integer', minimum: 1, description: 'Lists this many pages at most.' },
    topic: { type: 'string', description: 'Only entries of this topic.' },
    groupBy: { type: 'string', description: 'One group for each row of this parameter.' },
    title: { type: 'string', description: 'Title of a group.' },
    label: { type: 'string', description: 'Text of a link.' },
    note: { type: 'string', description: 'Text beside a link.' },
    where: {
      type: 'object',
      description: 'Only pages of these rows, by the value that the path uses.',
      additionalProperties: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
    },
  },
  required: ['pagesOf'],
  additionalProperties: false,
};

/** The messages of a schema's checks in code. */
function customChecks(zod: z.core.$ZodType): string[] {
  return (zod._zod.def.checks ?? []).flatMap((check) => {
    const { def } = check._zod;
    if (!isCustom(def)) return [];
    const error = def.error?.({ code: 'custom', input: undefined, path: [] });
    const message = typeof error === 'string' ? error : error?.message;
    const field = def.path?.map(String).join('.');
    return message === undefined ? [] : [field ? `"${field}" ${message}` : message];
  });
}

function isCustom(def: z.core.$ZodCheckDef): def is z.core.$ZodCustomDef {
  return def.check === 'custom';
}
