import type { ESTree } from 'rolldown/utils';
import type { Edit } from '../edits.ts';
import { type Brackets, commaAfter, endOfTail, membersOf } from '../members.ts';

/** A member with its comments. Offsets in UTF-16 units. */
interface Piece {
  /** Start of the comments directly above it, or of the member. */
  readonly start: number;
  /** End of the member. */
  readonly end: number;
  /** The comment behind it on its line, which follows the comma. */
  readonly tail: string;
  readonly tailEnd: number;
}

/** Returns an edit that moves a member to another position of its list or object. Commas and line ends stay where they are. */
export function moveMember(text: string, node: Brackets, from: number, to: number): Edit {
  const pieces = piecesOf(text, node);
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const order = pieces.map((_, index) => index);
  order.splice(from, 1);
  order.splice(to, 0, from);
  const [low, high] = from < to ? [from, to] : [to, from];
  let moved = '';
  for (let at = low; at <= high; at++) {
    const here = pieces[at] as Piece;
    const other = pieces[order[at] as number] as Piece;
    const isCutOff = /\/\/[^\n]*$/.test(other.tail) && !/[\r\n]/.test(text.charAt(here.tailEnd));
    moved += text.slice(other.start, other.end) + commaOf(text, here) + other.tail + (isCutOff ? eol : '');
    if (at < high) moved += text.slice(here.tailEnd, pieces[at + 1]?.start);
  }
  return { start: (pieces[low] as Piece).start, end: (pieces[high] as Piece).tailEnd, text: moved };
}

/** Returns an edit that adds a member before another one; `write` receives its indent. */
export function insertBefore(text: string, node: Brackets, index: number, write: (indent: string) => string): Edit {
  const { start } = piecesOf(text, node)[index] as Piece;
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  if (line.trim() !== '') return { start, end: start, text: `${write('')}, ` };
  const eol = text.charAt(start - line.length - 2) === '\r' ? '\r\n' : '\n';
  return { start, end: start, text: `${write(line)},${eol}${line}` };
}

function piecesOf(text: string, node: Brackets): Piece[] {
  const members = membersOf(node);
  let before = node.start + 1;
  return members.map((member, index) => {
    const limit = members[index + 1]?.start ?? node.end - 1;
    const start = before + startInGap(text.slice(before, member.start));
    const comma = commaAfter(text, member.end, limit);
    const from = comma ?? member.end;
    const tailEnd = endOfTail(text, from, limit);
    before = tailEnd;
    return { start, end: member.end, tail: text.slice(from, tailEnd), tailEnd };
  });
}

/** Returns where a member with its comments starts in the text before it. Comments above an empty line are about more than it. */
function startInGap(gap: string): number {
  const empty = gap.search(/\n[ \t]*\r?\n(?![\s\S]*\n[ \t]*\r?\n)/);
  const from = empty < 0 ? 0 : gap.indexOf('\n', empty + 1) + 1;
  const [blank = ''] = /^\s*/.exec(gap.slice(from)) ?? [];
  return from + blank.length;
}

/** Returns what is between a member and the comment behind it: nothing, or a comma with the comments before it. */
function commaOf(text: string, { end, tail, tailEnd }: Piece): string {
  return text.slice(end, tailEnd - tail.length);
}

/** Returns the index of a member. */
export function indexOfMember(node: Brackets, member: ESTree.Node): number {
  return membersOf(node).indexOf(member);
}
