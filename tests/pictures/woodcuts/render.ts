import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { woodcuts } from './index.ts';

/** Writes the woodcuts into the starter: `npx tsx tests/pictures/woodcuts/render.ts`. */
const folder = join(import.meta.dirname, '../../../cli/starter/bakery/templates/images');

for (const [file, draw] of Object.entries(woodcuts)) {
  const svg = draw();
  writeFileSync(join(folder, file), svg);
  console.log(`${file}: ${Math.round(svg.length / 1000)} kB`);
}
