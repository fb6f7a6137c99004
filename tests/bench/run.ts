import { parseArgs } from 'node:util';
import { contestants } from './contestants/index.ts';
import { rows } from './job/rows.ts';
import { rounds } from './rounds.ts';
import { layDown, prepare } from './work.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { n: { type: 'string' }, only: { type: 'string' }, runs: { type: 'string' }, write: { type: 'boolean' } },
});
const only = values.only?.split(',');
const sizes = (values.n ?? '1,100,1000,5000,10000,100000').split(',').map(Number);
const times = Number(values.runs ?? 3);

if (positionals[0] === 'lay-down') {
  const place = prepare();
  for (const contestant of contestants(only)) {
    const folder = await layDown(contestant, rows(sizes[0] ?? 100), place);
    const { program, args } = contestant.command(folder, place);
    console.log(`${folder}: ${[program, ...args].join(' ')}`);
  }
} else {
  const place = prepare();
  for (const pages of sizes) console.log(JSON.stringify(await rounds(contestants(only), { pages, times, place })));
}
