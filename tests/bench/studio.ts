import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Place } from './candidates/candidate.ts';
import { clone } from './candidates/project.ts';
import { scaffoldRealistic } from './edits/sites.ts';
import { freePort } from './measure/free-port.ts';
import { median } from './report/figures.ts';
import type { Studio, StudioTimes } from './report/measured.ts';

/** Where changes are made on a site: a page, a section of it with a text, facts, and a page of a template. */
interface Spots {
  readonly page: string;
  readonly section: string;
  readonly facts: { readonly ofFew: string; readonly ofAll: string };
  /** A page and a section of it whose headline a template writes. */
  readonly shared?: { readonly page: string; readonly section: string };
}

/** Times the studio's server as its interface asks it: on the real site, and with 1,200 pages. */
export async function studio(place: Place, times: number): Promise<Studio> {
  const real = join(place.work, 'studio-real');
  rmSync(real, { recursive: true, force: true });
  for (const part of ['pages.config.ts', 'templates']) cpSync(join(clone, part), join(real, part), { recursive: true });
  const many = join(place.work, 'studio-many');
  rmSync(many, { recursive: true, force: true });
  mkdirSync(many, { recursive: true });
  scaffoldRealistic(many, 1200);
  sayOnOnePage(many);
  const shared = { page: '/home-cleaning/ashbank-alder-county', section: 'work' };
  const result = {
    real: await timed(
      place,
      real,
      { page: '/contact', section: 'intro', facts: { ofFew: 'videos.rankingLength', ofAll: 'reportTime' } },
      times,
    ),
    many: await timed(
      place,
      many,
      { page: '/', section: 'intro', facts: { ofFew: 'years', ofAll: 'whole' }, shared },
      times,
    ),
  };
  for (const folder of [real, many]) rmSync(folder, { recursive: true });
  return result;
}

/** Adds a fact that the home page alone says. */
function sayOnOnePage(site: string): void {
  const edit = (file: string, text: string, other: string) => {
    const path = join(site, file);
    const before = readFileSync(path, 'utf8');
    if (!before.includes(text)) throw new Error(`${file} does not contain ${text}`);
    writeFileSync(path, before.replace(text, other));
  };
  edit('pages.config.ts', 'facts: {', "facts: { years: { type: 'count', value: 12 },");
  edit(
    'templates/copy/shared.ts',
    'before anybody lifts a tool.',
    'before anybody lifts a tool, after {{facts.years}} years.',
  );
}

async function timed({ node }: Place, site: string, spots: Spots, times: number): Promise<StudioTimes> {
  const { CI: _, ...env } = process.env;
  const args = [join(clone, 'cli/bin.js'), 'studio', '--config', join(site, 'pages.config.ts')];
  const server = spawn(node, [...args, '--port', String(await freePort())], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    return await new Timed(await addressOf(server), spots).all(times);
  } finally {
    server.kill();
  }
}

function addressOf(server: ChildProcess): Promise<URL> {
  return new Promise((done) => {
    server.stdout?.on('data', (chunk) => {
      const address = /http:\S+#\S+/.exec(String(chunk))?.[0];
      if (address !== undefined) done(new URL(address));
    });
  });
}

/** Asks a running studio, and undoes every change. */
class Timed {
  readonly #address: URL;
  readonly #spots: Spots;
  #turn = 0;

  constructor(address: URL, spots: Spots) {
    this.#address = address;
    this.#spots = spots;
  }

  async all(times: number): Promise<StudioTimes> {
    const { page, section, shared, facts } = this.#spots;
    const headline = { page, section, field: ['headline'] };
    const given = (await this.#ask('page', { page })) as Page;
    const known = ((await this.#ask('site', {})) as { facts: { name: string; value: number }[] }).facts;
    const setFact = (fact: string) => {
      const value = known.find(({ name }) => name === fact)?.value ?? 0;
      return () => ({ op: 'setFact', name: fact, value: value + this.#turn });
    };
    const word = () => `Word ${this.#turn}`;
    const changes: Record<string, () => object> = {
      'text of a section': () => ({ op: 'set', ...headline, value: word() }),
      title: () => ({ op: 'setMeta', page, name: 'title', value: `${given.meta.title} ${this.#turn}` }),
      'fact on few pages': setFact(facts.ofFew),
      'fact on all pages': setFact(facts.ofAll),
      'section moved': () => ({ op: 'moveSection', page, section, by: 1 }),
      'section added': () => ({
        op: 'addSection',
        page,
        after: section,
        section: 'questions',
        block: 'faq',
        example: 0,
      }),
      ...(shared && {
        'text of a template': () => ({ op: 'set', ...shared, field: ['headline'], value: word() }),
      }),
    };
    const answered: Record<string, number> = {};
    for (const [name, change] of Object.entries(changes)) {
      answered[name] = await this.#median(times, () => this.#change(change()));
    }
    const others = ((await this.#ask('site', {})) as { pages: { path: string }[] }).pages.map(({ path }) => path);
    return {
      answered,
      preview: await this.#median(times, () => this.#time('preview', { ...headline, value: word() })),
      opened: await this.#median(times, (turn) =>
        this.#time('page', { page: others[(turn * 7) % others.length] ?? page }),
      ),
    };
  }

  async #median(times: number, run: (turn: number) => Promise<number>): Promise<number> {
    const found: number[] = [];
    // The first one loads what is loaded on demand.
    for (let turn = 0; turn <= times; turn++) {
      this.#turn++;
      found.push(await run(turn));
    }
    return Math.round(median(found.slice(1)));
  }

  /** Makes a change, waits until nothing is left to do, and undoes it. */
  async #change(change: object): Promise<number> {
    const start = performance.now();
    const answer = (await this.#ask('change', change)) as { kind: string; entry?: { id: number } };
    const taken = performance.now() - start;
    if (answer.kind !== 'saved') throw new Error(`${JSON.stringify(change)}: ${JSON.stringify(answer)}`);
    await pause(settled);
    await this.#ask('undo', { id: answer.entry?.id });
    await pause(settled);
    return taken;
  }

  async #time(name: string, body: object): Promise<number> {
    const start = performance.now();
    await this.#ask(name, body);
    return performance.now() - start;
  }

  #ask(name: string, body: object): Promise<unknown> {
    const { host, origin, hostname, port, hash } = this.#address;
    const headers = {
      host,
      origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'x-frontage-studio': hash.slice(1),
    };
    return new Promise((done, fail) => {
      const sent = request({ hostname, port, path: `/api/${name}`, method: 'POST', headers }, (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => {
          if (response.statusCode === 200) done(JSON.parse(text));
          else fail(new Error(`${name}: ${response.statusCode} ${text}`));
        });
      });
      sent.on('error', fail);
      sent.end(JSON.stringify(body));
    });
  }
}

interface Page {
  readonly meta: { readonly title: string };
}

/** Milliseconds after which the studio has done all that follows a change. */
const settled = 700;
