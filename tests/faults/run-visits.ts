/**
 * Visits to real pages whose code, storage or HTML is not what it should be: `npm run test:faults -- --visits 60`. Each
 * visitor sends one lead, which both destinations must have in the end, under one id.
 */
import { chromium } from '@playwright/test';
import { highest } from '../../renderer/sdk/any-length.ts';
import { chromiumArguments, findChromium } from '../browser/chromium.ts';
import { visitedSite } from './visited-site.ts';
import { type Kind, kinds } from './visits.ts';
import { until } from './world.ts';

/** What became of the leads of one kind. */
export interface Visited {
  readonly kind: string;
  readonly leads: number;
  /** Leads that a destination never got. */
  readonly lost: number;
  /** Leads that a destination has under two ids, or once without one. */
  readonly duplicates: number;
  /** The most often that one lead was repeated under its id. */
  readonly repeats: number;
  readonly seconds: number;
}

export async function runVisits(
  leads: number,
  chosen: (name: string) => boolean,
  tell: (visited: Visited) => void,
): Promise<Visited[]> {
  const site = await visitedSite();
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  const all: Visited[] = [];

  const visit = async (kind: Kind, email: string) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const arrived = () => [site.sheet, site.hook].every(({ accepted }) => accepted.has(email));
    try {
      await kind.run({ context, home: site.home, email, sheet: site.sheet });
      if (!(await until(arrived, 20_000))) console.log(`${kind.name}: ${email} did not arrive`);
    } catch (error) {
      console.log(`${kind.name}: ${email}: ${error instanceof Error ? error.message : error}`);
    }
    // What would be sent twice is sent by now.
    await context.close();
  };

  for (const kind of kinds.filter(({ name }) => chosen(name))) {
    const begun = Date.now();
    const place = kinds.indexOf(kind);
    const emails = Array.from({ length: leads }, (_, index) => `lead-${place}-${index}@example.com`);
    const waiting = [...emails];
    const work = async () => {
      for (let email = waiting.shift(); email; email = waiting.shift()) await visit(kind, email);
    };
    await Promise.all(Array.from({ length: 6 }, work));
    const arrivals = [site.sheet, site.hook].map(({ accepted }) => emails.map((email) => accepted.get(email) ?? []));
    const visited: Visited = {
      kind: kind.name,
      leads,
      lost: emails.filter((_, index) => arrivals.some((ids) => ids[index]?.length === 0)).length,
      duplicates: arrivals.flat().filter((ids) => new Set(ids).size > 1 || ids.includes('')).length,
      repeats: highest(
        arrivals.flat().map((ids) => ids.length - 1),
        0,
      ),
      seconds: (Date.now() - begun) / 1000,
    };
    tell(visited);
    all.push(visited);
  }
  await browser.close();
  await site.close();
  return all;
}
