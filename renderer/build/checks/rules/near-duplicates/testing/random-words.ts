/** Words drawn by a seed, so that every run has the same. */
export function randomWords(count: number, seed: number): string[] {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return `word${(state >>> 8) % 5000}`;
  });
}
