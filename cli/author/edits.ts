/** A stretch of a text and what takes its place, in UTF-16 units; an empty stretch inserts. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text with its edits made. Edits inside a stretch that another one removes go with it; several at one place keep their order. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: other } of inOrder(edits)) {
    result += text.slice(at, start) + other;
    at = end;
  }
  return result + text.slice(at);
}

/** Edits from first to last, without those that lie in another one. Throws when two overlap otherwise. */
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
