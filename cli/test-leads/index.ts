import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { withSlashes } from '../../renderer/build/lib/paths.ts';
import { append } from '../../renderer/sdk/any-length.ts';
import { didYouMean } from '../../renderer/sdk/suggest.ts';
import { startPreview } from '../commands/preview.ts';
import { UsageError } from '../failure.ts';
import { Inbox } from '../serve/leads/index.ts';
import { destinationsFile, readDestinations } from '../serve/loopback.ts';
import { type Branch, branchesOf } from './branches.ts';
import { startBrowser } from './browser.ts';
import { type FoundForm, findForms } from './found-form.ts';
import { formMessages, submit } from './submit.ts';
import { testValues } from './test-values.ts';
import { arrivalsOf, combined, type FormReport, type SentForm, verdictOn } from './verdict.ts';

export interface TestLeadsOptions {
  /** Absolute path of the built site. */
  readonly out: string;
  /** Paths of the pages to test; empty means all. */
  readonly pages: readonly string[];
  /** Called before each page. */
  readonly onPage?: (path: string) => void;
}

export interface TestLeadsReport {
  readonly pages: number;
  readonly forms: readonly FormReport[];
}

/** Number of pages at a time, because most of the time is waiting. */
const sideBySide = 4;

/** Milliseconds until a lead has to arrive everywhere; a form reports after six seconds at most. */
const patience = 8000;

/** Milliseconds to wait for a duplicate. */
const aftermath = 500;

/**
 * Submits every form of a built site, on each way through it, in a real browser to an inbox on this machine, and compares what arrives with what was
 * typed. Throws a UsageError for an unknown page, or without a built site or a browser.
 */
export async function testLeads({ out, pages, onPage }: TestLeadsOptions): Promise<TestLeadsReport> {
  const inbox = new Inbox();
  const server = await startPreview({ out, port: 0, host: '127.0.0.1', inbox });
  try {
    const queue = [...chosenPages(sitePages(out), pages)];
    const count = queue.length;
    const browser = await startBrowser();
    try {
      const tour = { browser, inbox, home: server.url, numbers: counter(), phonesAreRead: hasPhoneCode(out), onPage };
      const found = await Promise.all(Array.from({ length: Math.min(sideBySide, count) }, () => visitAll(queue, tour)));
      const destinations = readDestinations(textOf(join(out, destinationsFile)));
      const forms = found
        .flat()
        .map((sent) =>
          combined(
            sent,
            sent.map((one) => verdictOn(one, inbox.arrivals, destinations)),
          ),
        )
        .sort((a, b) => (a.page < b.page ? -1 : a.page > b.page ? 1 : 0));
      return { pages: count, forms };
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}

interface Tour {
  readonly browser: Browser;
  readonly inbox: Inbox;
  /** The address of the home page. */
  readonly home: string;
  /** Returns the next form number. */
  readonly numbers: () => number;
  /** Whether leads have phone numbers with their country code. */
  readonly phonesAreRead: boolean;
  readonly onPage?: TestLeadsOptions['onPage'];
}

/** What sending a form needs of a tour. */
type Walking = Pick<Tour, 'numbers' | 'phonesAreRead' | 'inbox'>;

async function visitAll(queue: string[], tour: Tour): Promise<SentForm[][]> {
  const sent: SentForm[][] = [];
  for (let page = queue.shift(); page !== undefined; page = queue.shift()) append(sent, await visit(page, tour));
  return sent;
}

/** Opens each page in a new browser profile. Returns its leads by form. */
async function visit(path: string, { browser, home, onPage, ...tour }: Tour): Promise<SentForm[][]> {
  const address = new URL(encodeURI(path), home);
  onPage?.(address.pathname);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(address.href);
    const forms = await findForms(page);
    const sent: SentForm[][] = [];
    for (const form of forms) {
      sent.push(form.flow ? await sendBranches(page, form, tour) : [await send(page, form, new Map(), false, tour)]);
      // The form led to another page.
      if (form.after !== undefined) await page.goto(address.href);
    }
    // A closed page cannot send a duplicate.
    if (forms.length > 0) await wait(aftermath);
    return sent;
  } finally {
    await context.close();
  }
}

/** Walks each way through a form in a tab of its own, the first one with a way back. */
async function sendBranches(page: Page, form: FoundForm, tour: Walking): Promise<SentForm[]> {
  const branches = [...branchesOf(form.fields, form.flow).entries()];
  const address = page.url();
  const sent: SentForm[] = [];
  const walkAll = async () => {
    for (let next = branches.shift(); next !== undefined; next = branches.shift()) {
      const [index, branch] = next;
      const tab = await page.context().newPage();
      await tab.goto(address);
      sent[index] = await send(tab, form, branch, index === 0, tour);
      await wait(aftermath);
      await tab.close();
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, walkAll));
  return sent;
}

async function send(
  page: Page,
  form: FoundForm,
  branch: Branch,
  isTour: boolean,
  { numbers, phonesAreRead, inbox }: Walking,
): Promise<SentForm> {
  const typed = testValues(form, { number: numbers(), phonesAreRead, branch });
  const day = await page.evaluate(() => new Date().toLocaleDateString());
  const path = new URL(page.url()).pathname;
  const trouble = await submit(page, form, typed, isTour).then(
    async () => {
      if (!(await arrives({ form, typed }, inbox))) return await formMessages(page, form);
      return form.after === undefined || (await isAt(page, form.after)) ? undefined : `${form.after} does not follow.`;
    },
    (error: unknown) => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)),
  );
  return { path, form, branch, typed, day, trouble: trouble === '' ? undefined : trouble };
}

/** Whether a page comes in time. Hosts differ in whether addresses end with a slash or `.html`. */
async function isAt(page: Page, href: string): Promise<boolean> {
  const plain = (url: URL) => url.pathname.replace(/\/(?:index\.html)?$|\.html$/, '');
  const wanted = plain(new URL(href, page.url()));
  return page
    .waitForURL((url) => plain(url) === wanted, { timeout: patience })
    .then(
      () => true,
      () => false,
    );
}

async function arrives(sent: Pick<SentForm, 'form' | 'typed'>, inbox: Inbox): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; await wait(20)) {
    const there = new Set(arrivalsOf(sent, inbox.arrivals).map(({ destination }) => destination));
    if (sent.form.destinations.every((name) => there.has(name))) return true;
  }
  return false;
}

function hasPhoneCode(out: string): boolean {
  const assets = join(out, 'assets');
  return existsSync(assets) && readdirSync(assets).some((file) => file.startsWith('phones-'));
}

function counter(): () => number {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Returns the pages of a built site, including the 404 page, as paths below the home page: `''`, `contact`. */
function sitePages(out: string): string[] {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return files.map((file) => withSlashes(file).replace(/(^|\/)index\.html$|\.html$/, '$1')).sort();
}

/** Returns the selected pages. Throws a {@link UsageError} for an unknown one. */
function chosenPages(pages: readonly string[], asked: readonly string[]): readonly string[] {
  if (asked.length === 0) return pages;
  return asked.map((path) => {
    const page = pages.find((one) => plainPath(one) === plainPath(path));
    if (page !== undefined) return page;
    throw new UsageError(`The site has no page "${path}".`, didYouMean(plainPath(path), pages.map(plainPath), 'page'));
  });
}

function plainPath(path: string): string {
  return `/${path.replace(/^\/|\/$/g, '')}`;
}
