import type { TextRange } from '../../lib/text-range.ts';

/** Finds the ranges of a text that reports must not contain, in order and without overlaps. */
export type Hide = (text: string) => readonly TextRange[];

/** Replaces each hidden range of a text by an ellipsis. */
export function withoutHidden(text: string, hidden: readonly TextRange[]): string {
  let shown = '';
  let from = 0;
  for (const { start, end } of hidden) {
    shown += `${text.slice(from, start)}…`;
    from = end;
  }
  return shown + text.slice(from);
}

/** Returns the new offset of a character once ranges are hidden; inside a hidden range, that of its ellipsis. */
export function offsetWithout(offset: number, hidden: readonly TextRange[]): number {
  return hidden.reduce((moved, { start, end }) => {
    if (offset <= start) return moved;
    return moved - (Math.min(offset, end) - start) + (offset < end ? 0 : 1);
  }, offset);
}

/** Returns the hidden ranges within a part of a text, relative to its start. */
export function hiddenWithin(hidden: readonly TextRange[], { start, end }: TextRange): TextRange[] {
  return hidden.flatMap((one) =>
    one.start < end && one.end > start
      ? [{ start: Math.max(one.start, start) - start, end: Math.min(one.end, end) - start }]
      : [],
  );
}

/** Sorts ranges, and joins those that touch. */
export function joinRanges(ranges: readonly TextRange[]): TextRange[] {
  const result: TextRange[] = [];
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last === undefined || start > last.end) result.push({ start, end });
    else result[result.length - 1] = { start: last.start, end: Math.max(last.end, end) };
  }
  return result;
}
