import type { Nodes, RootContent, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { append } from '../../../sdk/any-length.ts';
import { type Inline, plainText, type WrittenNode } from '../../../sdk/prose/prose.ts';
import { isVisible } from '../../../sdk/unseen.ts';
import { cjkEmphasis } from './cjk-emphasis.ts';
import { InlineReader } from './inline.ts';
import { HeadingIds, type ProseFault, Spans } from './nodes.ts';
import { strayMarksIn } from './stray-marks.ts';

/** The content of a prose file. */
export interface Markdown {
  readonly nodes: readonly WrittenNode[];
  readonly faults: readonly ProseFault[];
  readonly spans: Spans;
}

/** Containers in containers: more than anybody reads, and less than overflows the stack. */
const deepest = 20;

/**
 * Reads Markdown (CommonMark and tables) into plain data. Reports what prose may not contain, such as HTML, and leaves it out.
 * Offsets are those of the text.
 */
export function readMarkdown(text: string): Markdown {
  const reader = new MarkdownReader(text);
  return reader.read();
}

class MarkdownReader {
  readonly #text: string;
  readonly #faults: ProseFault[] = [];
  readonly #spans: Spans;
  readonly #ids = new HeadingIds();
  readonly #inline: InlineReader;
  #level = 1;

  constructor(text: string) {
    this.#text = text;
    this.#spans = new Spans(text);
    this.#inline = new InlineReader(this.#faults, this.#spans);
  }

  read(): Markdown {
    const spans = this.#spans;
    const tooDeep = deepLine(this.#text);
    if (tooDeep !== undefined) {
      this.#fault(tooDeep, 'Quotes and lists are nested too deep here.', 'Write them one after the other.');
      return { nodes: [], faults: this.#faults, spans };
    }
    const root = fromMarkdown(this.#text, {
      extensions: [gfmTable(), cjkEmphasis],
      mdastExtensions: [gfmTableFromMarkdown()],
    });
    this.#inline.define(root);
    const nodes = this.#blocks(root.children, [], { lists: 0, depth: 0 });
    append(this.#faults, [...this.#inline.unusedDefinitions(), ...strayMarksIn(this.#text, root)]);
    this.#faults.sort((a, b) => a.offset - b.offset);
    return { nodes, faults: this.#faults, spans };
  }

  #blocks(children: readonly RootContent[], at: readonly (string | number)[], around: Around): WrittenNode[] {
    const nodes: WrittenNode[] = [];
    for (const child of children) {
      const path = [...at, nodes.length];
      const node = this.#block(child, path, around);
      if (node === undefined) continue;
      nodes.push(node);
      this.#spans.add(path, child);
    }
    return nodes;
  }

  #block(node: RootContent, at: readonly (string | number)[], around: Around): WrittenNode | undefined {
    switch (node.type) {
      case 'heading':
        return this.#heading(node, at, around);
      case 'paragraph':
        return this.#paragraph(node, at, around);
      case 'list':
        return this.#list(node, at, around);
      case 'blockquote': {
        const inner = { ...around, depth: around.depth + 1, isTight: false };
        return around.depth >= deepest ? undefined : { quote: this.#blocks(node.children, [...at, 'quote'], inner) };
      }
      case 'table':
        return this.#table(node, at);
      case 'code':
        return this.#code(node, at);
      case 'thematicBreak':
        return { hr: true };
      case 'html':
        this.#fault(node, `Prose cannot contain HTML: ${shortened(node.value)}.`, htmlHint(node.value));
        return undefined;
      // A definition is an address that links refer to; other nodes are part of those above.
      default:
        return undefined;
    }
  }

  #heading(
    node: Extract<RootContent, { type: 'heading' }>,
    at: readonly (string | number)[],
    { depth }: Around,
  ): WrittenNode | undefined {
    const level = node.depth;
    if (level === 1) {
      this.#fault(
        node,
        'A heading of the first level is the title of the page, and prose stands below it.',
        'Delete the line if the headline of the section says the same, or begin it with ##.',
      );
      return undefined;
    }
    if (!this.#written(node).startsWith('#')) {
      this.#fault(
        node,
        'The hyphens below these words make them a heading.',
        'Put an empty line above the hyphens for a line, or write "## Title" for a heading.',
      );
    }
    if (level > 4) {
      this.#fault(node, 'Headings have the levels 2 to 4.', 'Begin the line with ####, or write a paragraph.');
      return undefined;
    }
    if (depth > 0) {
      this.#fault(node, 'A list or a quote cannot contain a heading.', 'Write its words in bold instead.');
      return undefined;
    }
    if (level > this.#level + 1) {
      const wanted = '#'.repeat(this.#level + 1);
      this.#fault(
        node,
        `This heading has the level ${level}, and no heading of level ${level - 1} is above it.`,
        `Begin the line with ${wanted}.`,
      );
    }
    this.#level = level;
    const key = `h${level as 2 | 3 | 4}` as const;
    const { id, words, isTaken } = this.#ids.take(this.#inline.read(node.children, [...at, key]));
    if (isTaken) {
      this.#fault(node, `A heading above has the id "${id}" too.`, 'Give one of them another: ## Title {#other}.');
    }
    if (!isVisible(plainText(words))) {
      this.#fault(node, 'This heading has no words.', 'Write its words after the signs, or delete the line.');
      return undefined;
    }
    return { [key]: words, id } as WrittenNode;
  }

  #paragraph(
    node: Extract<RootContent, { type: 'paragraph' }>,
    at: readonly (string | number)[],
    { isTight }: Around,
  ): WrittenNode | undefined {
    const picture = this.#inline.picture(node);
    if (picture !== undefined) return picture === null ? undefined : { picture };
    const key = isTight ? 'item' : 'p';
    const words = this.#inline.read(node.children, [...at, key]);
    return words.length === 0 ? undefined : isTight ? { item: words } : { p: words };
  }

  #list(
    node: Extract<RootContent, { type: 'list' }>,
    at: readonly (string | number)[],
    { lists, depth }: Around,
  ): WrittenNode | undefined {
    if (lists === 2) {
      this.#fault(node, 'Lists have two levels at most.', 'Write the third level as a sentence.');
      return undefined;
    }
    const key = node.ordered ? 'ol' : 'ul';
    const isTight = !node.spread && node.children.every(({ spread }) => !spread);
    const inner = { lists: lists + 1, depth: depth + 1, isTight };
    const items = node.children.map((item, index) => this.#blocks(item.children, [...at, key, index], inner));
    return node.ordered ? { ol: items, start: node.start ?? 1 } : { ul: items };
  }

  #code(node: Extract<RootContent, { type: 'code' }>, at: readonly (string | number)[]): WrittenNode {
    const [, fence] = /^(`{3,}|~{3,})/.exec(this.#written(node)) ?? [];
    if (fence === undefined) {
      this.#fault(
        node,
        'Four spaces at the start of a line make it code.',
        'Remove the spaces, or put the lines of code between two lines ```.',
      );
    } else if (!new RegExp(`\\n[ \\t>]*${fence}+[ \\t]*$`).test(this.#written(node))) {
      this.#fault(
        node,
        'The code that opens here is not closed.',
        `Write ${fence} in a line of its own behind the code.`,
      );
    }
    this.#spans.add([...at, 'pre'], node);
    return { pre: node.value };
  }

  /** A node as it is written in the file. */
  #written({ position }: Nodes): string {
    return this.#text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  }

  #table(node: Extract<RootContent, { type: 'table' }>, at: readonly (string | number)[]): WrittenNode {
    const cells = (row: (typeof node.children)[number], path: readonly (string | number)[]): (readonly Inline[])[] =>
      row.children.map((cell, index) => this.#inline.read(cell.children, [...path, index]));
    const [head, ...rows] = node.children;
    for (const row of rows) if (head && row.children.length !== head.children.length) this.#unevenRow(row, head);
    const align = (node.align ?? []).map((side) => (side === 'right' ? 2 : side === 'center' ? 1 : 0));
    return {
      head: head === undefined ? [] : cells(head, [...at, 'head']),
      rows: rows.map((row, index) => cells(row, [...at, 'rows', index])),
      align,
    };
  }

  #unevenRow(row: TableRow, head: TableRow): void {
    const cells = (count: number) => (count === 1 ? '1 cell' : `${count} cells`);
    this.#fault(
      row.children[head.children.length] ?? row,
      `This row has ${cells(row.children.length)}, and the first row of the table has ${head.children.length}.`,
      this.#written(row).includes('|')
        ? 'Write as many cells, empty ones too. Write \\| for the sign itself.'
        : 'Put an empty line below the table.',
    );
  }

  #fault(node: Nodes | number, message: string, suggestion: string): void {
    const offset = typeof node === 'number' ? node : (node.position?.start.offset ?? 0);
    this.#faults.push({ offset, message, suggestion });
  }
}

/** What is around a node. */
interface Around {
  /** How many lists it is in. */
  readonly lists: number;
  /** How many lists and quotes it is in. */
  readonly depth: number;
  /** It is in a list whose items are not separated by blank lines. */
  readonly isTight?: boolean;
}

/** Offset of a line that opens more quotes and lists than are read: the parser's time grows with their square. */
function deepLine(text: string): number | undefined {
  const found = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){21}/m.exec(text);
  return found?.index;
}

function shortened(html: string): string {
  const line = html.split('\n', 1)[0] ?? '';
  return JSON.stringify(line.length > 40 ? `${line.slice(0, 40)}…` : line);
}

function htmlHint(html: string): string {
  if (html.startsWith('<!--')) return 'Delete the comment.';
  if (/^<br\b/i.test(html)) return 'End the line with a backslash to break it.';
  return 'Write it in Markdown, or use a block of its own: a page has any number of sections.';
}
