import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { frontage } from '../../command.ts';
import { filesIn, type TempSite, tempSite } from '../../temp-site.ts';

/** The files of an output folder, as something that can be compared. */
export type Snapshot = string;

/** A site that is edited to and fro between two states, of which is known what they look like when they are built. */
export interface TwoStates extends TempSite {
  /** Edits the site to the other state. */
  readonly turn: () => void;
  /** What a whole build of the present state looks like, and of the other. */
  readonly expected: () => { readonly now: Snapshot; readonly other: Snapshot };
  /** Milliseconds of a build that has nothing to build upon, and of one after an edit. */
  readonly durations: { readonly clean: number; readonly incremental: number };
}

/** The environment of every build: the same bytes whenever it runs. */
export const env = { SOURCE_DATE_EPOCH: '1767225600' };

/** A page that is there or not, words on every page and a picture tell the states apart. */
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
    if (!text.includes(from)) throw new Error(`${file} does not say "${from}"`);
    return [file, text, text.replaceAll(from, to)] as const;
  });
  let turned = false;
  const turn = () => {
    turned = !turned;
    for (const [file, one, two] of texts) site.write(file, turned ? two : one);
  };
  const built = async () => {
    const start = performance.now();
    const run = await frontage(['build', '-q'], { cwd: site.root, env });
    if (run.code !== 0) throw new Error(`The site does not build: ${run.stderr}`);
    return performance.now() - start;
  };
  const clean = await built();
  const first = snapshot(site.options.out);
  turn();
  const incremental = await built();
  const second = snapshot(site.options.out);
  rmSync(join(site.root, 'dist'), { recursive: true });
  return {
    ...site,
    turn,
    durations: { clean, incremental },
    expected: () => (turned ? { now: second, other: first } : { now: first, other: second }),
  };
}

/** What stands in a folder, byte for byte; "nothing" when there is no such folder. */
export function snapshot(folder: string): Snapshot {
  try {
    const files = [...filesIn(folder)].map(([path, bytes]) => `${path} ${bytes.toString('base64')}`);
    return files.join('\n');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'nothing';
    throw error;
  }
}
