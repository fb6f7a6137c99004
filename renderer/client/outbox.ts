import { startOutbox } from './leads/index.ts';

/** The loader imports this module when leads are waiting. Sends them now, and again when the network comes back. */
export default function sendWaiting(): void {
  startOutbox();
}
