import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { starters } from '../../../cli/create/starters.ts';
import { frontage } from '../../command.ts';
import { type SiteCopy, sampleCopy, siteCopy } from '../../site-copy.ts';
import tempFilesInMemory from '../../temp-files-in-memory.ts';
import { tempSite } from '../../temp-site.ts';

/** The names of the starters, the plain one first. */
export const starterNames = starters().map(({ name }) => name);

/** The sites that the browser tests visit: the first site, two fixtures, and each starter with its sample values. */
export type SiteName = 'first' | 'bakery' | 'own-block' | `starter-${string}`;

const variable = 'FRONTAGE_BUILT_SITES';

/** What takes a site's first build longest: folders of its cache whose files are named by their content. */
const encoded = ['pictures', 'cards'];

/** Builds each site once before all tests, two at a time; the test processes find them by an environment variable. */
export default async function buildSites(): Promise<() => void> {
  const drop = tempFilesInMemory();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-built-')));
  const copies = { bakery: tempSite('bakery'), 'own-block': tempSite('own-block') };
  const samples = starterNames.map((name) => [`starter-${name}`, sampleCopy(name)] as const);
  const roots: [name: string, root: string][] = [
    ['first', resolve(import.meta.dirname, '../../..')],
    ...[...Object.entries(copies), ...samples].map(([name, { root }]): [string, string] => [name, root]),
  ];
  const waiting = roots.values();
  const lane = async () => {
    for (const [name, cwd] of waiting) {
      const out = join(folder, name);
      const env = { PUBLIC_LEADS_URL: name.startsWith('starter-') ? 'https://leads.example/inbox' : '' };
      const { code, stderr } = await frontage(['build', '--quiet', '--out', out], { cwd, env });
      if (code !== 0) throw new Error(`The site "${name}" is not built:\n${stderr}`);
      for (const made of encoded) {
        const cached = join(cwd, '.frontage', made);
        if (existsSync(cached)) cpSync(cached, join(folder, '.encoded', name, made), { recursive: true });
      }
    }
  };
  await Promise.all([lane(), lane()]);
  process.env[variable] = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true });
    for (const copy of [...Object.values(copies), ...samples.map(([, copy]) => copy)]) copy.drop();
    drop();
  };
}

/** Returns the output folder of a site. */
export function builtSite(name: SiteName): string {
  return sharedFolder(name);
}

/** Returns a copy of a built site's sources, which encodes no picture again. */
export function copyOf(name: 'first' | `starter-${string}`): SiteCopy {
  const site = name === 'first' ? siteCopy() : sampleCopy(name.replace('starter-', ''));
  // A site without pictures has nothing encoded.
  const cached = sharedFolder(join('.encoded', name));
  if (existsSync(cached)) cpSync(cached, join(site.root, '.frontage'), { recursive: true });
  return site;
}

/** Returns a folder that all test processes share, and that is deleted after the tests. */
export function sharedFolder(name: string): string {
  const folder = process.env[variable];
  if (folder === undefined) throw new Error('No site is built: run the browser tests with `playwright test`.');
  return join(folder, name);
}

/** Returns a shared folder that `make` fills in the first process that needs it; the others wait for it. */
export async function madeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = sharedFolder(name);
  const draft = `${folder}-draft`;
  while (!existsSync(folder)) {
    if (!begun(draft)) {
      await wait(50);
      continue;
    }
    try {
      // Another process may have finished it a moment ago.
      if (!existsSync(folder)) {
        await make(draft);
        renameSync(draft, folder);
      }
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return folder;
}

/** Creates a folder; false if another process has. */
function begun(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/** Returns the paths of all pages of a site, including those hidden from search engines. */
export function pagesOf(name: SiteName): string[] {
  const files = readdirSync(builtSite(name), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const addresses = files.map((file) =>
    encodeURI(`./${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '$1')}`),
  );
  return addresses.filter((address) => address !== './404').sort();
}
