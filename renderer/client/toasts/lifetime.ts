import type { BusEvents } from '../bus.ts';

/** A short message over the page. */
export type Toast = BusEvents['toast'];

/** Milliseconds a toast stays unless it says otherwise: long enough to read two sentences. */
export const lifetime = 8000;

/** A toast, and the milliseconds it has left. */
export interface Timed {
  readonly message: Toast;
  readonly left: number;
}

/** A toast after some time has passed; nothing when its time is up. */
export function live(toast: Timed, passed: number): Timed | undefined {
  const left = toast.left - passed;
  return left > 0 ? { ...toast, left } : undefined;
}
