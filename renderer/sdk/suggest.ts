import leven from 'leven';

/**
 * The candidate a person most likely meant, or nothing when none is near: a third of the longer word may differ, and
 * two letters from four on, since swapping two counts as two.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    // A word that is much longer than another is no slip of it, and may be very long.
    if (Math.abs(word.length - candidate.length) > mostSlips(word.length, candidate.length)) continue;
    const distance = leven(word.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best !== undefined && bestDistance <= mostSlips(word.length, best.length) ? best : undefined;
}

function mostSlips(length: number, other: number): number {
  const longest = Math.max(length, other);
  return Math.max(longest < 4 ? 1 : 2, Math.floor(longest / 3));
}

/** A suggestion in words: the nearest name, else the names there are, each once (at most twelve). */
export function didYouMean(word: string, candidates: Iterable<string>, noun: string): string {
  const names = [...new Set(candidates)];
  const name = nearest(word, names);
  if (name !== undefined) return `Did you mean "${name}"?`;
  if (names.length === 0) return `There is no ${noun} yet.`;
  const shown = names.slice(0, 12).join(', ');
  return `Use one of: ${shown}${names.length > 12 ? `, and ${names.length - 12} more` : ''}.`;
}
