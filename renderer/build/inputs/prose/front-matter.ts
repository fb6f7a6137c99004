import { basename } from 'node:path';
import { isDay } from '../../../sdk/format.ts';
import type { Diagnostic, Place } from '../../../sdk/issue.ts';
import { normaliseRoutePath } from '../../../sdk/paths.ts';
import type { Prose } from '../../../sdk/prose/prose.ts';
import { didYouMean } from '../../../sdk/suggest.ts';
import { isVisible } from '../../../sdk/unseen.ts';
import { SourceText } from '../sources/source-text.ts';
import { spreadsheetFault } from '../spreadsheet-faults.ts';
import type { ProseFault } from './nodes.ts';

/** The front matter of an entry as written. */
interface FrontMatter {
  readonly title: string;
  readonly description: string;
  /** ISO 8601: `2027-01-31`. Articles need one. */
  readonly date?: string;
  readonly updated?: string;
  readonly author?: string;
  readonly topic?: string;
  readonly picture?: string;
  readonly alt?: string;
  readonly draft?: string;
  readonly slug?: string;
}

/** An entry's front matter, and where its values are. */
interface ReadFrontMatter {
  readonly fields: Partial<FrontMatter>;
  /** Offset of each value. */
  readonly offsets: ReadonlyMap<string, number>;
  readonly faults: readonly ProseFault[];
  /** What is wrong with an article that has no date. */
  readonly undated?: ProseFault | undefined;
  /** Offset of the text below. */
  readonly end: number;
}

const required = ['title', 'description'] as const;
const optional = ['date', 'updated', 'author', 'topic', 'picture', 'alt', 'draft', 'slug'] as const;
const keys: readonly string[] = [...required, ...optional];

/** Whether a file begins as one with front matter does. */
export function hasFrontMatter(text: string): boolean {
  return /^---[ \t]*\r?\n/.test(text);
}

/** Reads the lines of `key: value` between the two lines `---` at the start of a file. It is no YAML: values are plain text. */
export function readFrontMatter(text: string): ReadFrontMatter {
  const faults: ProseFault[] = [];
  const fields: Record<string, string> = {};
  const offsets = new Map<string, number>();
  const fault = (offset: number, message: string, suggestion: string) => faults.push({ offset, message, suggestion });
  if (!hasFrontMatter(text)) {
    fault(0, 'The entry does not begin with its front matter.', `Begin the file with these lines:\n${sample}`);
    return { fields, offsets, faults, end: 0 };
  }
  let offset = text.indexOf('\n') + 1;
  for (;;) {
    const next = text.indexOf('\n', offset);
    const after = next === -1 ? text.length : next + 1;
    const line = text.slice(offset, after).trimEnd();
    if (line === '---') {
      const undated = 'date' in fields ? undefined : lacking('date', offset);
      return { fields, offsets, faults: [...faults, ...missing(fields, offset)], undated, end: after };
    }
    if (offset >= text.length) {
      fault(0, 'The front matter does not end.', 'Write a line with three hyphens below it: ---');
      return { fields, offsets, faults, end: text.length };
    }
    readLine(line, offset, { fields, offsets, fault });
    offset = after;
  }
}

interface Reading {
  readonly fields: Record<string, string>;
  readonly offsets: Map<string, number>;
  readonly fault: (offset: number, message: string, suggestion: string) => void;
}

function readLine(line: string, offset: number, { fields, offsets, fault }: Reading): void {
  if (line.trim() === '') return;
  const [, key, space = '', value = ''] = /^([A-Za-z]+):([ \t]*)(.*)$/.exec(line) ?? [];
  if (key === undefined) {
    fault(offset, 'This line is not of the form "key: value".', 'Write one value in one line: title: Bread in summer');
    return;
  }
  const at = offset + key.length + 1 + space.length;
  if (!keys.includes(key)) {
    fault(offset, `There is no field "${key}" in front matter.`, didYouMean(key, keys, 'field'));
    return;
  }
  if (key in fields) {
    fault(offset, `"${key}" is written twice.`, 'Delete one of the two lines.');
    return;
  }
  offsets.set(key, at);
  const problem = problemOf(key, value);
  if (problem !== undefined) fault(at, problem[0], problem[1]);
  fields[key] = value;
}

/** Says what is wrong with a value, and what to write instead. */
function problemOf(key: string, value: string): [message: string, suggestion: string] | undefined {
  if (!isVisible(value)) return [`"${key}" is empty.`, 'Write its value behind the colon, or delete the line.'];
  if (/^".*"$|^'.*'$/.test(value)) {
    return [`"${key}" is in quotes, which would be shown.`, `Write ${key}: ${value.slice(1, -1)}`];
  }
  if ((key === 'date' || key === 'updated') && !isDay(value)) {
    return [`"${key}" is no date.`, 'Write year, month and day: 2027-01-31'];
  }
  if (key === 'draft' && value !== 'true' && value !== 'false') {
    return [`"draft" is "${value}".`, 'Write draft: true, or delete the line to publish the entry.'];
  }
  if (key === 'slug') return slugProblem(value);
  const fault = spreadsheetFault(value)?.message.replace('This cell', `"${key}"`);
  return fault === undefined ? undefined : [fault, 'Write its value, or delete the line.'];
}

/** Says why a text cannot be the last part of an address. */
function slugProblem(slug: string): [message: string, suggestion: string] | undefined {
  const result = normaliseRoutePath(`/${slug}`);
  if (!('fault' in result) && !slug.includes('/')) return undefined;
  const { fault, suggestion } = 'fault' in result ? result : { fault: 'has a slash', suggestion: 'Remove it.' };
  return [`The address of the entry ends in ${JSON.stringify(slug)}, which ${fault}.`, suggestion];
}

function missing(fields: Readonly<Record<string, string>>, offset: number): ProseFault[] {
  const needed = [...required, ...('picture' in fields ? ['alt'] : []), ...('alt' in fields ? ['picture'] : [])];
  return needed.filter((key) => !(key in fields)).map((key) => lacking(key, offset));
}

function lacking(key: string, offset: number): ProseFault {
  return { offset, message: `"${key}" is missing.`, suggestion: `Add a line: ${examples[key]}` };
}

const examples: Readonly<Record<string, string>> = {
  title: 'title: Bread in summer',
  description: 'description: Why the dough rises faster, and what we do about it.',
  date: 'date: 2027-01-31',
  picture: 'picture: loaf.jpg',
  alt: 'alt: A loaf with a dark crust',
};

const sample = ['---', examples.title, examples.description, examples.date, '---'].join('\n');

/** An entry of a collection: one Markdown file with front matter. */
export interface Entry {
  readonly fields: Partial<FrontMatter>;
  /** The last part of its address: `slug`, or the name of the file. */
  readonly slug: string;
  readonly isDraft: boolean;
  /** The text below the front matter. */
  readonly body: Prose;
  /** Errors of the front matter. */
  readonly diagnostics: readonly Diagnostic[];
  /** The error of an article without a date. */
  readonly undated: Diagnostic | undefined;
  /** Where a field is written, or where the file begins. */
  readonly placeOf: (field: string) => Place;
}

const nothingRead: ReadFrontMatter = { fields: {}, offsets: new Map(), faults: [], end: 0 };

export function readEntry(body: Prose): Entry {
  const { file, text, name } = body;
  const source = new SourceText(file, text);
  // Nothing else is known of a file that cannot be read.
  const unread = text === '' ? body.diagnostics : [];
  const { fields, offsets, faults, undated } = unread.length > 0 ? nothingRead : readFrontMatter(text);
  const slug = fields.slug ?? basename(name).replace(/\.md$/i, '').normalize('NFC');
  const problem = fields.slug === undefined ? slugProblem(slug) : undefined;
  const ofName = problem && { offset: 0, message: problem[0], suggestion: 'Rename the file, or write a slug.' };
  const placeOf = (field: string) => source.place(offsets.get(field) ?? 0);
  const invalid = ({ offset, message, suggestion }: ProseFault): Diagnostic => ({
    code: 'entry-invalid',
    message,
    suggestion,
    path: [],
    place: source.place(offset),
  });
  const diagnostics = [...unread, ...[...(ofName ? [ofName] : []), ...faults].map(invalid)];
  return {
    ...{ fields, slug, isDraft: fields.draft === 'true', body, diagnostics, placeOf },
    undated: undated && invalid(undated),
  };
}
