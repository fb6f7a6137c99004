import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { frontage } from '../../command.ts';
import { tempSite } from '../../temp-site.ts';
import { type Outcome, stackLine } from './attempt.ts';
import { changeDisk, type DiskSite, diskChanges, restore } from './disk-changes.ts';
import type { FuzzOptions } from './in-memory.ts';
import { type Tally, tallyOf } from './tally.ts';

/** Each is run upon what the changes made of the site, as a person runs it. */
const commands = [
  ['check'],
  ['build'],
  ['remove', '/bread', '--to', '/'],
  ['routes'],
  ['new', '--from', '/bread', '--path', '/loaves', '--yes'],
  ['rename', '/bread', '/loaves'],
] as const;

/** A command that takes longer hangs: most take less than a second. */
const longest = 60_000;

/**
 * Tries commands on a site whose files were changed behind their back: paths of the engine's own, and files that nobody asked
 * for. A folder outside the site stays as it is.
 */
export async function fuzzDisk({ seed, runs, only, ...told }: FuzzOptions): Promise<Tally> {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-disk-')));
  const [whole, outside] = [join(base, 'whole'), join(base, 'outside')];
  const { root, drop } = tempSite('bakery');
  try {
    mkdirSync(outside);
    writeFileSync(join(outside, 'kept.txt'), 'kept');
    await frontage(['build', '-q'], { cwd: root });
    cpSync(root, whole, { recursive: true, preserveTimestamps: true });
    const cases = fc.sample(fc.tuple(diskChanges, fc.noBias(fc.nat())), { seed, numRuns: runs });
    const tally = tallyOf(told);
    for (const [index, [changes, command]] of cases.entries()) {
      if (only !== undefined && index !== only) continue;
      restore(whole, root);
      const made = changes.map((change) => changeDisk({ root, outside }, change)).filter((name) => name !== undefined);
      const words = commands[command % commands.length] ?? ['check'];
      await tally.count(index, `${words.join(' ')}; ${made.join(', ')}`, () => outcomeOf(words, { root, outside }));
    }
    return tally;
  } finally {
    drop();
    rmSync(base, { recursive: true, force: true });
  }
}

async function outcomeOf(command: readonly string[], { root, outside }: DiskSite): Promise<Outcome> {
  const { code, stdout, stderr } = await frontage(command, { cwd: root, timeout: longest });
  const text = `${stderr}\n${stdout}`;
  if (code === null) return { crash: `It hangs, or is ended by a signal:\n${text.slice(0, 800)}` };
  if (code > 2 || stackLine.test(text)) return { crash: `It ends with ${code}:\n${text.slice(0, 1600)}` };
  const kept = readdirSync(outside).join() === 'kept.txt' && readFileSync(join(outside, 'kept.txt'), 'utf8') === 'kept';
  if (!kept) return { crash: `It changes files outside the site:\n${text.slice(0, 800)}` };
  return code === 0 ? 'site' : 'faults';
}
