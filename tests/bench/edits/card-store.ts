import { existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Social cards that a site has drawn, kept outside of it. A build drops the cards that it no longer needs, and drawing takes
 * longer than everything else together, so timed builds find theirs drawn.
 */
export interface CardStore {
  /** Keeps what the last build drew. */
  readonly collect: (site: string) => void;
  /** Gives a site all cards that any build has drawn. */
  readonly hand: (site: string) => void;
}

const cards = (site: string) => join(site, '.frontage/cards');

export function cardStore(folder: string): CardStore {
  return {
    collect: (site) => linkAll(cards(site), folder),
    hand: (site) => linkAll(folder, cards(site)),
  };
}

function linkAll(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  const there = new Set(readdirSync(to));
  for (const name of readdirSync(from)) if (!there.has(name)) linkSync(join(from, name), join(to, name));
}
