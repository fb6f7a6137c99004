import leven from 'leven';

/**
 * Returns the nearest candidate; undefined if none is near. A third of the longer word may differ, and two letters from
 * four on, because swapping two counts as two.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    // A much longer word cannot be near, and may be slow to compare.
    if (Math.abs(word.length - candidate.length) > maxDistance(word.length, candidate.length)) continue;
    const distance = leven(word.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best !== undefined && bestDistance <= maxDistance(word.length, best.length) ? best : undefined;
}

/** Returns the candidates that differ least from a word, the nearest first. */
export function closestTo(word: string, candidates: readonly string[], count: number): string[] {
  const distance = (candidate: string) => leven(word.toLowerCase(), candidate.toLowerCase());
  return [...candidates].sort((a, b) => distance(a) - distance(b)).slice(0, count);
}

function maxDistance(length: number, other: number): number {
  const longest = Math.max(length, other);
  return Math.max(longest < 4 ? 1 : 2, Math.floor(longest / 3));
}

/** Returns a suggestion: the nearest name, or else the available names (at most twelve). */
export function didYouMean(word: string, candidates: Iterable<string>, noun: string): string {
  const names = [...new Set(candidates)];
  const name = nearest(word, names);
  if (name !== undefined) return `Did you mean "${name}"?`;
  if (names.length === 0) return `There is no ${noun} yet.`;
  const shown = names.slice(0, 12).join(', ');
  return `Use one of: ${shown}${names.length > 12 ? `, and ${names.length - 12} more` : ''}.`;
}
