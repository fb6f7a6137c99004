import { readFileSync } from 'node:fs';

/** The style sheet of a tool's pages: what all of them share, and its own, by the address of its file. */
export function toolStyles(own: URL): string {
  const shared = new URL('./tool.css', import.meta.url);
  return [shared, own].map((file) => readFileSync(file, 'utf8')).join('\n');
}
