import { Block, DAY, type Inks, NIGHT } from './block.ts';
import { arc, curve, type Line, line, placed, rectangle } from './cut.ts';
import { awning, bicycle, bread } from './things.ts';

export const shopByDay = (): string => shop(DAY);
export const shopByNight = (): string => shop(NIGHT);

/** A house with the shop below and two windows above, a bicycle before it. */
function shop(inks: Inks): string {
  const block = new Block(
    [720, 480],
    'A shop with an awning, loaves in its window, and a bicycle before it',
    321,
    inks,
    [80, 40],
  );
  const { cut } = block;
  block.plate();
  block.rays([110, 80], 52, 640, 400);
  cut.shape(arc(110, 80, 30, 30), inks.paper, { wide: 7, ground: inks.key });
  block.cobbles(420);
  smoke(block, 520, 34);
  const chimney = rectangle(496, 36, 48, 70);
  block.thing(chimney, 9);
  block.hatch(chimney, (x) => 0.2 + (x - 496) / 90, { gap: 7, long: 20 });
  const roof: Line = line('150 92, 604 92, 632 132, 122 132');
  block.thing(roof, 11, 'key');
  for (let row = 0; row < 4; row++) {
    for (let x = 136 + (row % 2) * 13; x < 616 - row; x += 26)
      cut.stroke(arc(x + 8, 98 + 9 * row, 10, 8, 10, 170), inks.paper, 2.6);
  }
  const wall: Line = line('146 134, 608 134, 608 424, 146 424');
  block.thing(wall, 11);
  block.hatch(wall, (x, y) => 0.1 + 0.3 * Math.max(0, (x - 420) / 190) + (y < 152 ? 0.4 : 0), { gap: 9, long: 38 });
  sash(block, 196, 146);
  sash(block, 470, 146);
  sign(block);
  window(block, 170, 290, 282, 108);
  door(block, 492, 276);
  awning(block, 156, 442, 248);
  bicycle(block, 96, 424);
  return cut.svg();
}

function smoke(block: Block, x: number, y: number): void {
  for (const [dx, size] of [
    [0, 1],
    [16, 0.7],
  ] as const)
    block.cut.stroke(
      curve(placed(line('0 0, 10 -10, 4 -18, 18 -24'), x + dx, y - 3, 0, size), false),
      block.inks.paper,
      5,
    );
}

/** A window upstairs with a box of flowers. */
function sash(block: Block, x: number, y: number): void {
  const { cut, inks } = block;
  const frame = rectangle(x, y, 92, 66);
  block.thing(frame, 7);
  for (const [dx, dy] of line('7 6, 49 6, 7 36, 49 36')) {
    cut.shape(rectangle(x + dx, y + dy, 36, 26), inks.key);
    cut.slivers(inks.paper, [[[x + dx + 5, y + dy + 20], [x + dx + 22, y + dy + 4], 3]]);
  }
  for (const side of [0, 1]) {
    const drape = side ? line('85 6, 62 6, 85 46') : line('7 6, 30 6, 7 46');
    cut.shape(placed(drape, x, y), inks.plate, { wide: 3, ground: inks.paper });
  }
  const box = rectangle(x - 8, y + 66, 108, 15);
  for (let bloom = 0; bloom < 8; bloom++)
    block.thing(arc(x + 4 + 12 * bloom, y + 60 - 4 * (bloom % 2), 8, 7), 4, bloom % 3 ? 'paper' : 'plate');
  block.thing(box, 6, 'plate');
  block.hatch(box, () => 0.3, { gap: 5, long: 30 });
}

function sign(block: Block): void {
  const { cut, inks } = block;
  const board: Line = line('158 230, 596 230, 596 264, 158 264');
  block.thing(board, 7, 'key');
  cut.stroke(line('166 236, 588 236'), inks.paper, 2.2);
  cut.stroke(line('166 259, 588 259'), inks.paper, 2.2);
  const strokes: readonly Line[] = [
    [...arc(0, 0, 12, 8), [12, 0]],
    curve(line('44 -7, 34 -9, 27 -4, 34 0, 43 3, 42 8, 28 7'), false),
    line('62 -9, 62 9'),
    line('82 -9, 64 0, 84 9'),
  ];
  for (const [x, size] of [[346, 1]] as const)
    for (const stroke of strokes) cut.stroke(placed(stroke, x - 8, 247, 0, size), inks.paper, 5.4);
  for (const side of [-1, 1]) {
    for (let leaf = 0; leaf < 5; leaf++) {
      const x = 376 + side * (84 + 16 * leaf);
      for (const up of [-1, 1])
        cut.shape(placed(curve(line('0 0, 7 -4, 15 0, 7 3')), x, 247, side < 0 ? 180 + up * 32 : up * 32), inks.paper);
    }
  }
}

/** A lit window with two shelves of loaves. */
function window(block: Block, x: number, y: number, wide: number, high: number): void {
  const { cut, inks } = block;
  block.thing(rectangle(x, y, wide, high), 8, 'key');
  cut.shape(rectangle(x + 8, y + 6, wide - 16, high - 12), inks.plate);
  block.hatch(rectangle(x + 8, y + 6, wide - 16, 50), () => 0.34, { turn: 90, gap: 9, long: 26 }, 'paper');
  for (const [row, shelf] of [y + 52, y + high - 8].entries()) {
    for (let loaf = 0; loaf < 6; loaf++)
      bread(block, x + 30 + (row ? 44 : 45) * loaf, shelf, 0.82 + 0.18 * cut.number(), (loaf + row) % 3);
    cut.shape(rectangle(x + 8, shelf, wide - 16, 6), inks.paper);
  }
  for (const dx of [0.5]) cut.shape(rectangle(x + dx * wide - 3, y + 4, 6, high - 8), inks.key);
  const base = rectangle(x - 8, y + high + 6, wide + 16, 24);
  block.thing(base, 6, 'key');
  for (let panel = 0; panel < 4; panel++) {
    const side = rectangle(x + 2 + 72 * panel, y + high + 11, 62, 13);
    block.hatch(side, () => 0.5, { gap: 5, long: 24 }, 'paper');
  }
}

function door(block: Block, x: number, y: number): void {
  const { cut, inks } = block;
  const step: Line = [
    [x - 14, y + 140],
    [x + 104, y + 140],
    [x + 112, y + 152],
    [x - 22, y + 152],
  ];
  block.thing(rectangle(x, y, 90, 142), 8, 'plate');
  block.hatch(rectangle(x + 2, y + 84, 86, 54), () => 0.3, { turn: 90, gap: 8, long: 24 });
  const glass = rectangle(x + 14, y + 14, 62, 66);
  block.thing(glass, 5);
  block.hatch(glass, (px) => 0.12 + 0.3 * ((px - x) / 90), { turn: 52, gap: 8, long: 22 });
  cut.shape(rectangle(x + 43, y + 12, 4, 70), inks.key);
  cut.shape(rectangle(x + 12, y + 45, 66, 4), inks.key);
  const notice = placed(line('-17 -8, 17 -8, 17 9, -17 9'), x + 45, y + 66, -4);
  block.thing(notice, 4, 'plate');
  block.hatch(notice, () => 0.5, { gap: 5, long: 20 }, 'paper');
  block.thing(rectangle(x + 16, y + 96, 24, 34), 4, 'plate');
  block.thing(rectangle(x + 50, y + 96, 24, 34), 4, 'plate');
  cut.shape(arc(x + 80, y + 92, 4.4, 4.4), inks.paper, { wide: 3, ground: inks.key });
  block.thing(step, 7);
  block.hatch(step, () => 0.36, { gap: 5, long: 40 });
}
