/**
 * The fault matrix: `npm run test:faults`. Submits leads through real browsers to servers that fail in every way known,
 * and counts what arrives. The same is done with a sender that hopes for the best, so that the matrix is known to bite.
 *
 *   --leads N    leads in a cell, of which there are two variants each (20)
 *   --only TEXT  cells with this in their name
 *   --sender S   outbox, steps or naive alone
 *   --visits N   leads for each kind of visit to a real page (20); 0 for none
 *   --cells off  visits alone
 */
import { parseArgs } from 'node:util';
import { append, highest } from '../../renderer/sdk/any-length.ts';
import { runMatrix } from './matrix.ts';
import type { Measured } from './measure.ts';
import { runVisits, type Visited } from './run-visits.ts';
import type { Sender } from './world.ts';

const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    sender: { type: 'string' },
    visits: { type: 'string', default: '20' },
    cells: { type: 'string', default: 'on' },
  },
});
const faults: string[] = [];
for (const sender of values.cells === 'off' ? [] : (['outbox', 'steps', 'naive'] as const)) {
  if (values.sender === undefined || values.sender === sender) append(faults, await run(sender));
}
if (Number(values.visits) > 0) append(faults, await visit(Number(values.visits)));
for (const fault of faults) console.log(`FAILED: ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);

async function run(sender: Sender): Promise<string[]> {
  console.log(
    `\n${sender}\n${row(['cell', 'CORS', 'leads', 'ack', 'lost', 'miss', 'dup', 'rep', 'of', 'early', 'late', 'left', 's'])}`,
  );
  const tell = (one: Measured) => console.log(row(Object.values(one).map(String)));
  const broken: string[] = [];
  const all = await runMatrix(
    sender,
    // A browser remembers the ids of 20 leads, and a partial lead takes two of them.
    sender === 'steps' ? Math.min(9, Number(values.leads)) : Number(values.leads),
    (name) => name.includes(values.only),
    tell,
    (cell, error) => broken.push(`${cell}: ${error instanceof Error ? error.message : error}`),
  );
  const sum = (of: (one: Measured) => number) => all.reduce((total, one) => total + of(one), 0);
  const leads = sum((one) => one.leads);
  const missing = sum((one) => one.missing);
  console.log(
    `${all.length} cells, ${leads} leads: ${sum((one) => one.lost)} acknowledged leads lost, ${missing} leads missing, ` +
      `${sum((one) => one.duplicates)} logical duplicates, at most ${highest(all.map(({ repeats }) => repeats))} raw repeats`,
  );
  if (sender === 'naive')
    return missing * 2 >= leads ? broken : [...broken, 'a naive sender lost less than half: the matrix does not bite'];
  const wrongs = all.flatMap((one) => {
    const wrong =
      one.lost + one.missing + one.duplicates + one.early + one.late + one.left > 0 || one.repeats > one.mayRepeat;
    return wrong ? [`${one.cell}, ${one.cors ? 'with' : 'without'} CORS headers`] : [];
  });
  return [...broken, ...wrongs];
}

async function visit(leads: number): Promise<string[]> {
  console.log(`\nvisits\n${row(['kind', 'leads', 'lost', 'dup', 'rep', 's'])}`);
  const all = await runVisits(
    leads,
    (name) => name.includes(values.only),
    (one) => console.log(row(Object.values(one).map(String))),
  );
  const sum = (of: (one: Visited) => number) => all.reduce((total, one) => total + of(one), 0);
  console.log(
    `${all.length} kinds, ${sum((one) => one.leads)} leads: ${sum((one) => one.lost)} lost, ${sum((one) => one.duplicates)} under two ids`,
  );
  return all.filter(({ lost, duplicates }) => lost + duplicates > 0).map(({ kind }) => kind);
}

function row([name = '', ...numbers]: string[]): string {
  return name.padEnd(52) + numbers.map((text) => text.slice(0, 6).padStart(7)).join('');
}
