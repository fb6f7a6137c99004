import { readFileSync } from 'node:fs';

/** Returns the script of pages in the studio: its modules in one block, so that no page waits for a second file. */
export function frameScript(): string {
  const modules = ['frame-moment', 'frame'].map((name) =>
    readFileSync(new URL(`./${name}.js`, import.meta.url), 'utf8').replace(/^(?:import .*|export )/gm, ''),
  );
  return `'use strict';\n{\n${modules.join('')}}\n`;
}
