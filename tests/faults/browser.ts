import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../browser/chromium.ts';

/** A browser with a profile on disk, which outlives it. */
export interface RunningBrowser {
  readonly context: BrowserContext;
  /** Ends it as a power cut does: no page hears of it. */
  readonly kill: () => Promise<void>;
}

interface LaunchOptions {
  readonly profile: string;
  /** Which hosts have an address (`--host-resolver-rules`). */
  readonly resolve?: string | undefined;
  /** What the person has forbidden. */
  readonly storage?: 'denied' | undefined;
}

export async function launch({ profile, resolve, storage }: LaunchOptions): Promise<RunningBrowser> {
  const folder = join(profile, 'Default');
  const portFile = join(profile, 'DevToolsActivePort');
  mkdirSync(folder, { recursive: true });
  if (storage === 'denied') {
    const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
    writeFileSync(join(folder, 'Preferences'), JSON.stringify(settings));
  }
  // A browser that was killed leaves these; the next one of the same machine may take over.
  for (const name of ['SingletonLock', 'SingletonCookie', 'SingletonSocket', 'DevToolsActivePort']) {
    rmSync(join(profile, name), { force: true });
  }
  const browser = spawn(
    findChromium() ?? chromium.executablePath(),
    [
      '--headless',
      ...chromiumArguments,
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      ...(resolve ? [`--host-resolver-rules=${resolve}`] : []),
      'about:blank',
    ],
    // A group of its own, so that the processes of its pages go with it.
    { detached: true, stdio: 'ignore' },
  );
  const ended = new Promise((done) => browser.once('exit', done));
  const end = () => {
    if (browser.pid !== undefined && browser.exitCode === null) process.kill(-browser.pid, 'SIGKILL');
  };
  // A test that breaks must not leave a browser behind.
  process.once('exit', end);
  for (let tries = 0; !existsSync(portFile) || !readFileSync(portFile, 'utf8').includes('\n'); tries++) {
    if (tries > 400) throw new Error('The browser did not start.');
    await sleep(50);
  }
  const [port, path] = readFileSync(portFile, 'utf8').split('\n');
  const connection = await chromium.connectOverCDP(`ws://127.0.0.1:${port}${path}`);
  const [context] = connection.contexts();
  if (!context) throw new Error('The browser has no profile.');
  return {
    context,
    kill: async () => {
      process.off('exit', end);
      end();
      await ended;
    },
  };
}
