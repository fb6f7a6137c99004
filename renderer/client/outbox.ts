import { startOutbox } from './leads/index.ts';

/** The module that the loader fetches when leads are waiting: sends them on, now and when the network comes back. */
export default function sendWaiting(): void {
  startOutbox();
}
