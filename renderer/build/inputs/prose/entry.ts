import { basename } from 'node:path';
import type { Diagnostic, Place } from '../../../sdk/issue.ts';
import type { Prose } from '../../../sdk/prose/prose.ts';
import { SourceText } from '../sources/source-text.ts';
import { type FrontMatter, type ReadFrontMatter, readFrontMatter, slugProblem } from './front-matter.ts';
import type { ProseFault } from './spans.ts';

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
