import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { output, type Place } from '../candidates/candidate.ts';
import { clone } from '../candidates/project.ts';
import { finish } from '../measure/finish.ts';
import type { EditTimes, Seconds } from '../report/measured.ts';
import { type CardStore, cardStore } from './card-store.ts';
import { edits as editsByName } from './edits.ts';
import { type TimedSite, timedSite, timedSites } from './sites.ts';

export interface EditOptions {
  readonly place: Place;
  readonly times: number;
  /** Numbers of pages; all that the sites come in when left out. */
  readonly sizes?: readonly number[] | undefined;
  /** Names of sites, or folders of others; all named ones when left out. */
  readonly only?: readonly string[] | undefined;
  /** The root of another checkout of the engine, whose builds take turns with this one's. */
  readonly against?: string | undefined;
}

/** Times a cold build, an unchanged one, and one build for each kind of edit, by each engine in turn. */
export async function edits({ place, times, sizes, only, against }: EditOptions): Promise<EditTimes[]> {
  const engines = { this: clone, ...(against !== undefined && { other: resolve(against) }) };
  const found: EditTimes[] = [];
  for (const site of only?.map(timedSite) ?? timedSites) {
    // A site that is as large as it is has one size, which its output says.
    for (const size of site.sizes?.filter((one) => sizes === undefined || sizes.includes(one)) ?? [0]) {
      const runs = new Map<string, Record<string, Seconds[]>>();
      const cards = cardStore(join(place.work, `cards-${site.name}`));
      let pages = size;
      for (let turn = 0; turn < times; turn++) {
        for (const [engine, root] of Object.entries(engines)) {
          const folder = join(place.work, 'edits', engine);
          const taken = await takeTurn({ site, size, folder, root, place, cards, turn });
          for (const [name, seconds] of Object.entries(taken)) {
            const byEngine = runs.get(name) ?? {};
            byEngine[engine] = [...(byEngine[engine] ?? []), seconds];
            runs.set(name, byEngine);
          }
          if (size === 0) pages = pagesIn(join(folder, 'site', output));
          console.error(`${site.name}, ${pages} pages, turn ${turn + 1} of ${times}, ${engine} engine`);
        }
      }
      found.push({ site: site.name, pages, runs: Object.fromEntries(runs) });
    }
  }
  rmSync(join(place.work, 'edits'), { recursive: true, force: true });
  return found;
}

function pagesIn(out: string): number {
  return readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html')).length;
}

interface Turn {
  readonly site: TimedSite;
  readonly size: number;
  readonly folder: string;
  readonly root: string;
  readonly place: Place;
  readonly cards: CardStore;
  readonly turn: number;
}

async function takeTurn({ site, size, folder, root, place, cards, turn }: Turn): Promise<Record<string, Seconds>> {
  const siteFolder = join(folder, 'site');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(siteFolder, { recursive: true });
  site.scaffold(siteFolder, size);
  const build = async (): Promise<Seconds> => {
    const args = [join(root, 'cli/bin.js'), 'build', '--config', join(siteFolder, 'pages.config.ts'), '--out', output];
    cards.hand(siteFolder);
    const { wall, cpu } = await finish({ program: place.node, args }, folder);
    cards.collect(siteFolder);
    return { wall, cpu };
  };
  // Once untimed: what the engine compiles of itself is installed code, and cards are drawn.
  await build();
  for (const remembered of [output, '.frontage']) {
    rmSync(join(siteFolder, remembered), { recursive: true, force: true });
  }
  const taken: Record<string, Seconds> = { cold: await build(), unchanged: await build() };
  for (const [name, edit] of Object.entries(editsByName)) {
    // The first time draws the cards of the edit, the second is timed.
    for (const isTimed of [false, true]) {
      const undo = edit(siteFolder, turn + 1);
      if (undo === undefined) break;
      const seconds = await build();
      if (isTimed) taken[name] = seconds;
      undo();
      await build();
    }
  }
  return taken;
}
