import * as z from 'zod';
import type { Field } from '../fields.ts';
import type { Diagnostic, Path, Place } from '../issue.ts';
import type { Picture, WrittenPicture } from '../picture/picture.tsx';

/** Text, or text that is marked: `{ strong: ['now'] }`. Keys name the elements, so that all strings are texts or targets of links. */
export type Inline =
  | string
  | { readonly strong: readonly Inline[] }
  | { readonly em: readonly Inline[] }
  | { readonly code: string }
  | { readonly link: readonly Inline[]; readonly href: string }
  | { readonly br: true };

/** One row of a table, cell by cell. */
export type ProseRow = readonly (readonly Inline[])[];

/** A part of a prose file: a paragraph, a list, a table. Its pictures are as written, or as a view gets them. */
export type ProseNode<Shown = Picture> =
  | { readonly h2: readonly Inline[]; readonly id: string }
  | { readonly h3: readonly Inline[]; readonly id: string }
  | { readonly h4: readonly Inline[]; readonly id: string }
  | { readonly p: readonly Inline[] }
  /** The only paragraph of a list's item. */
  | { readonly item: readonly Inline[] }
  | { readonly ul: readonly (readonly ProseNode<Shown>[])[] }
  | { readonly ol: readonly (readonly ProseNode<Shown>[])[]; readonly start: number }
  | { readonly quote: readonly ProseNode<Shown>[] }
  /** A table; each column is aligned to the start (0), in the middle (1) or at the end (2). */
  | { readonly head: ProseRow; readonly rows: readonly ProseRow[]; readonly align: readonly number[] }
  | { readonly picture: Shown }
  | { readonly pre: string }
  | { readonly hr: true };

/** A part of a prose file as written. */
export type WrittenNode = ProseNode<WrittenPicture>;

/** A prose file that has been read. */
export interface ReadProse {
  readonly nodes: readonly WrittenNode[];
  /** Errors in the file, each with its place. */
  readonly diagnostics: readonly Diagnostic[];
  /** Where a value of the nodes is written; `needle` is a text inside it. */
  readonly placeOf: (path: readonly (string | number)[], needle?: string) => Place;
}

/** What identifies a file, and how to read it. */
interface ProseFile {
  /** Name in `templates/prose`: `privacy.md`. */
  readonly name: string;
  /** Absolute path. */
  readonly file: string;
  /** Markdown; empty for a missing file. */
  readonly text: string;
  /** Hash of the text. */
  readonly hash: string;
  readonly read: () => ReadProse;
}

const brand: unique symbol = Symbol.for('frontage.prose');

/** The value of a field of the kind `prose` from the moment that its file is known. It is read when somebody asks for its nodes. */
export class Prose {
  readonly #file: ProseFile;
  readonly #filled: readonly WrittenNode[] | undefined;
  #read: ReadProse | undefined;

  constructor(file: ProseFile, filled?: readonly WrittenNode[]) {
    this.#file = file;
    this.#filled = filled;
  }

  get [brand](): true {
    return true;
  }

  /** Name in `templates/prose`: `privacy.md`. */
  get name(): string {
    return this.#file.name;
  }

  /** Absolute path. */
  get file(): string {
    return this.#file.file;
  }

  /** Markdown; empty for a missing file. */
  get text(): string {
    return this.#file.text;
  }

  get nodes(): readonly WrittenNode[] {
    return this.#filled ?? this.#known.nodes;
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.#known.diagnostics;
  }

  get #known(): ReadProse {
    this.#read ??= this.#file.read();
    return this.#read;
  }

  /** Where a value of the nodes is written; `needle` is a text inside it. */
  placeOf(path: readonly (string | number)[], needle?: string): Place {
    return this.#known.placeOf(path, needle);
  }

  /** The same file with other texts in its nodes. */
  filled(nodes: readonly WrittenNode[]): Prose {
    return new Prose(this.#file, nodes);
  }

  /** For content keys: the hash stands for the text, so that unchanged files need not be read. */
  toJSON(): unknown {
    return this.#filled ?? `${this.name} ${this.#file.hash}`;
  }
}

/** Whether a value is a prose file. The engine may be in memory twice, so its class is not enough. */
export function isProse(value: unknown): value is Prose {
  return typeof value === 'object' && value !== null && brand in value;
}

/** Returns the words of inline content without its marks. `code` replaces code, if given. */
export function plainText(inline: readonly Inline[], code?: string): string {
  return inline
    .map((one) => {
      if (typeof one === 'string') return one;
      if ('br' in one) return ' ';
      if ('code' in one) return code ?? one.code;
      return plainText('strong' in one ? one.strong : 'em' in one ? one.em : one.link, code);
    })
    .join('');
}

/** A Markdown file of `templates/prose`. */
export function prose(help: string): Field<readonly ProseNode[], string> {
  const isFile = (value: unknown) => isProse(value) || (typeof value === 'string' && value !== '');
  const schema: z.ZodType = z.custom(isFile, 'must be the name of a file');
  z.globalRegistry.add(schema, { kind: 'prose', description: help });
  return schema as unknown as Field<readonly ProseNode[], string>;
}

/** The words of a paragraph, a heading or a cell, and their JSON path. */
interface ProseText {
  readonly text: string;
  readonly at: Path;
}

/** Returns what the author of prose states, in order. Leaves out quotes and code, which are the words of others. */
export function proseTexts(nodes: readonly WrittenNode[], at: Path): ProseText[] {
  return nodes.flatMap((node, index) => textsOf(node, [...at, index]));
}

function textsOf(node: WrittenNode, at: Path): ProseText[] {
  if ('p' in node) return [textOf(node.p, [...at, 'p'])];
  if ('item' in node) return [textOf(node.item, [...at, 'item'])];
  if ('h2' in node) return [textOf(node.h2, [...at, 'h2'])];
  if ('h3' in node) return [textOf(node.h3, [...at, 'h3'])];
  if ('h4' in node) return [textOf(node.h4, [...at, 'h4'])];
  if ('ul' in node) return node.ul.flatMap((item, index) => proseTexts(item, [...at, 'ul', index]));
  if ('ol' in node) return node.ol.flatMap((item, index) => proseTexts(item, [...at, 'ol', index]));
  if ('picture' in node) return [{ text: node.picture.caption ?? '', at: [...at, 'picture', 'caption'] }];
  if (!('rows' in node)) return [];
  const cells = (row: ProseRow, path: Path) => row.map((cell, index) => textOf(cell, [...path, index]));
  return [
    ...cells(node.head, [...at, 'head']),
    ...node.rows.flatMap((row, index) => cells(row, [...at, 'rows', index])),
  ];
}

function textOf(words: readonly Inline[], at: Path): ProseText {
  return { text: plainText(words, ' … '), at };
}

/** Returns all pictures of prose, in order, with their JSON paths. */
export function prosePictures(
  nodes: readonly WrittenNode[],
  at: Path,
): { readonly picture: WrittenPicture; readonly at: Path }[] {
  return nodes.flatMap((node, index) => {
    const own = [...at, index];
    if ('picture' in node) return [{ picture: node.picture, at: [...own, 'picture'] }];
    if ('quote' in node) return prosePictures(node.quote, [...own, 'quote']);
    const [key, items] = 'ul' in node ? ['ul', node.ul] : 'ol' in node ? ['ol', node.ol] : ['', []];
    return items.flatMap((item, place) => prosePictures(item, [...own, key, place]));
  });
}
