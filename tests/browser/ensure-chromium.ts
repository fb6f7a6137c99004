import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findChromium } from './chromium.ts';

/** Installs a browser for the browser tests if there is none: the system's if possible, otherwise Playwright's. */
function ensureChromium(): boolean {
  if (findChromium() !== undefined) return true;
  console.log('There is no Chromium yet; it is being installed for the browser tests.');
  if (isDebianRoot()) ran('apt-get', 'update') && ran('apt-get', 'install', '-y', 'chromium');
  if (findChromium() === undefined) ran('npx', 'playwright', 'install', 'chromium');
  return findChromium() !== undefined;
}

/** On Ubuntu this package is only a stub for another installer, so use it on Debian only. */
function isDebianRoot(): boolean {
  const release = '/etc/os-release';
  return process.getuid?.() === 0 && existsSync(release) && /^ID="?debian"?$/m.test(readFileSync(release, 'utf8'));
}

function ran(command: string, ...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

if (!ensureChromium()) {
  console.error('The browser tests need Chromium, and it could not be installed.');
  console.error(
    'Install it as root (`apt-get install chromium`) or run `npx playwright install chromium`, then try again.',
  );
  process.exitCode = 1;
}
