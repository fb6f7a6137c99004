import { readFileSync } from 'node:fs';

/** The modules of the script, each after those that it imports. */
const modules = [new URL('./frame-moment.js', import.meta.url), new URL('./frame.js', import.meta.url)];

/** Returns the script of pages in the studio: its modules in one block, so that no page waits for a second file. */
export function frameScript(): string {
  const texts = modules.map((url) => readFileSync(url, 'utf8').replace(/^(?:import .*|export )/gm, ''));
  return `'use strict';\n{\n${texts.join('')}}\n`;
}
