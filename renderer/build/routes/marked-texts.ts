import * as z from 'zod';
import { endsWithNumber, escapeWords, mayHaveMarks } from '../../sdk/words/marks.ts';
import { seenWords } from '../../sdk/words/read-words.ts';
import type { RegisteredBlock } from '../../site/registry.ts';
import type { ParamInput, TemplateParams } from '../../site/template-input.ts';
import { asText } from '../lib/as-text.ts';
import { isRecord } from '../lib/is-record.ts';

/**
 * Which texts of a value may have marks (emphasis, links): the value itself if `rich`, or those in the items of a list, in the
 * fields of a group, or in the fields of each kind of group. `own` is content that was written for the field it goes into.
 * Undefined if no text may have any.
 */
export type MarkedTexts =
  | 'rich'
  | 'own'
  | { readonly item: MarkedTexts }
  | { readonly fields: Readonly<Record<string, MarkedTexts>> }
  | { readonly kinds: ReadonlyMap<string, MarkedTexts> }
  | undefined;

const bySchema = new WeakMap<z.ZodType, { readonly marked: MarkedTexts }>();

/** Returns which texts of a section may have marks. */
export function markedInSection(
  blocks: ReadonlyMap<string, Pick<RegisteredBlock, 'schema'>>,
  section: unknown,
): MarkedTexts {
  const schema = isRecord(section) ? blocks.get(asText(section.block))?.schema : undefined;
  return schema && markedIn(schema);
}

function markedIn(schema: z.ZodType): MarkedTexts {
  const known = bySchema.get(schema) ?? { marked: findMarked(schema) };
  bySchema.set(schema, known);
  return known.marked;
}

function findMarked(schema: z.ZodType): MarkedTexts {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return markedIn(schema.unwrap() as z.ZodType);
  if (z.globalRegistry.get(schema)?.words !== undefined) return 'rich';
  if (schema instanceof z.ZodArray) return ofItem(markedIn(schema.element as z.ZodType));
  if (schema instanceof z.ZodObject) return ofFields(schema.shape, (field) => markedIn(field as z.ZodType));
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return undefined;
  const kinds = (schema.options as z.ZodObject[]).flatMap((option) => {
    const { kind } = option.shape;
    const marked = markedIn(option);
    return kind instanceof z.ZodLiteral && marked !== undefined ? [[String(kind.value), marked] as const] : [];
  });
  return kinds.length === 0 ? undefined : { kinds: new Map(kinds) };
}

function ofItem(item: MarkedTexts): MarkedTexts {
  return item === undefined ? undefined : { item };
}

function ofFields<Field>(fields: Readonly<Record<string, Field>>, marked: (field: Field) => MarkedTexts): MarkedTexts {
  const found = Object.entries(fields).flatMap(([name, field]) => {
    const inner = marked(field);
    return inner === undefined ? [] : [[name, inner] as const];
  });
  return found.length === 0 ? undefined : { fields: Object.fromEntries(found) };
}

/**
 * Returns which parameters may have marks, by their dotted names: those of type `rich`. Content of type `value` is as it was
 * written for its field, unless it comes from the rows of one of the `axes`, which are data.
 */
export function markedParams(params: TemplateParams, axes: readonly string[] = []): Record<string, MarkedTexts> {
  const names = (fields: TemplateParams, prefix: string, isData: boolean): [string, MarkedTexts][] =>
    Object.entries(fields).flatMap(([name, param]) => {
      const ofRow = isData || axes.includes(prefix + name);
      const inner = param.type === 'group' ? names(param.fields, `${prefix}${name}.`, ofRow) : [];
      const marked = markedInParam(param, ofRow);
      return marked === undefined ? inner : [[prefix + name, marked], ...inner];
    });
  return Object.fromEntries(names(params, '', false));
}

function markedInParam(param: ParamInput, isData: boolean): MarkedTexts {
  switch (param.type) {
    case 'rich':
      return 'rich';
    case 'value':
      return isData ? undefined : 'own';
    case 'list':
      return ofItem(markedInParam(param.of, isData));
    case 'group':
      return ofFields(param.fields, (field) => markedInParam(field, isData));
    default:
      return undefined;
  }
}

/** Returns which texts inside a value may have marks, by its key or its number in a list. */
function markedInside(marked: MarkedTexts, value: object, key: string | number): MarkedTexts {
  if (marked === undefined || marked === 'rich') return undefined;
  if (marked === 'own') return 'own';
  if ('item' in marked) return marked.item;
  if ('fields' in marked) return Object.hasOwn(marked.fields, key) ? marked.fields[key] : undefined;
  return markedInside(marked.kinds.get(asText(Reflect.get(value, 'kind'))), value, key);
}

const converted = new WeakMap<object, { from: MarkedTexts; to: MarkedTexts; value: unknown }[]>();

/**
 * Returns a parameter's value for the place where it goes: text that is not `rich` shows its stars and brackets there, and rich
 * text that goes where no marks are loses them. A value that stays the same is the same object, and so is equal content.
 */
export function forPlace(value: unknown, from: MarkedTexts, to: MarkedTexts): unknown {
  if (from === to || from === 'own') return value;
  if (typeof value === 'string') return textForPlace(value, from === 'rich', to === 'rich');
  if (typeof value !== 'object' || value === null || !holdsMarks(value)) return value;
  const known = converted.get(value) ?? [];
  converted.set(value, known);
  const before = known.find((one) => one.from === from && one.to === to);
  if (before !== undefined) return before.value;
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    return [key, forPlace(inner, markedInside(from, value, step), markedInside(to, value, step))] as const;
  });
  const isSame = entries.every(([key, inner]) => inner === Reflect.get(value, key));
  const changed = Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
  const made = isSame ? value : changed;
  known.push({ from, to, value: made });
  return made;
}

/** A whole text. What stands before one cannot make its parentheses a link. */
function textForPlace(text: string, isRich: boolean, mayBeRich: boolean): string {
  if (isRich === mayBeRich || !mayHaveMarks(text)) return text;
  return mayBeRich ? escapeWords(text) : seenWords(text, 'lines');
}

/** Returns the text of a parameter for its place inside another text, where even its parentheses may end a link. */
export function insideText(text: string, from: MarkedTexts, to: MarkedTexts): string {
  if (from !== 'rich' && to === 'rich') return escapeWords(text);
  return from === 'rich' && to !== 'rich' && mayHaveMarks(text) ? seenWords(text, 'lines') : text;
}

/** Returns the text behind a value, so that its dot does not make an item of a list of a number that the value ends with. */
export function textBehind(value: string, text: string, marked: MarkedTexts): string {
  return marked === 'rich' && text.startsWith('.') && endsWithNumber(value) ? `\\${text}` : text;
}

const markedValues = new WeakMap<object, boolean>();

/** Whether any text in a value may have marks. */
function holdsMarks(value: object): boolean {
  const known = markedValues.get(value);
  if (known !== undefined) return known;
  // A value that contains itself has no marks but those found elsewhere in it.
  markedValues.set(value, false);
  const found = Object.values(value).some((inner: unknown) =>
    typeof inner === 'string' ? mayHaveMarks(inner) : typeof inner === 'object' && inner !== null && holdsMarks(inner),
  );
  markedValues.set(value, found);
  return found;
}

/** Where a value is filled in. */
export interface Inside {
  /** The parameters whose values it is part of. */
  readonly open: readonly string[];
  /** The texts that may have marks there. */
  readonly marked: MarkedTexts;
}

/** Returns where a value inside another one is, by its key or its number in a list. */
export function within({ open, marked }: Inside, value: object, key: string | number): Inside {
  return { open, marked: markedInside(marked, value, key) };
}

/** Returns the same place for texts without marks. */
export function unmarked({ open }: Inside): Inside {
  return { open, marked: undefined };
}
