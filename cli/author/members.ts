import type { ESTree } from 'rolldown/utils';
import type { CodeStyle } from './code-style.ts';
import type { Edit } from './edits.ts';

/** A list or object literal. */
export type Brackets = ESTree.ArrayExpression | ESTree.ObjectExpression;

/** Returns edits that append a member to a list or object; `write` receives its indent. */
export function appendMember(
  text: string,
  node: Brackets,
  style: CodeStyle,
  write: (indent: string) => string,
): Edit[] {
  const members = membersOf(node);
  const closing = indentAt(text, node.end - 1);
  const last = members.at(-1);
  if (last === undefined) return [fillEmpty(text, node, style, closing, write)];
  const isOnLine = !startsLine(text, last.start);
  if (isOnLine && !holdsComments(text, node, members))
    return spread(node, members, style, indentAt(text, node.start), write);
  const indent = isOnLine ? indentAt(text, node.start) + style.indent : indentAt(text, last.start);
  const comma = commaAfter(text, last.end, node.end - 1);
  const at = endOfTail(text, comma ?? last.end, node.end - 1);
  const added = style.eol + indent + write(indent) + (comma === undefined ? '' : ',');
  if (comma !== undefined) return [{ start: at, end: at, text: added }];
  if (at === last.end) return [{ start: at, end: at, text: `,${added}` }];
  return [
    { start: last.end, end: last.end, text: ',' },
    { start: at, end: at, text: added },
  ];
}

/**
 * Returns edits that remove members with their lines and trailing comments. Comments above stay, because they may be about
 * the members that follow.
 */
export function removeMembers(text: string, node: Brackets, gone: readonly ESTree.Node[]): Edit[] {
  return removeItems(text, membersOf(node), gone, node.end - 1);
}

/** Does the same for items between any brackets; `closing` is the offset of the closing one. */
export function removeItems(
  text: string,
  items: readonly ESTree.Node[],
  gone: readonly ESTree.Node[],
  closing: number,
): Edit[] {
  const goes = new Set(gone);
  return items.flatMap((item, position) => {
    if (!goes.has(item)) return [];
    const comma = commaAfter(text, item.end, closing);
    const end = endOfTail(text, comma ?? item.end, closing);
    const own: Edit = startsLine(text, item.start)
      ? { start: lineStart(text, item.start), end: afterLineEnd(text, end), text: '' }
      : { start: item.start, end: comma === undefined ? item.end : skipBlanks(text, comma), text: '' };
    if (comma !== undefined) return [own];
    // Without a comma it was the last item, so the comma of the new last item goes.
    const last = items.findLastIndex((other, index) => index < position && !goes.has(other));
    const [kept, next] = [items[last], items[last + 1]];
    const before = kept && next && commaAfter(text, kept.end, next.start);
    if (before === undefined) return [own];
    if (next === item && !startsLine(text, item.start)) return [{ ...own, start: before - 1 }];
    const isBeside = skipBlanks(text, before) === next?.start;
    return [{ start: before - 1, end: isBeside ? next.start : before, text: '' }, own];
  });
}

export function membersOf(node: Brackets): ESTree.Node[] {
  const members: readonly (ESTree.Node | null)[] = node.type === 'ArrayExpression' ? node.elements : node.properties;
  return members.filter((member) => member !== null);
}

function fillEmpty(
  text: string,
  node: Brackets,
  style: CodeStyle,
  closing: string,
  write: (indent: string) => string,
): Edit {
  const indent = closing + style.indent;
  const inside = text.slice(node.start + 1, node.end - 1).trimEnd();
  const comma = style.trailingCommas ? ',' : '';
  const added = `${style.eol}${indent}${write(indent)}${comma}${style.eol}${closing}`;
  return { start: node.start + 1 + inside.length, end: node.end - 1, text: added };
}

/** Returns whether there are comments between members, which a new layout would lose. */
function holdsComments(text: string, node: Brackets, members: readonly ESTree.Node[]): boolean {
  const ends = [node.start + 1, ...members.map(({ end }) => end)];
  const starts = [...members.map(({ start }) => start), node.end - 1];
  return ends.some((end, index) => /\/[/*]/.test(text.slice(end, starts[index])));
}

/** Spreads a list over one line for each member, without changing the members. */
function spread(
  node: Brackets,
  members: readonly ESTree.Node[],
  style: CodeStyle,
  closing: string,
  write: (indent: string) => string,
): Edit[] {
  const indent = closing + style.indent;
  const last = style.trailingCommas ? ',' : '';
  const begins = [node.start + 1, ...members.map(({ end }) => end)];
  const ends = [...members.map(({ start }) => start), node.end - 1];
  return begins.map((start, index) => {
    const end = ends[index] ?? start;
    if (index === 0) return { start, end, text: style.eol + indent };
    if (index < members.length) return { start, end, text: `,${style.eol}${indent}` };
    return { start, end, text: `,${style.eol}${indent}${write(indent)}${last}${style.eol}${closing}` };
  });
}

/** Returns the offset after the comma that follows a member, if there is one. */
export function commaAfter(text: string, from: number, to: number): number | undefined {
  const at = skipComments(text, from, to);
  return text.charAt(at) === ',' && at < to ? at + 1 : undefined;
}

function skipComments(text: string, from: number, to: number): number {
  const [skipped = ''] = /^(?:\s|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/.exec(text.slice(from, to)) ?? [];
  return from + skipped.length;
}

/** Returns the end of the trailing comments of a member. */
export function endOfTail(text: string, from: number, to: number): number {
  const [tail = ''] = /^(?:[ \t]*\/\*[^\n]*?\*\/)*(?:[ \t]*\/\/[^\r\n]*)?/.exec(text.slice(from, to)) ?? [];
  return from + tail.length;
}

/** Returns the indent of the line at an offset. */
export function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStart(text, offset)))?.[0] ?? '';
}

export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

function startsLine(text: string, offset: number): boolean {
  return text.slice(lineStart(text, offset), offset).trim() === '';
}

function afterLineEnd(text: string, offset: number): number {
  const [rest = ''] = /^[ \t]*(?:\r?\n)?/.exec(text.slice(offset)) ?? [];
  return offset + rest.length;
}

export function skipBlanks(text: string, offset: number): number {
  return offset + (/^[ \t]*/.exec(text.slice(offset))?.[0].length ?? 0);
}
