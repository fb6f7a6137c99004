/** A range of a text in UTF-16 units and its replacement; an empty range inserts. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns the text with its edits. Edits inside a range that another edit replaces are dropped; insertions keep their order. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: other } of inOrder(edits)) {
    result += text.slice(at, start) + other;
    at = end;
  }
  return result + text.slice(at);
}

/** Returns the edits that turn the edited text back into `text`. */
export function inverseEdits(text: string, edits: readonly Edit[]): Edit[] {
  let shift = 0;
  return inOrder(edits).map(({ start, end, text: other }) => {
    const from = start + shift;
    shift += other.length - (end - start);
    return { start: from, end: from + other.length, text: text.slice(start, end) };
  });
}

/** Returns edits in order, without those inside another one. Throws if two overlap partially. */
function inOrder(edits: readonly Edit[]): Edit[] {
  const sorted = [...edits].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Edit[] = [];
  let reached = 0;
  for (const edit of sorted) {
    if (edit.start < reached && edit.end <= reached) continue;
    if (edit.start < reached) throw new Error(`Two edits overlap at ${edit.start}`);
    kept.push(edit);
    reached = Math.max(reached, edit.end);
  }
  return kept;
}
