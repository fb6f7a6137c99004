/**
 * Compares incremental builds with clean ones: `npm run test:incremental`. Edits sites, with a matrix, a block and pages added to
 * them, and builds them after each edit. Prints how many builds were equal, by kind of edit, and which files differ.
 *
 *   --edits N      how many on each site (100)
 *   --seed N       the same seed makes the same edits; defaults to the clock, and is printed
 *   --sites LIST   names of sites, or folders of others (first,bakery,dental,software,realistic)
 */
import { parseArgs } from 'node:util';
import { kinds } from './edits.ts';
import { series } from './incremental.ts';
import { siteNamed, sites } from './sites.ts';

const { values } = parseArgs({
  options: {
    edits: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 1e9) },
    sites: { type: 'string', default: Object.keys(sites).join() },
  },
});
const seed = Number(values.seed);
const all = values.sites.split(',').map((name) => ({ name, site: siteNamed(name) }));
console.log(`seed ${seed}`);
for (const { name, site } of all) {
  let printed = 0;
  const { edits, equal, errors, refused, unchanged, partial } = await series({
    site,
    edits: Number(values.edits),
    seed,
    onStep({ errors }) {
      for (const error of errors.slice(printed)) console.log(`FAILED ${name}, ${error}`);
      printed = errors.length;
    },
  });
  const counts = kinds.filter((kind) => edits[kind] > 0).map((kind) => `${kind} ${equal[kind]}/${edits[kind]}`);
  console.log(`${name}, equal: ${counts.join(', ')}`);
  console.log(`${name}: ${refused} invalid edits, ${unchanged} without a change, ${partial} with reused pages`);
  if (errors.length > 0) process.exitCode = 1;
}
