import type { Path } from '../issue.ts';
import type { WrittenPicture } from '../picture/fields.ts';
import { type Inline, type ProseRow, plainText, type WrittenNode } from './prose.ts';

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
