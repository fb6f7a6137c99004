import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { scaffoldSample, scaffoldStarter } from '../cli/create/starter.fixture.ts';
import { frontage, type Run, run } from './command.ts';

const engine = resolve(import.meta.dirname, '..');

/** A site in a temporary folder, with the tools of its authors. */
export interface SiteCopy {
  readonly root: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, content: string) => void;
  /** Runs the command line in the folder. */
  readonly frontage: (...args: readonly string[]) => Promise<Run>;
  /** Does the same in this process. */
  readonly inProcess: (...args: readonly string[]) => Promise<Run>;
  /** Runs an installed development tool in the folder. */
  readonly tool: (name: string, ...args: readonly string[]) => Promise<Run>;
  /** Deletes the copy. */
  readonly drop: () => void;
}

/** Receivers run elsewhere, and tests of blocks and drawings belong to this repository. */
function isOfTheSite(file: string): boolean {
  return !file.includes('receivers') && !/\.test\.tsx?$/.test(file);
}

/** Creates a copy of the real site. */
export function siteCopy(): SiteCopy {
  return withTools((root) => {
    for (const name of ['pages.config.ts', 'templates'])
      cpSync(join(engine, name), join(root, name), { recursive: true, filter: isOfTheSite });
    cpSync(join(engine, 'cli/starter/common/tsconfig.json'), join(root, 'tsconfig.json'));
  });
}

/** Creates the site that `frontage init` scaffolds. */
export function starterCopy(): SiteCopy {
  return withTools((root) => scaffoldStarter(root));
}

/** Creates the site of a starter, with its sample values unless others are given. */
export function sampleCopy(name: string, values: Parameters<typeof scaffoldSample>[2] = {}): SiteCopy {
  return withTools((root) => scaffoldSample(root, name, values));
}

function withTools(createSite: (root: string) => void): SiteCopy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-copy-')));
  createSite(root);
  // The overrides of the lint rules are for the engine's own code.
  const {
    $schema: _,
    vcs: __,
    overrides: ___,
    ...rules
  } = JSON.parse(readFileSync(join(engine, 'biome.json'), 'utf8'));
  writeFileSync(join(root, 'biome.json'), JSON.stringify(rules));
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(engine, join(root, 'node_modules/frontage'));
  // A new site has the types of React among its packages.
  symlinkSync(join(engine, 'node_modules/@types'), join(root, 'node_modules/@types'));
  return {
    root,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write: (file, content) => writeFileSync(join(root, file), content),
    frontage: (...args) => frontage(args, { cwd: root }),
    // Browser tests do not load the command line.
    inProcess: async (...args) => (await import('./in-process.ts')).frontageInProcess(args, { cwd: root }),
    tool: (name, ...args) => run(join(engine, 'node_modules/.bin', name), args, { cwd: root }),
    drop: () => rmSync(root, { recursive: true, force: true }),
  };
}
