import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { output, type Place } from '../candidates/candidate.ts';
import { clone } from '../candidates/project.ts';
import { finish } from '../measure/finish.ts';
import { realisticSizes } from '../realistic/tables.ts';
import type { EditTimes, Seconds } from '../report/measured.ts';
import { type CardStore, cardStore } from './card-store.ts';
import { applyEdit, type EditedSite } from './edited-site.ts';
import { plainSite } from './plain-site.ts';
import { realisticSite } from './realistic-site.ts';

/** The sites whose edits are timed, with their numbers of pages. */
const sites: Readonly<Record<string, { of: (pages: number) => EditedSite; sizes: readonly number[] }>> = {
  plain: { of: plainSite, sizes: [1000, 5000] },
  realistic: { of: realisticSite, sizes: realisticSizes },
};

export interface EditOptions {
  readonly place: Place;
  readonly times: number;
  /** Numbers of pages; all that the sites come in when left out. */
  readonly sizes?: readonly number[] | undefined;
  /** Names of sites; both when left out. */
  readonly only?: readonly string[] | undefined;
  /** The root of another checkout of the engine, whose builds take turns with this one's. */
  readonly against?: string | undefined;
}

/** Times a cold build, an unchanged one, and one build for each kind of edit, by each engine in turn. */
export async function edits({ place, times, sizes, only, against }: EditOptions): Promise<EditTimes[]> {
  const engines = { this: clone, ...(against !== undefined && { other: resolve(against) }) };
  const found: EditTimes[] = [];
  for (const [site, { of, sizes: all }] of Object.entries(sites)) {
    if (only !== undefined && !only.includes(site)) continue;
    for (const pages of all.filter((size) => sizes === undefined || sizes.includes(size))) {
      const runs = new Map<string, Record<string, Seconds[]>>();
      const cards = cardStore(join(place.work, `cards-${site}`));
      for (let turn = 0; turn < times; turn++) {
        for (const [engine, root] of Object.entries(engines)) {
          const folder = join(place.work, 'edits', engine);
          const taken = await takeTurn({ site: of(pages), folder, root, place, cards, turn });
          for (const [name, seconds] of Object.entries(taken)) {
            const byEngine = runs.get(name) ?? {};
            byEngine[engine] = [...(byEngine[engine] ?? []), seconds];
            runs.set(name, byEngine);
          }
          console.error(`${site}, ${pages} pages, turn ${turn + 1} of ${times}, ${engine} engine`);
        }
      }
      found.push({ site, pages, runs: Object.fromEntries(runs) });
    }
  }
  rmSync(join(place.work, 'edits'), { recursive: true, force: true });
  return found;
}

interface Turn {
  readonly site: EditedSite;
  readonly folder: string;
  readonly root: string;
  readonly place: Place;
  readonly cards: CardStore;
  readonly turn: number;
}

async function takeTurn({ site, folder, root, place, cards, turn }: Turn): Promise<Record<string, Seconds>> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  site.scaffold(join(folder, 'site'));
  const siteFolder = join(folder, 'site');
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
  for (const [name, edit] of Object.entries(site.edits)) {
    // The first time draws the cards of the edit, the second is timed.
    for (const timed of [false, true]) {
      const undo = applyEdit(siteFolder, edit, turn + 1);
      const seconds = await build();
      if (timed) taken[name] = seconds;
      undo();
      await build();
    }
  }
  return taken;
}
