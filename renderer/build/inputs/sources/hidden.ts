import type { TextRange } from '../../lib/text-range.ts';

/** Finds what of a text a report must not repeat, in order and without overlaps. */
export type Hide = (text: string) => readonly TextRange[];

/** A text with an ellipsis in the place of each hidden stretch. */
export function withoutHidden(text: string, hidden: readonly TextRange[]): string {
  let shown = '';
  let from = 0;
  for (const { start, end } of hidden) {
    shown += `${text.slice(from, start)}…`;
    from = end;
  }
  return shown + text.slice(from);
}

/** Where an offset of a text comes to stand once stretches are hidden; inside of one, at its ellipsis. */
export function offsetWithout(offset: number, hidden: readonly TextRange[]): number {
  return hidden.reduce((moved, { start, end }) => {
    if (offset <= start) return moved;
    return moved - (Math.min(offset, end) - start) + (offset < end ? 0 : 1);
  }, offset);
}

/** The stretches of a part of a text, counted from where the part begins. */
export function hiddenWithin(hidden: readonly TextRange[], { start, end }: TextRange): TextRange[] {
  return hidden.flatMap((one) =>
    one.start < end && one.end > start
      ? [{ start: Math.max(one.start, start) - start, end: Math.min(one.end, end) - start }]
      : [],
  );
}

/** Stretches in order, those that touch joined. */
export function joined(stretches: readonly TextRange[]): TextRange[] {
  const result: TextRange[] = [];
  for (const { start, end } of [...stretches].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last === undefined || start > last.end) result.push({ start, end });
    else result[result.length - 1] = { start: last.start, end: Math.max(last.end, end) };
  }
  return result;
}
