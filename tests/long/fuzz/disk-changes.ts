import { execFileSync } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import fc from 'fast-check';
import { editFolder } from '../../../cli/author/edit-folder-name.ts';
import { outputPaths } from '../../../renderer/build/output/contract.ts';

/** A change of a file or folder of any site: numbers choose which and how. */
export interface DiskChange {
  readonly kind: keyof typeof kinds;
  readonly where: number;
  readonly other: number;
}

/** Changes of the engine's own files, and stray files in the site. */
export const diskKinds = [
  ...(['folder', 'full folder', 'text', 'emptied', 'cut', 'flipped', 'pipe', 'link out', 'link loop', 'gone'] as const),
  ...(['stray', 'stray', 'stray', 'link in site'] as const),
];

export const diskChanges: fc.Arbitrary<readonly DiskChange[]> = fc.array(
  fc.record({
    // biome-ignore lint/plugin: the names of a constant
    kind: fc.constantFrom(...diskKinds),
    where: fc.noBias(fc.nat()),
    other: fc.noBias(fc.nat()),
  }),
  { minLength: 1, maxLength: 3 },
);

/** A site on the disk, and a folder outside of it that no command may change. */
export interface DiskSite {
  readonly root: string;
  readonly outside: string;
}

/** Makes a change and describes it; returns undefined if it cannot be made. */
export function changeDisk(site: DiskSite, { kind, where, other }: DiskChange): string | undefined {
  try {
    return `${kind}: ${JSON.stringify(kinds[kind](site, where, other))}`;
  } catch (error) {
    // For example, a folder cannot be truncated.
    if (error instanceof Error && 'syscall' in error) return undefined;
    throw error;
  }
}

type Kind = (site: DiskSite, where: number, other: number) => string;

const kinds = {
  folder: replaced((path) => mkdirSync(path)),
  'full folder': replaced((path) => {
    mkdirSync(path);
    writeFileSync(join(path, 'notes.txt'), 'mine');
  }),
  text: replaced((path, { other }) => writeFileSync(path, at(texts, other))),
  emptied: replaced((path) => writeFileSync(path, '')),
  pipe: replaced((path) => execFileSync('mkfifo', [path])),
  'link out': replaced((path, { site, other }) =>
    symlinkSync(join(site.outside, at(['', 'kept.txt', 'none'], other)), path),
  ),
  'link loop': replaced((path) => symlinkSync(path, path)),
  gone: replaced(() => undefined),
  cut: rewritten((bytes, other) => bytes.subarray(0, other % (bytes.length + 1))),
  flipped: rewritten((bytes, other) => {
    const changed = Buffer.from(bytes);
    if (changed.length > 0)
      changed.writeUInt8(changed.readUInt8(other % changed.length) ^ (1 << (other % 8)), other % changed.length);
    return changed;
  }),
  stray({ root }, where, other) {
    const folder = at(folders(root), where);
    const name = at(strayNames, other);
    writeFileSync(join(root, folder, name), at(strayContents, where + other));
    return join(folder, name);
  },
  'link in site'({ root, outside }, where, other) {
    const path = join(at(folders(root), where), at(['out.png', 'out', 'out.ts', 'out.svg', 'index.ts'], other));
    symlinkSync(
      at([outside, join(outside, 'kept.txt'), '/etc/passwd', '/dev/zero', root, 'out', '/none'], where + other),
      join(root, path),
    );
    return path;
  },
} satisfies Readonly<Record<string, Kind>>;

interface Replacing {
  readonly site: DiskSite;
  readonly other: number;
}

/** Replaces one of the engine's own files or folders. */
function replaced(put: (path: string, replacing: Replacing) => void): Kind {
  return (site, where, other) => {
    const path = at(ownPaths(site.root), where);
    const full = join(site.root, path);
    rmSync(full, { recursive: true, force: true });
    mkdirSync(dirname(full), { recursive: true });
    put(full, { site, other });
    return path;
  };
}

/** Changes the bytes of one of the engine's own files. */
function rewritten(change: (bytes: Buffer, other: number) => Uint8Array): Kind {
  return (site, where, other) => {
    const files = ownPaths(site.root).filter((path) => isFile(join(site.root, path)));
    const path = at(files, where);
    const full = join(site.root, path);
    writeFileSync(full, change(readFileSync(full), other));
    return path;
  };
}

/** The paths that commands write, existing or not. */
function ownPaths(root: string): string[] {
  const { out, staging, old, journal, lock, claim } = outputPaths(join(root, 'dist'));
  const fixed = [out, staging, old, journal, lock, claim].map((path) => relative(root, path));
  return [...fixed, editFolder, '.frontage', ...filesBelow(root, '.frontage'), ...filesBelow(root, 'dist')];
}

function filesBelow(root: string, folder: string): string[] {
  if (lstatSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
}

function isFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** Folders of a site that may contain stray files. */
function folders(root: string): string[] {
  const known = [
    '',
    'templates',
    'templates/images',
    'templates/copy',
    'templates/blocks',
    'templates/pages',
    'templates/fonts',
    'templates/data',
    'dist',
  ];
  for (const folder of known) if (folder !== 'dist') mkdirSync(join(root, folder), { recursive: true });
  return known.filter((folder) => lstatSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory());
}

/** Names of files from operating systems, editors, phones and people. */
const strayNames = [
  '._loaf.svg',
  '.DS_Store',
  'Thumbs.db',
  'desktop.ini',
  '~$home.ts',
  '.home.ts.swp',
  'home.ts~',
  '#home.ts#',
  'home.ts.orig',
  'broken.png',
  'broken.jpg',
  'broken.svg',
  'broken.webp',
  'broken.woff2',
  'cafe\u0301.png',
  'caf\u00e9.png',
  'my photo #1 (50%) & co?.png',
  'two\nlines.png',
  '\u202egnp.exe',
  '-rf.png',
  'con.png',
  `${'a'.repeat(240)}.png`,
  'icon.PNG',
  'index.ts',
  'theme.css',
  'document.hbs',
  'rows.csv',
  'package.json',
  'tsconfig.json',
  '.env',
];

const strayContents: readonly (string | Uint8Array)[] = [
  '',
  'not what its extension means',
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  Buffer.from('ffd8ffe000104a46494600', 'hex'),
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  '<svg',
  'export const x = ;',
  'throw new Error("on purpose")',
  '{',
  '{{#if}}',
  'a { color: ',
  '\0\0\0\0',
  Buffer.from([0xff, 0xfe, 0x41, 0xd8]),
];

const texts = [
  '',
  'x',
  '{}',
  '[]',
  'null',
  '{"version":1}',
  '\0',
  '{"pid":1,"host":"x"}',
  '{"from":"..","to":"..","old":".."}',
  '{"from":"/etc","to":"templates","old":"pages.config.ts"}',
];

function at<T>(list: readonly T[], index: number): T {
  const value = list[index % list.length];
  if (value === undefined) throw new Error('Nothing to choose from');
  return value;
}

/** Restores a site from a copy. */
export function restore(from: string, root: string): void {
  for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true, force: true });
  cpSync(from, root, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
}
