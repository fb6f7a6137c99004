/**
 * Compares what this checkout builds with what another one builds, byte by byte: `npm run test:outputs -- --reference FOLDER`.
 * The other folder is a checkout with its packages installed. Every site is built from nothing, by the command line of each.
 *
 *   --reference FOLDER   the other checkout
 *   --sites LIST         names of sites, or folders of others (ten sites of this repository)
 *   --islands            compare names of island files without their hashes, and leave the bytes of scripts out
 *   --keep               keep the outputs, and print where they are
 */
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../../command.ts';
import { siteNamed } from '../incremental/sites.ts';
import { different, type Output, outputIn } from './outputs.ts';

const clone = resolve(import.meta.dirname, '../../..');
const fixtures = ['forms', 'languages', 'embeds', 'cards', 'trades'];

const { values } = parseArgs({
  options: {
    reference: { type: 'string' },
    sites: { type: 'string', default: ['first', 'bakery', 'dental', 'software', 'realistic', ...fixtures].join() },
    islands: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});
if (values.reference === undefined) throw new Error('Name the other checkout: --reference FOLDER.');
const reference = resolve(values.reference);
const work = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-outputs-')));
for (const name of values.sites.split(',')) {
  const outputs = [await built(name, reference, 'reference'), await built(name, clone, 'now')];
  const [before, after] = outputs as [Output, Output];
  const files = different(before, after, values.islands);
  console.log(`${name}: ${after.size} files, ${files.length === 0 ? 'equal' : `different: ${files.join(', ')}`}`);
  if (files.length > 0) process.exitCode = 1;
}
if (values.keep) console.log(work);
else rmSync(work, { recursive: true });

/** Builds a site by the command line of a checkout. Returns the files, by path. */
async function built(name: string, engine: string, as: string): Promise<Output> {
  const root = join(work, name.replaceAll('/', '-'), as);
  siteNamed(name)(root);
  for (const folder of ['dist', '.frontage']) rmSync(join(root, folder), { recursive: true, force: true });
  cpSync(join(clone, 'tsconfig.json'), join(root, 'tsconfig.json'));
  const args = [join(engine, 'cli/bin.js'), 'build', '--today', '2026-11-01'];
  const { code, stdout, stderr } = await run(process.execPath, args, { cwd: root });
  if (code !== 0) throw new Error(`${name}, ${as}: ${stdout}${stderr}`);
  return outputIn(join(root, 'dist'));
}
