/** A signal that aborts after as many milliseconds. `AbortSignal.timeout` is younger than phones that stayed at iOS 15. */
export function timeLimit(milliseconds: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), milliseconds);
  return limit.signal;
}
