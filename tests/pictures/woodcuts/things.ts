import type { Block } from './block.ts';
import { arc, curve, type Line, line, type Point, placed } from './cut.ts';

/** A loaf in a window: round, long or tall. */
export function bread(block: Block, x: number, y: number, size: number, kind: number): void {
  const outline = [
    line('-22 0, -21 -14, -10 -25, 8 -26, 20 -15, 22 0'),
    line('-24 0, -22 -12, -4 -19, 16 -16, 24 -4, 22 0'),
    line('-18 0, -20 -18, -14 -30, 14 -30, 20 -18, 18 0'),
  ][kind] as Line;
  const body = placed(curve(outline), x, y, 0, size);
  block.thing(body, 5);
  block.hatch(body, block.away(x, y - 12, 22, 14, 0.36, 1.3), { gap: 6, long: 18 });
  for (const dx of kind === 1 ? [-9, 1, 11] : [-6, 6]) {
    const cut = placed(line('-4 -15, 3 -7'), x + dx * size, y, 0, size);
    block.cut.stroke(cut, block.inks.plate, 4);
  }
}

/** Stripes with scallops, their shade below. */
export function awning(block: Block, left: number, right: number, top: number): void {
  const { cut, inks } = block;
  const count = 10;
  const wide = (right - left) / count;
  for (let stripe = 0; stripe < count; stripe++) {
    const at = (x: number, y: number): Point => [
      left + (stripe + x) * wide + (x + stripe - count / 2) * (y * 0.5),
      top + 20 + y * 34,
    ];
    const cloth: Line = [
      at(0, 0),
      at(1, 0),
      at(1, 1),
      ...curve([at(0.9, 1.25), at(0.5, 1.42), at(0.1, 1.25)], false),
      at(0, 1),
    ];
    cut.shape(cloth, stripe % 2 ? inks.plate : inks.paper, { wide: 5, ground: inks.key });
    block.hatch(cloth, (_, y) => 0.08 + 0.5 * Math.max(0, (y - top - 40) / 34), { turn: 84, gap: 7, long: 18 });
  }
}

export function bicycle(block: Block, x: number, street: number, size = 1): void {
  const { cut, inks } = block;
  const at = (outline: Line) => placed(outline, x, street, 0, size);
  for (const wheel of [-46, 50]) {
    const ring = at([...arc(wheel, -34, 33, 33), arc(wheel, -34, 33, 33)[0] as Point]);
    cut.stroke(ring, inks.key, 15 * size);
    cut.stroke(ring, inks.paper, 7 * size);
    for (let spoke = 0; spoke < 6; spoke++) {
      const turn = (spoke * Math.PI) / 6 + 0.2;
      const [from, to] = at([
        [wheel - 28 * Math.cos(turn), -34 - 28 * Math.sin(turn)],
        [wheel + 28 * Math.cos(turn), -34 + 28 * Math.sin(turn)],
      ]) as [Point, Point];
      cut.slivers(inks.paper, [[from, to, 1.6]]);
    }
  }
  const tubes: readonly Line[] = [
    line('-46 -34, -16 -84, 32 -84, 0 -34, -46 -34'),
    line('-22 -96, 0 -34'),
    line('50 -34, 30 -102, 40 -114, 56 -112'),
    line('-36 -98, -10 -98'),
  ];
  for (const ink of [inks.key, inks.paper]) {
    for (const tube of tubes) cut.stroke(at(tube), ink, (ink === inks.key ? 15 : 7) * size);
  }
  for (const [index, dx] of [48, 66, 84].entries()) bread(block, x + dx * size, street - 112 * size, 0.8 * size, index);
  const crate = at(line('28 -116, 102 -116, 96 -80, 34 -80'));
  block.thing(crate, 7 * size, 'plate');
  block.hatch(crate, () => 0.34, { turn: 20, gap: 8, long: 18 }, 'paper');
}
