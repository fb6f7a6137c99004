import { readFileSync } from 'node:fs';

/** The version of Frontage that runs. */
export function packageVersion(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
}
