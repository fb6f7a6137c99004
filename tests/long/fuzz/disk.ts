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

/** Commands to run on the changed site. */
const commands = [
  ['check'],
  ['build'],
  ['remove', '/bread', '--to', '/'],
  ['routes'],
  ['new', '--from', '/bread', '--path', '/loaves', '--yes'],
  ['rename', '/bread', '/loaves'],
] as const;

/** Most commands take less than a second; one that takes longer than this hangs. */
const timeout = 60_000;

/** Runs commands on a site with changed engine files and stray files. A folder outside the site must stay unchanged. */
export async function fuzzDisk({ seed, runs, only, ...callbacks }: FuzzOptions): Promise<Tally> {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-disk-')));
  const [original, outside] = [join(base, 'original'), join(base, 'outside')];
  const { root, drop } = tempSite('bakery');
  try {
    mkdirSync(outside);
    writeFileSync(join(outside, 'kept.txt'), 'kept');
    await frontage(['build', '-q'], { cwd: root });
    cpSync(root, original, { recursive: true, preserveTimestamps: true });
    const cases = fc.sample(fc.tuple(diskChanges, fc.noBias(fc.nat())), { seed, numRuns: runs });
    const tally = tallyOf(callbacks);
    for (const [index, [changes, command]] of cases.entries()) {
      if (only !== undefined && index !== only) continue;
      restore(original, root);
      const made = changes.map((change) => changeDisk({ root, outside }, change)).filter((name) => name !== undefined);
      const args = commands[command % commands.length] ?? ['check'];
      await tally.count(index, `${args.join(' ')}; ${made.join(', ')}`, () => outcomeOf(args, { root, outside }));
    }
    return tally;
  } finally {
    drop();
    rmSync(base, { recursive: true, force: true });
  }
}

async function outcomeOf(command: readonly string[], { root, outside }: DiskSite): Promise<Outcome> {
  const { code, stdout, stderr } = await frontage(command, { cwd: root, timeout });
  const text = `${stderr}\n${stdout}`;
  if (code === null) return { crash: `It hangs, or was ended by a signal:\n${text.slice(0, 800)}` };
  if (code > 2 || stackLine.test(text)) return { crash: `It ends with ${code}:\n${text.slice(0, 1600)}` };
  const kept = readdirSync(outside).join() === 'kept.txt' && readFileSync(join(outside, 'kept.txt'), 'utf8') === 'kept';
  if (!kept) return { crash: `It changes files outside the site:\n${text.slice(0, 800)}` };
  return code === 0 ? 'site' : 'errors';
}
