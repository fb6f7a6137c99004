import { spawn } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumIn } from '../../cli/test-leads/chromium.ts';
import { tempSite } from '../temp-site.ts';
import { installedSite, type Manager, manage, removeFolder, setDependencies } from './site.ts';

/** A user without rights on the files of others. */
const nobody = 65_534;

/**
 * Builds a site whose installed packages cannot be written, as another user. Returns what is wrong. Only root can run programs
 * as another user.
 */
export async function readOnlyFaults(folder: string): Promise<string[]> {
  if (process.getuid?.() !== 0) return ['the test of read-only packages needs root'];
  const packages = join(folder, 'node_modules');
  removeFolder(join(folder, 'dist'));
  removeFolder(join(folder, '.frontage'));
  chownSync(folder, nobody, nobody);
  const bin = join(packages, 'frontage/cli/bin.js');
  const child = spawn(process.execPath, [bin, 'build'], { cwd: folder, uid: nobody, gid: nobody, stdio: 'pipe' });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const code = await new Promise((done) => child.once('close', done));
  return code === 0 ? [] : [`a build with read-only packages ended with ${code}: ${printed}`];
}

/** Builds a site in a workspace beside a package with React 18. Returns what is wrong. */
export async function workspaceFaults(parent: string, site: string, tarball: string): Promise<string[]> {
  const folder = join(parent, 'workspace');
  mkdirSync(join(folder, 'old'), { recursive: true });
  cpSync(site, join(folder, 'site'), {
    recursive: true,
    filter: (path) => !/[/\\](?:node_modules|dist|\.frontage)$/.test(path),
  });
  write(join(folder, 'package.json'), { name: 'workspace', private: true, workspaces: ['site', 'old'] });
  write(join(folder, 'old/package.json'), {
    name: 'old',
    version: '1.0.0',
    dependencies: { react: '18.3.1', 'react-dom': '18.3.1' },
  });
  setDependencies(join(folder, 'site'), { frontage: `file:${tarball}` });
  await manage('npm', ['install', '--no-audit', '--no-fund'], folder);
  const { code, stdout, stderr } = await installedSite(folder).frontage(['build', '--config', 'site/pages.config.ts']);
  return code === 0 ? [] : [`a build in a workspace ended with ${code}: ${stdout}${stderr}`];
}

/** Builds a site whose island uses a package with React hooks, and uses it in a browser. Returns what is wrong. */
export async function hookFaults(parent: string, manager: Manager, tarball: string): Promise<string[]> {
  const source = tempSite('own-block');
  const island = 'templates/blocks/hire-price/island.tsx';
  source.edit(island, "import { useState } from 'react';", `import { create } from 'zustand';\n${store}`);
  source.edit(island, 'const [hours, setHours] = useState(1);', 'const { hours, setHours } = useHours();');
  const folder = join(parent, `zustand-${manager}`);
  cpSync(source.root, folder, { recursive: true });
  source.drop();
  write(join(folder, 'package.json'), { name: 'zustand-site', private: true, type: 'module' });
  setDependencies(folder, { frontage: `file:${tarball}`, zustand: '5.1.0' });
  await manage(manager, ['install'], folder);
  const { code, stdout, stderr } = await installedSite(folder).frontage(['build']);
  if (code !== 0) return [`${manager}: a site with zustand does not build: ${stdout}${stderr}`];
  const price = await priceOfHours(folder, 3);
  return /\d/.test(price) && price !== (await priceOfHours(folder, 1))
    ? []
    : [`${manager}: the island with zustand shows "${price}"`];
}

const store = `
interface Hours { hours: number; setHours: (hours: number) => void }
const useHours = create<Hours>((set) => ({ hours: 1, setHours: (hours) => set({ hours }) }));
`;

/** Fills in the hours on the page of the built site, and returns the price that it shows. */
async function priceOfHours(folder: string, hours: number): Promise<string> {
  const bin = join(folder, 'node_modules/frontage/cli/bin.js');
  const server = spawn(process.execPath, [bin, 'preview', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const executablePath = chromiumIn(chromium.executablePath());
  const browser = await chromium.launch({ args: [...chromiumArguments], ...(executablePath && { executablePath }) });
  try {
    const page = await browser.newPage();
    for await (const line of createInterface({ input: server.stdout })) {
      const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
      if (origin === undefined) continue;
      await page.goto(origin);
      const field = page.locator('input[type=number]').first();
      await field.waitFor();
      await page.waitForLoadState('networkidle');
      await field.fill(String(hours));
      return (await page.locator('output').first().textContent()) ?? '';
    }
    return '';
  } finally {
    await browser.close();
    server.kill();
  }
}

function write(file: string, settings: object): void {
  writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`);
}
