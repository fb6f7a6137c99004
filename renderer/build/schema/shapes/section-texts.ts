import * as z from 'zod';
import { captionLimits } from '../../../sdk/picture/picture.tsx';
import { defaultText, hasQueryPlaceholder, withoutPlaceholderMarks } from '../../../sdk/query-text.ts';
import { isVisible } from '../../../sdk/unseen.ts';
import { isWordsError, readWords, type WordsKind } from '../../../sdk/words/read-words.ts';
import {
  innerOf,
  isList,
  isRichTree,
  mapTree,
  plainWords,
  type RichText,
  type RichTree,
  writeWords,
} from '../../../sdk/words/rich-text.ts';
import { asText, sharedJson } from '../../lib/as-text.ts';
import { entry } from '../../lib/entry.ts';
import { isRecord } from '../../lib/is-record.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a section, with its texts apart from all else. */
export interface SectionTexts {
  /** Everything but the texts, as a string: sections that differ by text alone have the same. */
  readonly shape: string;
  /** The texts in their order, none of them empty. */
  readonly texts: readonly string[];
  /** No text has a query placeholder or a leading line break, which some elements drop. A view shows such texts unchanged. */
  readonly isVerbatim: boolean;
  /** Every text is valid in its field and contains no token. */
  readonly isPlain: boolean;
}

/** The fields of a section as the config has them, with marks in their texts, or as its view gets them. */
export type FieldsOf = 'config' | 'view';

/**
 * Separates the texts of a section from its other fields, by the schema of its block. The tree of a text with marks is part of
 * the shape, and each of its pieces is a text. Texts that are derived from other fields count as texts, in the config too.
 */
export function readTexts(schema: z.ZodObject, fields: Fields, of: FieldsOf = 'view'): SectionTexts {
  const reading: Reading = { of, shape: '', texts: [], isVerbatim: true, isPlain: true };
  accessor(schema).read(fields, reading);
  return reading;
}

/** Returns the fields with other texts: as many as {@link readTexts} finds, in the same order. */
export function withTexts(
  schema: z.ZodObject,
  fields: Fields,
  texts: readonly string[],
  of: FieldsOf = 'view',
): Fields {
  const next = texts.values();
  const writing: Writing = { of, next: () => next.next().value ?? '' };
  return { ...fields, ...(accessor(schema).write(fields, writing) as object) };
}

interface Writing {
  readonly of: FieldsOf;
  readonly next: () => string;
}

interface Reading {
  readonly of: FieldsOf;
  shape: string;
  readonly texts: string[];
  isVerbatim: boolean;
  isPlain: boolean;
}

/** Reads and writes the values of one schema, in the same order. */
interface Accessor {
  read(value: unknown, reading: Reading): void;
  write(value: unknown, writing: Writing): unknown;
}

/** Accessors follow the schema, not the value, so each schema has one. */
const accessors = new WeakMap<z.ZodType, Accessor>();

function accessor(schema: z.ZodType): Accessor {
  const known = accessors.get(schema) ?? accessorFor(schema);
  accessors.set(schema, known);
  return known;
}

function accessorFor(schema: z.ZodType): Accessor {
  const { kind, readByView, words, maxLength = 0 } = z.globalRegistry.get(schema) ?? {};
  if (readByView) return anything;
  if (schema instanceof z.ZodOptional) return accessor(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodDefault)
    return withDefault(accessor(schema.unwrap() as z.ZodType), schema.def.defaultValue);
  if (hasOtherChecks(schema)) return anything;
  if (kind === 'text') return textUpTo(maxLength);
  if (words !== undefined) return wordsUpTo(maxLength, words);
  if (kind === 'image' || kind === 'picture') return picture;
  if (kind === 'video') return anything;
  if (schema instanceof z.ZodObject) return group(schema);
  if (schema instanceof z.ZodArray) return list(accessor(schema.element as z.ZodType));
  return schema instanceof z.ZodDiscriminatedUnion ? union(schema) : anything;
}

/** Marks a text in a shape; no value in JSON starts with this character. */
const textMark = '|';

/** Marks a derived text. */
const derivedMark = '~';
/** Marks a text that could not be derived. */
const failedMark = '!';

const anything: Accessor = {
  read(value, reading) {
    reading.shape += value === undefined ? '-' : sharedJson(value);
  },
  write: (value) => value,
};

/** Accesses a text of at most so many characters. */
function textUpTo(most: number): Accessor {
  return {
    read(value, reading) {
      // A view may show something else if a text is empty, so this is part of the shape.
      if (typeof value !== 'string' || value === '') return anything.read(value, reading);
      readText(value, reading);
      reading.isPlain &&= value.length <= most;
    },
    write: (value, { next }) => (typeof value !== 'string' || value === '' ? value : next()),
  };
}

/** Accesses a text that may have marks; at most so many characters of it are seen. */
function wordsUpTo(most: number, kind: WordsKind): Accessor {
  const text = textUpTo(most);
  const treeOf = (value: unknown, of: FieldsOf) =>
    of === 'config' && typeof value === 'string' ? readWords(value, kind) : value;
  return {
    read(value, reading) {
      const read = treeOf(value, reading.of);
      // What is wrong with a text is reported for each section.
      if (isRecord(read) && !isRichTree(read)) reading.isPlain = false;
      if (!isRichTree(read)) return text.read(read, reading);
      readTree(read, reading);
      reading.isPlain &&= plainWords(read).length <= most;
    },
    write(value, writing) {
      const { of, next } = writing;
      const read = treeOf(value, of);
      const written = isRichTree(read)
        ? mapTree(read, (piece) => (piece === '' ? piece : next()))
        : (text.write(read, writing) as RichText);
      return of === 'config' && typeof value === 'string' && !isWordsError(written) ? writeWords(written) : written;
    },
  };
}

/** Marks the start and the end of a tree in a shape. */
const [treeStart, treeEnd] = '<>';

function readTree({ words }: RichTree, reading: Reading): void {
  reading.shape += treeStart;
  for (const piece of words) {
    if (isList(piece)) {
      reading.shape += `${piece.list}${piece.items.length}`;
      for (const item of piece.items) readTree({ words: item }, reading);
    } else if (piece === '') reading.shape += '-';
    else if (typeof piece === 'string') readText(piece, reading);
    else if ('br' in piece) reading.shape += '/';
    else {
      reading.shape += 'href' in piece ? JSON.stringify(piece.href) : 'em' in piece ? '*' : '**';
      reading.isPlain &&= !('href' in piece && piece.href.includes('{'));
      readTree({ words: innerOf(piece) }, reading);
    }
  }
  reading.shape += treeEnd;
}

function readText(value: string, reading: Reading): void {
  reading.shape += textMark;
  reading.texts.push(value);
  if (!isSpecial.test(value)) return;
  if (value[0] === '\n' || hasQueryPlaceholder(value)) reading.isVerbatim = false;
  if (value.includes('{') || !isVisible(value) || withoutPlaceholderMarks(value) !== value) reading.isPlain = false;
}

/** Few texts match, and the others need no closer look. A single brace may begin a token that lacks the other. */
const isSpecial = /^[^!-~]|\{|[\uE000-\uF8FF]/;

/** The texts of a picture, each up to its longest. */
const pictureTexts = [
  ['alt', textUpTo(Number.POSITIVE_INFINITY)],
  ['caption', textUpTo(captionLimits.caption)],
  ['credit', textUpTo(captionLimits.credit)],
] as const;

const picture: Accessor = {
  read(value, reading) {
    if (!isRecord(value)) return anything.read(value, reading);
    const { alt: _, caption: __, credit: ___, ...file } = value;
    anything.read(file, reading);
    for (const [name, text] of pictureTexts) text.read(value[name], reading);
  },
  write(value, writing) {
    if (!isRecord(value)) return value;
    const written: Record<string, unknown> = { ...value };
    for (const [name, text] of pictureTexts) {
      if (name in value) written[name] = text.write(value[name], writing);
    }
    return written;
  },
};

function withDefault(inner: Accessor, fallback: unknown): Accessor {
  return {
    read: (value, reading) => inner.read(value === undefined ? fallback : value, reading),
    write: (value, writing) => inner.write(value === undefined ? fallback : value, writing),
  };
}

function group({ shape }: z.ZodObject): Accessor {
  const fields = Object.entries(shape).map(([name, schema]) => {
    const { derivedFrom } = z.globalRegistry.get(schema as z.ZodType) ?? {};
    return { name, derivedFrom, field: accessor(schema as z.ZodType) };
  });
  return {
    read(value, reading) {
      if (!isRecord(value)) return anything.read(value, reading);
      let others = Object.keys(value).length;
      reading.shape += '{';
      for (const { name, derivedFrom, field } of fields) {
        const inner = entry(value, name);
        if (inner !== undefined) others -= 1;
        if (inner !== undefined || derivedFrom === undefined) field.read(inner, reading);
        else {
          const derived = derivedText(derivedFrom, value);
          reading.shape += derived === undefined ? failedMark : derivedMark;
          if (derived) readText(derived, reading);
        }
        reading.shape += ',';
      }
      // Keys that are not in the schema: the section's id on the page, or a misspelt field.
      if (others > 0) {
        for (const name in value)
          if (!Object.hasOwn(shape, name)) reading.shape += `${JSON.stringify(name)}:${sharedJson(value[name])},`;
      }
      reading.shape += '}';
    },
    write(value, writing) {
      if (!isRecord(value)) return value;
      const written: Record<string, unknown> = {};
      for (const { name, derivedFrom, field } of fields) {
        const inner = entry(value, name);
        if (inner !== undefined || derivedFrom === undefined) {
          const other = field.write(inner, writing);
          if (Object.hasOwn(value, name)) written[name] = other;
        } else if (derivedText(derivedFrom, value)) writing.next();
      }
      return written;
    },
  };
}

/** Derives the text of a missing field from another one. Undefined if the block's code throws, which resolving reports. */
function derivedText({ field, make }: NonNullable<z.GlobalMeta['derivedFrom']>, fields: Fields): string | undefined {
  try {
    return make(defaultText(asText(fields[field] ?? '')));
  } catch {
    return undefined;
  }
}

function list(item: Accessor): Accessor {
  return {
    read(value, reading) {
      if (!Array.isArray(value)) return anything.read(value, reading);
      reading.shape += `[${value.length}:`;
      for (const entry of value) {
        item.read(entry, reading);
        reading.shape += ',';
      }
      reading.shape += ']';
    },
    write: (value, writing) => (Array.isArray(value) ? value.map((entry) => item.write(entry, writing)) : value),
  };
}

function union(schema: z.ZodDiscriminatedUnion): Accessor {
  const options = new Map(
    (schema.options as z.ZodObject[]).map((option) => {
      const { kind } = option.shape;
      return [kind instanceof z.ZodLiteral ? kind.value : undefined, accessor(option)] as const;
    }),
  );
  const optionOf = (value: unknown) => (isRecord(value) ? options.get(value.kind as string) : undefined) ?? anything;
  return {
    read: (value, reading) => optionOf(value).read(value, reading),
    write: (value, writing) => optionOf(value).write(value, writing),
  };
}

/** How many checks the SDK's own fields have, by kind. None of them depends on a text but for its length and characters. */
const sdkChecks: Partial<Record<string, number>> = { text: 3, rich: 4, headline: 4, action: 1, picture: 1 };

/** Whether a block adds checks to a field of the SDK; these may depend on texts. */
function hasOtherChecks(schema: z.ZodType): boolean {
  const checks = schema.def.checks ?? [];
  const { kind = '' } = z.globalRegistry.get(schema) ?? {};
  if (schema instanceof z.ZodArray) return checks.some(({ _zod: { def } }) => !lengths.includes(def.check));
  return checks.length !== (sdkChecks[kind] ?? 0);
}

const lengths = ['min_length', 'max_length'];
