import type { BusEvents } from '../bus.ts';

/** A short message over the page. */
export type Toast = BusEvents['toast'];

/** Default duration of a toast in milliseconds: long enough to read two sentences. */
export const lifetime = 8000;

/** A toast with its remaining time in milliseconds. */
export interface Timed {
  readonly message: Toast;
  readonly left: number;
}

/** Returns a toast after some time has passed; undefined when its time is up. */
export function advance(toast: Timed, passed: number): Timed | undefined {
  const left = toast.left - passed;
  return left > 0 ? { ...toast, left } : undefined;
}
