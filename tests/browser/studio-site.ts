import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { sampleCopy, siteCopy, starterCopy } from '../site-copy.ts';
import { tempSite } from '../temp-site.ts';

const bin = resolve(import.meta.dirname, '../../cli/bin.js');

interface Site {
  readonly root: string;
  readonly start: (...more: string[]) => Promise<string>;
  readonly stop: () => Promise<void>;
  /** The sources of the site by name. */
  readonly sources: () => Map<string, string>;
}

/** A studio of a new site, of the first site, of a starter, or of a fixture. */
export const test = base.extend<{ site: Site; isLarge: boolean; starter: string; fixture: string }>({
  isLarge: [false, { option: true }],
  starter: ['', { option: true }],
  fixture: ['', { option: true }],
  site: async ({ isLarge, starter, fixture }, use) => {
    const small = () => (fixture !== '' ? tempSite(fixture) : starter === '' ? starterCopy() : sampleCopy(starter));
    const { root, drop } = isLarge ? siteCopy() : small();
    let child: ChildProcess | undefined;
    const stop = async () => {
      if (child === undefined) return;
      const ended = new Promise((done) => child?.once('exit', done));
      child.kill('SIGINT');
      await ended;
      child = undefined;
    };
    await use({
      root,
      stop,
      sources: () => sourcesIn(root),
      start(...more) {
        const { CI: _ci, ...env } = process.env;
        const started = spawn(process.execPath, [bin, 'studio', ...more], {
          cwd: root,
          env,
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        child = started;
        return new Promise((done, fail) => {
          started.once('exit', (code) => fail(new Error(`studio ended with ${code}`)));
          createInterface({ input: started.stdout }).on('line', (line) => line.startsWith('http') && done(line));
        });
      },
    });
    await stop();
    drop();
  },
});

function sourcesIn(root: string): Map<string, string> {
  const files = readdirSync(join(root, 'templates'), { recursive: true, encoding: 'utf8', withFileTypes: true });
  const names = files.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    [join(root, 'pages.config.ts'), ...names].map((name) => [
      name.slice(root.length + 1),
      readFileSync(name, name.endsWith('.ts') ? 'utf8' : 'latin1'),
    ]),
  );
}

/** Returns the lines that differ between two states of the sources, with a plus or a minus. */
export function difference(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [old, now] = [before.get(name)?.split('\n') ?? [], after.get(name)?.split('\n') ?? []];
    const [gone, come] = [old.filter((line) => !now.includes(line)), now.filter((line) => !old.includes(line))];
    return [...gone.map((line) => `-${line.trim()}`), ...come.map((line) => `+${line.trim()}`)];
  });
}

/** The page itself, inside the studio. */
export const frame = (page: Page) => page.frameLocator('.stage-page iframe');

/** Opens the studio and waits for its page. */
export async function opened(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(frame(page).locator('h1')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Hero/ })).toBeVisible();
}

/** Opens the list of pages and sections, which a narrow window shows when it is asked for. */
export async function showOutline(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Pages and sections' });
  if ((await toggle.isVisible()) && (await toggle.getAttribute('aria-pressed')) === 'false') await toggle.click();
}

/** Presses a button by keyboard, once it can be pressed: a button that is off takes no focus, and the key would be lost. */
export async function pressEnter(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.press('Enter');
}

/** Presses Tab until a control has the focus. Fails if Tab does not lead there. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  for (let presses = 0; presses < 200; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${control}.`);
}

/** Does something and waits until the status line says that it is saved. */
export async function saved(page: Page, label: RegExp, step: () => Promise<unknown>): Promise<void> {
  await step();
  // The whole site is checked and built again.
  await expect(page.locator('.status-text')).toHaveText(label, { timeout: 60_000 });
  await expect(page.locator('.status-text')).toHaveAttribute('data-tone', 'saved');
}

/** Moves a section up by keyboard, and waits until it stands above the one that it followed. */
export async function moveUp(page: Page, section: string): Promise<void> {
  const names = page.locator('.outline-name');
  // The page may be there before its outline.
  await expect(names.filter({ hasText: new RegExp(`^${section}`) })).not.toHaveCount(0);
  const order = await names.allTextContents();
  const at = order.findIndex((name) => name.startsWith(section));
  await names.nth(at).focus();
  await saved(page, new RegExp(`^Move ${section}`, 'i'), () => page.keyboard.press('Alt+ArrowUp'));
  const [above = '', moved = ''] = order.splice(at - 1, 2);
  order.splice(at - 1, 0, moved, above);
  await expect(names).toHaveText(order);
}
