import { spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, chromiumIn } from '../../cli/test-leads/chromium.ts';
import type { Place } from './candidates/candidate.ts';
import { frontage } from './candidates/frontage.ts';
import { clone } from './candidates/project.ts';
import { rows } from './job/rows.ts';
import { words } from './job/words.ts';
import { freePort } from './measure/free-port.ts';
import { median } from './report/figures.ts';
import type { Dev } from './report/measured.ts';
import { scaffold } from './work.ts';

/** Times `dev` from saving a word to seeing it: in the real site, and with 1,000 pages. */
export async function dev(place: Place, times: number): Promise<Dev> {
  const real = join(place.work, 'real-site');
  rmSync(real, { recursive: true, force: true });
  for (const part of ['pages.config.ts', 'templates']) cpSync(join(clone, part), join(real, part), { recursive: true });
  const many = await scaffold(frontage, rows(1000), place);
  const [row] = rows(1);
  const result = {
    real: await fromSaveToScreen(place, times, {
      site: real,
      path: '/contact',
      file: join(real, 'templates/copy/contact.ts'),
      word: 'Ask us anything about your rankings',
    }),
    row: await fromSaveToScreen(place, times, {
      site: many,
      path: `/${row?.slug}`,
      file: join(many, 'templates/data/rows.json'),
      word: row?.hero.headline ?? '',
    }),
    shared: await fromSaveToScreen(place, times, {
      site: many,
      path: `/${row?.slug}`,
      file: join(many, 'words.ts'),
      word: words.services.headline,
    }),
  };
  for (const folder of [real, many]) rmSync(folder, { recursive: true });
  return result;
}

interface Edit {
  readonly site: string;
  readonly path: string;
  readonly file: string;
  /** Words that the file has once and a heading of the page shows. */
  readonly word: string;
}

/** The clock runs from the moment the file is written to the first frame that shows the new word. */
async function fromSaveToScreen({ node }: Place, times: number, { site, path, file, word }: Edit): Promise<number> {
  const text = readFileSync(file, 'utf8');
  if (text.split(word).length !== 2) throw new Error(`${file} has to say "${word}" once.`);
  const port = await freePort();
  const args = [join(clone, 'cli/bin.js'), 'dev', '--config', join(site, 'pages.config.ts'), '--port', String(port)];
  const server = spawn(node, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const executablePath = chromiumIn(chromium.executablePath());
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...chromiumArguments] });
  try {
    await saysAddress(server.stdout, port);
    const page = await browser.newPage();
    const sights = await watchHeadings(page);
    await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'load' });
    const seconds: number[] = [];
    // The first edit warms what is loaded on demand, as the first of a morning does.
    for (let turn = 0; turn <= times; turn++) {
      await pause(1500);
      const other = `${word} ${mark(turn)}`;
      const shown = sights(mark(turn));
      const start = Date.now();
      writeFileSync(file, text.replace(word, other));
      seconds.push(((await shown) - start) / 1000);
    }
    return median(seconds.slice(1));
  } finally {
    await browser.close();
    server.kill();
    writeFileSync(file, text);
  }
}

const mark = (turn: number) => `edit-${turn}`;

function saysAddress(printed: NodeJS.ReadableStream, port: number): Promise<void> {
  return new Promise((done) => {
    let text = '';
    printed.on('data', (chunk) => {
      text += chunk;
      if (text.includes(`:${port}`)) done();
    });
  });
}

/**
 * Looks at the headings in every frame, in this document and in those that take its place. Gives back what waits for a word
 * and says when it was there, by the clock that this process has too.
 */
async function watchHeadings(page: Page): Promise<(word: string) => Promise<number>> {
  const waiting = new Map<string, (when: number) => void>();
  await page.exposeFunction('benchSaw', (word: string, when: number) => waiting.get(word)?.(when));
  await page.addInitScript({ path: join(import.meta.dirname, 'browser/watch-headings.js') });
  return (word) =>
    new Promise((done, fail) => {
      const late = setTimeout(() => fail(new Error(`"${word}" did not come on screen in 30 seconds.`)), 30_000);
      waiting.set(word, (when) => {
        clearTimeout(late);
        done(when);
      });
    });
}
