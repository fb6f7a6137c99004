import type { ESTree } from 'rolldown/utils';
import type { CodeStyle } from './code-style.ts';
import type { Edit } from './edits.ts';

/** A list or an object as it is written. */
export type Brackets = ESTree.ArrayExpression | ESTree.ObjectExpression;

/** Writes a member behind the last one of a list or an object; `write` is told the blanks of its line. */
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
  if (!startsLine(text, last.start)) return spread(node, members, style, indentAt(text, node.start), write);
  const indent = indentAt(text, last.start);
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
 * Takes a member out of a list or an object, with its line and the comment at the end of it. A comment above stays:
 * whether it speaks of this member or of those that follow, only a person can tell.
 */
export function removeMember(text: string, node: Brackets, member: ESTree.Node): Edit[] {
  const members = membersOf(node);
  const position = members.indexOf(member);
  const comma = commaAfter(text, member.end, node.end - 1);
  const end = endOfTail(text, comma ?? member.end, node.end - 1);
  const previous = members[position - 1];
  const before = previous === undefined ? undefined : commaAfter(text, previous.end, member.start);
  const own: Edit = startsLine(text, member.start)
    ? { start: lineStart(text, member.start), end: afterLineEnd(text, end), text: '' }
    : comma === undefined && before !== undefined
      ? { start: before - 1, end: member.end, text: '' }
      : { start: member.start, end: skipBlanks(text, comma ?? member.end), text: '' };
  // Without a comma of its own it was the last one, and the one before it is now.
  const dangling = comma === undefined && before !== undefined && own.start >= before;
  return dangling ? [{ start: before - 1, end: before, text: '' }, own] : [own];
}

function membersOf(node: Brackets): ESTree.Node[] {
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

/** A list on one line gets a line for each member; the members themselves are left alone. */
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

/** Offset behind the comma that follows a member; nothing when there is none. */
function commaAfter(text: string, from: number, to: number): number | undefined {
  const at = skipComments(text, from, to);
  return text.charAt(at) === ',' && at < to ? at + 1 : undefined;
}

function skipComments(text: string, from: number, to: number): number {
  const [skipped = ''] = /^(?:\s|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/.exec(text.slice(from, to)) ?? [];
  return from + skipped.length;
}

/** The end of what stands behind a member on its line: comments. */
function endOfTail(text: string, from: number, to: number): number {
  const [tail = ''] = /^(?:[ \t]*\/\*[^\n]*?\*\/)*(?:[ \t]*\/\/[^\r\n]*)?/.exec(text.slice(from, to)) ?? [];
  return from + tail.length;
}

/** Blanks that begin the line of an offset. */
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

function skipBlanks(text: string, offset: number): number {
  return offset + (/^[ \t]*/.exec(text.slice(offset))?.[0].length ?? 0);
}
