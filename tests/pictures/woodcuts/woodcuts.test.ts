import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Woodcut } from './cut.ts';
import { woodcuts } from './index.ts';

const folder = join(import.meta.dirname, '../../../cli/starter/bakery/templates/images');

describe('woodcuts', () => {
  it.each(Object.entries(woodcuts))('%s is what its program draws', (file, draw) => {
    expect(draw()).toBe(readFileSync(join(folder, file), 'utf8'));
  });

  it.each(Object.entries(woodcuts))('%s is printed in three inks', (_, draw) => {
    const inks = new Set([...draw().matchAll(/(?:fill|stroke)="(#\w+)"/g)].map(([, ink]) => ink));
    expect([...inks].sort()).toHaveLength(3);
  });

  it('cuts more where there is more shade', () => {
    const square = [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ] as const;
    const cutWith = (shade: number) => {
      const cut = new Woodcut(100, 100, 'A square', 3);
      cut.hatch(square, '#000000', { gap: 10, shade: () => shade });
      return cut.svg();
    };
    // Lit wood is left as it is.
    expect(cutWith(0)).not.toContain('<path');
    expect(widest(cutWith(0.8))).toBeGreaterThan(2 * widest(cutWith(0.3)));
  });
});

/** The greatest distance of a sliver's bend from the line between its ends, in the halves of a unit that paths are in. */
function widest(svg: string): number {
  return Math.max(...[...svg.matchAll(/q-?\d+[ -](-?\d+)/g)].map(([, down]) => Math.abs(Number(down))));
}
