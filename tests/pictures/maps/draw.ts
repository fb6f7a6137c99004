import { writeFileSync } from 'node:fs';
import { pictures } from './pictures.ts';

/** Draws the pictures of the first site into its `templates/images`: `npx tsx tests/pictures/maps/draw.ts`. */
for (const [name, text] of Object.entries(pictures)) {
  writeFileSync(new URL(`../../../templates/images/${name}.svg`, import.meta.url), text);
}
