import { Block, DAY, type Inks, NIGHT } from './block.ts';
import { arc, curve, type Line, line, placed } from './cut.ts';

export const trayByDay = (): string => tray(DAY);
export const trayByNight = (): string => tray(NIGHT);

/** A tray of bread, cheese and fruit with a jug, as for a party. */
function tray(inks: Inks): string {
  const block = new Block(
    [600, 400],
    'A tray with rolls, cheese and grapes, and a jug of flowers',
    313,
    inks,
    [130, -60],
  );
  block.plate();
  block.rays([300, 300], 150, 480, 288);
  cloth(block);
  jug(block, 500, 300);
  const dish = arc(272, 318, 244, 42);
  block.thing(dish, 12);
  block.hatch(arc(272, 319, 232, 36), (x) => 0.14 + 0.4 * Math.max(0, (x - 200) / 300), { gap: 6, long: 44 });
  cheese(block, 392, 306);
  for (const [x, y, size] of [
    [128, 262, 0.94],
    [228, 246, 1.04],
    [176, 218, 0.98],
    [94, 308, 0.9],
    [186, 306, 1.08],
    [282, 306, 1.02],
  ] as const)
    roll(block, x, y, size);
  grapes(block, 356, 318);
  return block.cut.svg();
}

function cloth(block: Block): void {
  const top: Line = line('4 288, 596 288, 596 396, 4 396');
  block.thing(top, 11);
  block.hatch(top, (x, y) => (Math.hypot((x - 290) / 280, (y - 346) / 40) < 1 ? 0.66 : 0.16), { gap: 7, long: 54 });
  for (const y of [374, 384])
    block.cut.stroke(
      curve(line(`4 ${y}, 150 ${y + 4}, 300 ${y - 3}, 450 ${y + 4}, 596 ${y}`), false),
      block.inks.plate,
      4.6,
    );
}

function roll(block: Block, x: number, y: number, size: number): void {
  const at = (outline: Line) => placed(outline, x, y, 0, size);
  const body = at(curve(line('-54 12, -50 -16, -26 -36, 6 -40, 38 -30, 54 -4, 50 18, 24 28, -30 28')));
  block.thing(body, 9);
  block.hatch(body, block.away(x, y - 4, 54 * size, 36 * size, 0.32, 1.35), { turn: 6, gap: 7, long: 20 });
  for (const score of ['-26 -4, -4 -20, 22 -26', '-18 -28, 4 -18, 26 -2'])
    for (const [ink, wide] of [
      [block.inks.key, 13],
      [block.inks.plate, 7],
    ] as const)
      block.cut.stroke(at(curve(line(score), false)), ink, wide);
  for (const [dx, dy] of line('-28 6, -8 8, 14 4, 30 10, 4 18'))
    block.cut.shape(at(placed(arc(0, 0, 4, 2.4), dx, dy, 24)), block.inks.key);
}

function cheese(block: Block, x: number, y: number): void {
  const side = placed(line('-66 -38, 78 -58, 84 -8, -58 14'), x, y);
  const top = placed(line('-66 -38, 14 -80, 78 -58'), x, y);
  block.thing(top, 9);
  block.hatch(top, () => 0.16, { turn: -14, gap: 7, long: 24 });
  block.thing(side, 9);
  block.hatch(side, (px) => 0.2 + 0.3 * Math.max(0, (px - x) / 84), { turn: -8, gap: 7, long: 30 });
  for (const [dx, dy, r] of [
    [-30, -14, 8],
    [10, -26, 6],
    [42, -18, 9],
    [62, -42, 5],
  ] as const)
    block.cut.shape(placed(arc(0, 0, r, 0.8 * r), x + dx, y + dy), block.inks.plate, {
      wide: 4,
      ground: block.inks.key,
    });
}

function grapes(block: Block, x: number, y: number): void {
  for (const [dx, dy] of line(
    '0 -34, 22 -36, 44 -30, -10 -18, 12 -20, 34 -16, 56 -14, 0 -4, 24 -2, 46 2, 68 2, 34 12',
  )) {
    block.thing(arc(x + dx, y + dy, 12, 12), 5, 'plate');
    block.cut.shape(arc(x + dx - 4, y + dy - 4, 3.2, 2.6), block.inks.paper);
  }
}

/** A striped jug with daisies. */
function jug(block: Block, x: number, y: number): void {
  const { cut, inks } = block;
  for (const [dx, dy, turn] of [
    [-48, -196, -10],
    [-6, -224, 6],
    [40, -190, 16],
  ] as const) {
    cut.stroke(
      [
        [x, y - 110],
        [x + dx * 0.7, y + dy + 30],
        [x + dx, y + dy],
      ],
      inks.key,
      12,
    );
    cut.stroke(
      [
        [x, y - 110],
        [x + dx * 0.7, y + dy + 30],
        [x + dx, y + dy],
      ],
      inks.paper,
      5,
    );
    for (let petal = 0; petal < 9; petal++)
      block.thing(placed(curve(line('9 0, 17 -6, 29 -5, 33 0, 29 5, 17 6')), x + dx, y + dy, 40 * petal + turn), 4);
    block.thing(arc(x + dx, y + dy, 10, 10), 4, 'plate');
  }
  cut.stroke(placed(arc(48, -76, 27, 32, -80, 96), x, y), inks.key, 22);
  cut.stroke(placed(arc(48, -76, 27, 32, -80, 96), x, y), inks.paper, 9);
  const body = placed(
    curve(line('-40 -122, -34 -100, -50 -70, -54 -34, -42 -2, 0 6, 42 -2, 54 -34, 50 -70, 34 -100, 38 -118, 0 -112')),
    x,
    y,
  );
  block.thing(body, 11);
  block.hatch(body, block.away(x, y - 56, 54, 62, 0.3, 1.2), { turn: 90, gap: 7, long: 28 });
  for (const dy of [-66, -42]) {
    const band = placed(curve(line(`-51 ${dy}, 0 ${dy + 8}, 51 ${dy}`), false), x, y);
    cut.stroke(band, inks.plate, 9);
  }
}
