import { parentPort, type TransferListItem } from 'node:worker_threads';
import { Comparison, type PageText } from './comparison.ts';

/** What a thread is told: pages, some at a time, and in the end to compare them. */
export type ComparisonMessage =
  | { readonly pages: readonly PageText[] }
  | { readonly threshold: number; readonly wantsSketches: boolean };

const comparison = new Comparison();

parentPort?.on('message', (message: ComparisonMessage) => {
  if ('pages' in message) {
    for (const page of message.pages) comparison.add(page);
    return;
  }
  const compared = comparison.compare(message.threshold, message.wantsSketches);
  const handed: TransferListItem[] = compared.sketches === undefined ? [] : [compared.sketches.buffer as ArrayBuffer];
  parentPort?.postMessage(compared, handed);
});
