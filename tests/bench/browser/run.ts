import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumIn } from '../../../cli/test-leads/chromium.ts';
import { type Candidate, output, type Place } from '../candidates/candidate.ts';
import { rows as rowsOf } from '../job/rows.ts';
import { finish } from '../measure/finish.ts';
import { serveOutput } from '../measure/serve-output.ts';
import { median } from '../report/figures.ts';
import type { Browser, Seen } from '../report/measured.ts';
import { scaffold } from '../work.ts';

const pages = 10;

/** Looks at one page of each candidate with Lighthouse, in turn. */
export async function browser(all: readonly Candidate[], place: Place, times: number): Promise<Browser> {
  const rows = rowsOf(pages);
  const script = join(place.work, 'lighthouse.mjs');
  copyFileSync(join(import.meta.dirname, 'lighthouse.mjs'), script);
  const chromePath = chromiumIn(chromium.executablePath());
  if (chromePath === undefined) throw new Error('There is no Chromium here: npx playwright install chromium');
  const seen = new Map<string, Seen[]>(all.map(({ name }) => [name, []]));
  for (const candidate of all) {
    const folder = await scaffold(candidate, rows, place);
    await finish(candidate.command(folder, place), folder);
  }
  for (let turn = 0; turn < times; turn++) {
    for (const { name, title } of all) {
      const server = await serveOutput(join(place.work, name, output));
      const args = [script, chromePath, `${server.url}/${rows[0]?.slug}`];
      const { printed } = await finish({ program: place.node, args }, place.work).finally(server.close);
      const found: Seen = JSON.parse(printed.slice(printed.lastIndexOf('{')));
      console.error(`${title}: ${printed.trim()}`);
      seen.get(name)?.push(found);
    }
  }
  for (const { name } of all) rmSync(join(place.work, name), { recursive: true });
  return Object.fromEntries([...seen].map(([name, list]) => [name, middle(list)]));
}

function middle(list: readonly Seen[]): Seen {
  const of = (figure: keyof Seen) => median(list.map((seen) => seen[figure]));
  return {
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    shift: of('shift'),
    score: of('score'),
    script: of('script'),
    all: of('all'),
  };
}
