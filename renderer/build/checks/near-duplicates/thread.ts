import { parentPort } from 'node:worker_threads';
import { Comparison, type PageText } from './comparison.ts';

/** Some pages and the shared sections that come with them, or the order to compare all pages. */
export type ComparisonMessage =
  | { readonly shared: readonly string[]; readonly pages: readonly PageText[] }
  | { readonly threshold: number; readonly common?: Uint32Array | undefined };

const comparison = new Comparison();

parentPort?.on('message', (message: ComparisonMessage) => {
  if ('threshold' in message) {
    const compared = comparison.compare(message.threshold, message.common);
    parentPort?.postMessage(compared, [compared.signatures.bytes.buffer as ArrayBuffer]);
    return;
  }
  for (const text of message.shared) comparison.addShared(text);
  for (const page of message.pages) comparison.add(page);
});
