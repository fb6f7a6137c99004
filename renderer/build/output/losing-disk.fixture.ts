import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Disk, nodeDisk } from './disk.ts';

type Step =
  | { readonly how: 'write'; readonly path: string; readonly bytes: Buffer }
  | { readonly how: 'rename' | 'link' | 'copy'; readonly from: string; readonly path: string }
  | { readonly how: 'mkdir' | 'rm'; readonly path: string }
  | { readonly how: 'sync'; readonly paths: readonly string[] };

/** The content of a file, which may have several names. */
interface Content {
  readonly bytes: Buffer;
  isSafe: boolean;
}

/** Absolute paths of files and folders. Folders have no content. */
type Tree = Map<string, Content | undefined>;

/** The real disk without syncs, for faster tests. */
export const hasty: Disk = { ...nodeDisk, sync: async () => undefined };

/** The real disk. Records every change, so that `lose` can replay some of them. */
export class LosingDisk {
  readonly root: string;
  readonly steps: Step[] = [];
  readonly #before: Tree;

  /** What the folder already holds is safe. */
  constructor(root: string) {
    this.root = root;
    this.#before = treeOf(root);
  }

  get disk(): Disk {
    const { steps } = this;
    const noted =
      <Input extends unknown[]>(work: (...input: Input) => Promise<void>, step: (...input: Input) => Step) =>
      async (...input: Input) => {
        await work(...input);
        steps.push(step(...input));
      };
    return {
      ...nodeDisk,
      copyFile: noted(nodeDisk.copyFile, (from, path) => ({ how: 'copy', from, path })),
      link: noted(nodeDisk.link, (from, path) => ({ how: 'link', from, path })),
      mkdir: async (path) => {
        await nodeDisk.mkdir(path);
        const outer: string[] = [];
        for (let at = path; at.startsWith(`${this.root}/`); at = dirname(at)) outer.unshift(at);
        steps.push(...outer.map((path) => ({ how: 'mkdir', path }) as const));
      },
      rename: noted(nodeDisk.rename, (from, path) => ({ how: 'rename', from, path })),
      rm: noted(nodeDisk.rm, (path) => ({ how: 'rm', path })),
      sync: noted(hasty.sync, (paths) => ({ how: 'sync', paths })),
      writeFile: noted(nodeDisk.writeFile, (path, content) => ({ how: 'write', path, bytes: Buffer.from(content) })),
    };
  }

  /**
   * Puts the folder into a state that a power loss after `count` steps may leave. File contents are lost unless they were
   * synced. Of the later changes to the entries of a folder, the first ones survive: a share from 0 to 1.
   */
  lose(count: number, share: (folder: string) => number): void {
    const tree: Tree = new Map([...this.#before].map(([path, content]) => [path, content && { ...content }]));
    const done = this.steps.slice(0, count);
    const kept = keptSteps(done, share);
    for (const step of done) {
      if (step.how !== 'sync') {
        if (kept.has(step)) apply(step, tree);
        continue;
      }
      for (const path of step.paths) {
        const content = tree.get(path);
        if (content !== undefined) content.isSafe = true;
      }
    }
    for (const name of readdirSync(this.root)) rmSync(join(this.root, name), { recursive: true });
    for (const [path, content] of tree) {
      if (content === undefined) mkdirSync(path, { recursive: true });
      else writeFileSync(path, content.isSafe ? content.bytes : '');
    }
    // A machine takes more than seconds to restart.
    for (const path of [...tree.keys()].reverse()) utimesSync(path, 1, 1);
  }
}

/** The steps whose folder entries survive. */
function keptSteps(done: readonly Step[], share: (folder: string) => number): ReadonlySet<Step> {
  const kept = new Set<Step>();
  /** A file with a surviving name exists, whether or not its first name survives. */
  const keep = (step: Step) => {
    kept.add(step);
    if (!('from' in step)) return;
    const { from } = step;
    for (const one of done.slice(0, done.indexOf(step))) {
      if ('path' in one && !kept.has(one) && one.how !== 'rm' && (one.path === from || from.startsWith(`${one.path}/`)))
        keep(one);
    }
  };
  const open = new Map<string, Step[]>();
  for (const step of done) {
    if (step.how !== 'sync') {
      const folder = dirname(step.path);
      open.set(folder, [...(open.get(folder) ?? []), step]);
      continue;
    }
    for (const path of step.paths) {
      for (const one of open.get(path) ?? []) keep(one);
      open.delete(path);
    }
  }
  for (const [folder, steps] of open) {
    for (const step of steps.slice(0, Math.round(steps.length * share(folder)))) keep(step);
  }
  return kept;
}

function apply(step: Exclude<Step, { how: 'sync' }>, tree: Tree): void {
  if (step.how !== 'rm' && !tree.has(dirname(step.path))) return;
  if ('from' in step) move(step, tree);
  else if (step.how === 'mkdir') tree.set(step.path, tree.get(step.path));
  else if (step.how === 'write') tree.set(step.path, { bytes: step.bytes, isSafe: false });
  else for (const path of below(tree, step.path)) tree.delete(path);
}

function move({ how, from, path }: Extract<Step, { from: string }>, tree: Tree): void {
  if (!tree.has(from)) return;
  for (const replaced of how === 'rename' ? below(tree, path) : []) tree.delete(replaced);
  for (const one of below(tree, from)) {
    const content = tree.get(one);
    tree.set(path + one.slice(from.length), how === 'copy' && content ? { ...content, isSafe: false } : content);
    if (how === 'rename') tree.delete(one);
  }
}

/** A path and all paths below it, outer ones first. */
function below(tree: Tree, path: string): string[] {
  return [...tree.keys()].filter((other) => other === path || other.startsWith(`${path}/`));
}

function treeOf(root: string): Tree {
  const tree: Tree = new Map([[root, undefined]]);
  const walk = (folder: string) => {
    for (const entry of existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []) {
      const path = join(folder, entry.name);
      tree.set(path, entry.isDirectory() ? undefined : { bytes: readFileSync(path), isSafe: true });
      if (entry.isDirectory()) walk(path);
    }
  };
  walk(root);
  return tree;
}

/** Shares that survive: nothing, all folder entries, and some that differ by folder. */
export const losses: readonly ((folder: string) => number)[] = [
  () => 0,
  () => 1,
  (folder) => (folder.length % 3) / 2,
  (folder) => ((folder.length + 1) % 3) / 2,
  (folder) => ((folder.length + 2) % 3) / 2,
];
