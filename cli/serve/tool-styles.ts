import { readFileSync } from 'node:fs';

/** Returns the shared style sheet of tool pages followed by the tool's own. */
export function toolStyles(own: URL): string {
  const shared = new URL('./tool.css', import.meta.url);
  return [shared, own].map((file) => readFileSync(file, 'utf8')).join('\n');
}
