import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { fastest } from '../../renderer/client/form/suspect.ts';
import { append } from '../../renderer/sdk/any-length.ts';
import { startPreview } from '../commands/preview.ts';
import { Inbox } from '../serve/leads/index.ts';
import { destinationsFile, readDestinations } from '../serve/loopback.ts';
import { startBrowser } from './browser.ts';
import { type FoundForm, findForms } from './found-form.ts';
import { chosenPages, sitePages } from './site-pages.ts';
import { formMessages, submit } from './submit.ts';
import { testValues } from './test-values.ts';
import { arrivalsOf, type FormReport, type SentForm, verdictOn } from './verdict.ts';

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
 * Submits every form of a built site in a real browser to an inbox on this machine, and compares what arrives with what was
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
        .map((sent) => verdictOn(sent, inbox.arrivals, destinations))
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

async function visitAll(queue: string[], tour: Tour): Promise<SentForm[]> {
  const sent: SentForm[] = [];
  for (let page = queue.shift(); page !== undefined; page = queue.shift()) append(sent, await visit(page, tour));
  return sent;
}

/** Opens each page in a new browser profile. */
async function visit(path: string, { browser, home, onPage, ...tour }: Tour): Promise<SentForm[]> {
  const address = new URL(encodeURI(path), home);
  onPage?.(address.pathname);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(address.href);
    const forms = await findForms(page);
    if (forms.length > 0) await untilHuman(page);
    const sent: SentForm[] = [];
    for (const form of forms) sent.push(await send(page, form, tour));
    // A closed page cannot send a duplicate.
    if (forms.length > 0) await wait(aftermath);
    return sent;
  } finally {
    await context.close();
  }
}

async function send(
  page: Page,
  form: FoundForm,
  { numbers, phonesAreRead, inbox }: Pick<Tour, 'numbers' | 'phonesAreRead' | 'inbox'>,
): Promise<SentForm> {
  const typed = testValues(form, numbers(), phonesAreRead);
  const day = await page.evaluate(() => new Date().toLocaleDateString());
  const path = new URL(page.url()).pathname;
  const trouble = await submit(page, form, typed).then(
    async () => ((await arrives({ form, typed }, inbox)) ? undefined : await formMessages(page, form)),
    (error: unknown) => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)),
  );
  return { path, form, typed, day, trouble: trouble === '' ? undefined : trouble };
}

async function arrives(sent: Pick<SentForm, 'form' | 'typed'>, inbox: Inbox): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; await wait(20)) {
    const there = new Set(arrivalsOf(sent, inbox.arrivals).map(({ destination }) => destination));
    if (sent.form.destinations.every((name) => there.has(name))) return true;
  }
  return false;
}

/** Waits long enough that the form does not suspect a bot. */
async function untilHuman(page: Page): Promise<void> {
  const open = await page.evaluate(() => performance.now());
  await wait(Math.max(0, fastest - open + 50));
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
