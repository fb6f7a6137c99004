import { astro } from './astro.ts';
import type { Candidate } from './candidate.ts';
import { eleventy } from './eleventy.ts';
import { frontage } from './frontage.ts';
import { hugo, hugoProgram } from './hugo.ts';
import { next } from './next.ts';
import { reactLoop } from './react-loop.ts';
import { viewsLoop } from './views-loop.ts';

/** All that can run here, the product first. Hugo is no npm package: it takes part where its program is found. */
export function candidates(only?: readonly string[]): Candidate[] {
  const all = [frontage, reactLoop, viewsLoop, ...(hugoProgram() === undefined ? [] : [hugo]), eleventy, astro, next];
  const unknown = only?.find((name) => !all.some((one) => one.name === name));
  if (unknown !== undefined) {
    const names = all.map(({ name }) => name).join(', ');
    throw new Error(`No candidate is called "${unknown}" here; there are ${names}.`);
  }
  return all.filter(({ name }) => only === undefined || only.includes(name));
}
