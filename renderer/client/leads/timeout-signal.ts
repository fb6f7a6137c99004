/** Returns a signal that aborts after some milliseconds. iOS 15 lacks `AbortSignal.timeout`. */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
