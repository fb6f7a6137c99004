import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { frontage } from '../../command.ts';
import { filesIn, type TempSite, tempSite } from '../../temp-site.ts';

/** The files of an output folder as a comparable value. */
export type Snapshot = string;

/** A site with two states whose outputs are known. */
export interface TwoStates extends TempSite {
  /** Edits the site to the other state. */
  readonly toggle: () => void;
  /** The output of the current state, and of the other one. */
  readonly expected: () => { readonly now: Snapshot; readonly other: Snapshot };
  /** Milliseconds of a clean build, and of one after an edit. */
  readonly durations: { readonly clean: number; readonly incremental: number };
}

/** The environment of every build, so that the output does not depend on the date. */
export const env = { SOURCE_DATE_EPOCH: '1767225600' };

/** The states differ by a page, a text on every page, and a picture. */
const edits = [
  ['templates/copy/shared.ts', 'The shop', 'Our shop'],
  ['templates/images/loaf.svg', '#c98a2b', '#b87a1b'],
  [
    'pages.config.ts',
    '  routes: [\n',
    "  routes: [\n    { path: '/fair', meta: { title: 'The fair', description: 'Once.' }, sections: { loaves: bread.loaves } },\n",
  ],
] as const;

export async function twoStates(): Promise<TwoStates> {
  const site = tempSite('bakery');
  const texts = edits.map(([file, from, to]) => {
    const text = readFileSync(join(site.root, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain "${from}"`);
    return [file, text, text.replaceAll(from, to)] as const;
  });
  let isToggled = false;
  const toggle = () => {
    isToggled = !isToggled;
    for (const [file, one, two] of texts) site.write(file, isToggled ? two : one);
  };
  const built = async () => {
    const start = performance.now();
    const run = await frontage(['build', '-q'], { cwd: site.root, env });
    if (run.code !== 0) throw new Error(`The site does not build: ${run.stderr}`);
    return performance.now() - start;
  };
  const clean = await built();
  const first = snapshot(site.options.out);
  toggle();
  const incremental = await built();
  const second = snapshot(site.options.out);
  rmSync(join(site.root, 'dist'), { recursive: true });
  return {
    ...site,
    toggle,
    durations: { clean, incremental },
    expected: () => (isToggled ? { now: second, other: first } : { now: first, other: second }),
  };
}

/** Returns the content of a folder, byte for byte; "nothing" if there is no such folder. */
export function snapshot(folder: string): Snapshot {
  try {
    const files = [...filesIn(folder)].map(([path, bytes]) => `${path} ${bytes.toString('base64')}`);
    return files.join('\n');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'nothing';
    throw error;
  }
}
