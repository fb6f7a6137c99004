/**
 * Makes changes in the studio one after the other, and looks at its memory after each: `npm run test:memory`. Needs `/proc`, so
 * Linux. The first start of a clone bundles the engine, which is no part of the package: another studio does that before.
 *
 *   --changes N  how many changes (200)
 *   --most N     the most megabytes that may be resident (400)
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { restorableSite } from '../kills/edits.ts';
import { openStudio } from '../kills/studio.ts';

const { values } = parseArgs({
  options: { changes: { type: 'string', default: '200' }, most: { type: 'string', default: '400' } },
});
const site = await restorableSite();
await (await openStudio(site.root)).kill();
const studio = await openStudio(site.root);
const resident = () =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${studio.child.pid}/status`, 'utf8'))?.[1]) / 1000);
let peak = 0;
for (let count = 1; count <= Number(values.changes); count++) {
  const headline = { page: '/', section: 'hero', field: ['headline'], value: `Bread of the day ${count}` };
  await studio.ask('preview', headline);
  await studio.ask('change', { op: 'set', ...headline });
  for (const [name, body] of [
    ['site', {}],
    ['page', { page: '/' }],
    ['card', { page: '/' }],
    ['weight', { page: '/', parts: true }],
  ] as const) {
    await studio.ask(name, body);
  }
  peak = Math.max(peak, resident());
  if (count % 25 === 0) console.log(`${count} changes: ${resident()} MB, at most ${peak} MB`);
}
await studio.kill();
site.drop();
process.exitCode = peak > Number(values.most) ? 1 : 0;
