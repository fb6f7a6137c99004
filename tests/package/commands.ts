import { spawn } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { InstalledSite } from './site.ts';

interface Expectation {
  readonly args: readonly string[];
  /** What it prints to its standard output or error. */
  readonly prints: RegExp;
  readonly code?: number;
}

/** Every command that ends by itself, in an order that works on a fresh site. */
const commands: readonly Expectation[] = [
  { args: ['--version'], prints: /^\d+\.\d+\.\d+\n$/ },
  { args: ['--help'], prints: /Usage: frontage/ },
  { args: ['init', 'other', '--yes', '--name', 'Other'], prints: /Created/ },
  { args: ['check'], prints: /pages, no errors or warnings\./ },
  { args: ['build'], prints: /pages \(\d+ rendered\) to dist/ },
  { args: ['build', '--explain'], prints: /pages \(0 rendered\) to dist/ },
  { args: ['check', '--output'], prints: /pages, no errors or warnings\./ },
  { args: ['check', '--format', 'sarif'], prints: /"version": ?"2\.1\.0"/ },
  { args: ['routes'], prints: /\/about/ },
  { args: ['claims'], prints: /replyTime|claims?/ },
  { args: ['types'], prints: /^/ },
  { args: ['schema', '--block', 'hero'], prints: /"headline"/ },
  { args: ['explain', 'link-route'], prints: /link/ },
  { args: ['new', '--from', '/about', '--path', '/team', '--title', 'Our team', '--yes'], prints: /\/team/ },
  { args: ['rename', '/team', '/people'], prints: /\/people/ },
  { args: ['remove', '/people', '--gone'], prints: /\/people/ },
  { args: ['diff', '--base-dir', 'other'], prints: /pages?|differ|unchanged/ },
  { args: ['doctor'], prints: /things need attention/, code: 1 },
  { args: ['sites', '.', 'check'], prints: /1 site/ },
  { args: ['build', '--format', 'josn'], prints: /json/, code: 2 },
  { args: ['test-leads'], prints: /npm install .*@playwright\/test|no forms|leads?/i, code: 2 },
];

/** Runs every command of an installed site. Returns what is wrong. */
export async function commandFaults(site: InstalledSite): Promise<string[]> {
  const faults: string[] = [];
  for (const { args, prints, code = 0 } of commands) {
    const run = await site.frontage(args);
    const printed = run.stdout + run.stderr;
    if (run.code !== code || !prints.test(printed)) {
      faults.push(`frontage ${args.join(' ')} ended with ${run.code} and printed:\n${printed}`);
    }
  }
  for (const [command, path, text] of servers) {
    const fault = await serverFault(site, command, { path, text });
    if (fault !== undefined) faults.push(`frontage ${command}: ${fault}`);
  }
  return [...faults, ...(await passwordFaults(site))];
}

/** Commands that serve, with an address and what its answer contains. */
const servers = [
  ['dev', '/', 'Corner Bakery'],
  ['dev', '/__gallery', 'Gallery'],
  ['preview', '/about', 'Corner Bakery'],
  ['gallery', '/', 'hero'],
  ['studio', '/app.js', 'Add a section'],
] as const;

/** Starts a server, requests one address and stops it. Returns what is wrong. */
async function serverFault(
  { folder }: InstalledSite,
  command: string,
  { path, text }: { readonly path: string; readonly text: string },
): Promise<string | undefined> {
  const bin = join(folder, 'node_modules/frontage/cli/bin.js');
  const child = spawn(process.execPath, [bin, command, '--port', '0'], {
    cwd: folder,
    // The studio does not start in CI.
    env: { ...process.env, CI: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
      if (origin === undefined) continue;
      const answer = await fetch(origin + path);
      const body = await answer.text();
      if (answer.status !== 200) return `${path} answers with ${answer.status}`;
      return body.includes(text) ? undefined : `${path} does not contain "${text}"`;
    }
    return 'it ended without an address';
  } finally {
    child.kill();
  }
}

async function passwordFaults({ folder }: InstalledSite): Promise<string[]> {
  const bin = join(folder, 'node_modules/frontage/cli/bin.js');
  const child = spawn(process.execPath, [bin, 'hash-password'], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end('four words and more\n');
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('pbkdf2-sha256$')) return [];
  }
  return ['frontage hash-password prints no hash'];
}

/** Packages that only some commands need, and how one of those says that it is missing. */
const optional = [
  ['vite', ['dev', '--port', '0']],
  ['html-validate', ['check', '--output']],
] as const;

/** Removes one package at a time. Returns what is wrong: builds go on, and the command that needs it says so. */
export async function missingPackageFaults(site: InstalledSite): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, args] of optional) {
    const folder = join(site.folder, 'node_modules', name);
    renameSync(folder, `${folder}-away`);
    const build = await site.frontage(['build']);
    const { code, stderr } = await site.frontage(args);
    renameSync(`${folder}-away`, folder);
    if (build.code !== 0) faults.push(`without ${name} a site does not build: ${build.stderr}`);
    const expected = `error: The package "${name}" is not installed.\n  Run \`npm install\` first, then try again.\n`;
    if (code !== 2 || stderr !== expected)
      faults.push(`without ${name}, ${args.join(' ')} ended with ${code}: ${stderr}`);
  }
  return faults;
}

/** A change of the engine's version must not reuse caches: returns whether pages are rendered again. */
export async function upgradeFaults(site: InstalledSite): Promise<string[]> {
  const file = join(site.folder, 'node_modules/frontage/packed.json');
  const text = readFileSync(file, 'utf8');
  await site.frontage(['build']);
  const same = await site.frontage(['build']);
  writeFileSync(file, text.replace(/"id": "[^"]+"/, '"id": "another-version"'));
  const other = await site.frontage(['build']);
  writeFileSync(file, text);
  return [
    ...(/\(0 rendered\)/.test(same.stdout) ? [] : [`a second build renders pages: ${same.stdout}${same.stderr}`]),
    ...(/\(0 rendered\)/.test(other.stdout) ? ['another version of the engine reuses pages'] : []),
  ];
}
