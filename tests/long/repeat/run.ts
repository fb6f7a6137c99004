/**
 * Compares repeated builds: `npm run test:repeat`. Builds the real site in different folders, time zones and languages, with
 * different umasks, home folders, clocks and processors, and with Node 24. Compares every byte and permission.
 *
 *   --builds N   how many (20)
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { realSite } from '../real-site.ts';
import { node24 } from './node-24.ts';
import { repeat } from './repeat.ts';

const { values } = parseArgs({ options: { builds: { type: 'string', default: '20' } } });
const site = realSite();
try {
  const tools = join(site.root, '../frontage-node-24');
  const other = await node24(tools);
  console.log(other === undefined ? 'Node 24 is not available: all builds use this Node' : `Node 24: ${other}`);
  const differences = await repeat({
    site: site.root,
    builds: Number(values.builds),
    node24: other,
    onBuild: (index, under, hash) => console.log(`${index} ${hash} ${JSON.stringify(under)}`),
  });
  rmSync(tools, { recursive: true, force: true });
  for (const difference of differences) console.log(`FAILED ${difference}`);
  console.log(`${values.builds} builds, ${differences.length} differences`);
  process.exitCode = differences.length > 0 ? 1 : 0;
} finally {
  site.drop();
}
