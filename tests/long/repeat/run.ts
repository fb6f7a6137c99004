/**
 * Builds that must be the same: `npm run test:repeat`. Builds the real site in other folders, zones, languages, with other
 * umasks, homes, clocks, processors, and by Node 24, which is installed for it; compares every byte and permission.
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
  console.log(other === undefined ? 'Node 24 is not to be had here: all builds are by this Node' : `Node 24: ${other}`);
  const differences = await repeat({
    site: site.root,
    builds: Number(values.builds),
    node24: other,
    tell: (index, under, hash) => console.log(`${index} ${hash} ${JSON.stringify(under)}`),
  });
  rmSync(tools, { recursive: true, force: true });
  for (const difference of differences) console.log(`FAILED ${difference}`);
  console.log(`${values.builds} builds, ${differences.length} differences`);
  process.exitCode = differences.length > 0 ? 1 : 0;
} finally {
  site.drop();
}
