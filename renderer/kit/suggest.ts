import leven from 'leven';

/**
 * The candidate a person most likely meant, or nothing when none is near: a third of the longer word may differ, and
 * two letters from four on, since swapping two counts as two.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const distance = leven(word.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  const longest = Math.max(word.length, best?.length ?? 0);
  return best !== undefined && bestDistance <= Math.max(longest < 4 ? 1 : 2, Math.floor(longest / 3))
    ? best
    : undefined;
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
