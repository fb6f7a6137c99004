import { Block, DAY, type Inks, NIGHT } from './block.ts';
import { arc, curve, type Line, line, type Point, placed } from './cut.ts';

export const loafByDay = (): string => loaf(DAY);
export const loafByNight = (): string => loaf(NIGHT);

/** A round loaf on its board, scored as an ear of wheat; a knife before it, ears behind. */
function loaf(inks: Inks): string {
  const block = new Block([600, 400], 'A round loaf on a board, with a knife and ears of wheat', 311, inks, [120, -40]);
  block.plate();
  block.rays([300, 230], 150, 420, 300);
  table(block, 300);
  wheat(block, 74, 312, -64, 1.1);
  wheat(block, 104, 320, -46, 1.02);
  wheat(block, 60, 322, -84, 0.95);
  const board: Line = line('112 322, 470 322, 486 332, 560 336, 566 348, 482 354, 96 354, 92 338');
  block.thing(board, 11);
  block.hatch(board, (_, y) => (y > 342 ? 0.5 : 0.2), { gap: 6, long: 80 });
  boule(block);
  const blade = curve(line('196 362, 300 358, 404 364, 404 378, 300 382, 214 376'));
  block.thing(blade, 7);
  block.hatch(blade, (_, y) => (y > 371 ? 0.45 : 0.08), { gap: 5, long: 60 });
  const handle = curve(line('402 362, 452 360, 504 366, 504 380, 452 384, 402 380'));
  block.thing(handle, 7, 'plate');
  block.hatch(handle, () => 0.3, { gap: 6, long: 40 });
  for (const x of [430, 468]) block.cut.shape(arc(x, 372, 4, 4), inks.paper);
  return block.cut.svg();
}

function boule(block: Block): void {
  const { inks, cut } = block;
  const body = curve(
    line(
      '118 262, 124 214, 152 166, 202 128, 270 110, 344 112, 412 134, 460 174, 482 222, 482 276, 452 318, 380 336, 220 336, 148 318',
    ),
  );
  block.thing(body, 14);
  block.hatch(body, block.away(300, 220, 196, 124, 0.34, 1.35), { turn: -6, gap: 8, long: 30 });
  block.hatch(body, (x, y) => (y > 286 ? 0.55 * Math.min(1, (y - 286) / 34) : 0) + (x > 440 ? 0.2 : 0), {
    turn: 80,
    gap: 9,
    long: 26,
  });
  // The long cut, open in the oven, and leaves on both sides of it.
  const gash = curve(line('176 206, 236 178, 306 168, 376 178, 430 208, 372 200, 306 194, 238 200'));
  cut.shape(gash, inks.plate, { wide: 8, ground: inks.key });
  block.hatch(gash, () => 0.4, { turn: 70, gap: 6, long: 12 });
  cut.stroke(curve(line('170 212, 236 206, 306 202, 374 206, 436 214'), false), inks.paper, 7);
  for (const [x, y, turn] of [
    [214, 164, 24],
    [272, 146, 30],
    [332, 144, 34],
    [392, 160, 42],
    [204, 244, -22],
    [262, 252, -30],
    [326, 252, -34],
    [390, 244, -42],
  ] as const)
    cut.shape(placed(curve(line('-24 0, -8 -6, 12 -6, 25 0, 12 5, -8 6')), x, y, turn), inks.plate, {
      wide: 5,
      ground: inks.key,
    });
  const flour: [Point, Point, number][] = [];
  for (let dot = 0; dot < 60; dot++) {
    const [x, y] = [150 + 300 * cut.number(), 128 + 170 * cut.number()];
    flour.push([[x, y], [x + 4 + 3 * cut.number(), y + 1], 2.2]);
  }
  cut.slivers(inks.key, flour);
}

/** Planks, and the shadow on them. */
function table(block: Block, top: number): void {
  const planks: Line = [
    [4, top],
    [block.wide - 4, top],
    [block.wide - 4, block.high - 4],
    [4, block.high - 4],
  ];
  block.thing(planks, 8, 'key');
  block.hatch(planks, (x) => 0.2 + 0.2 * Math.sin(x / 37) ** 2, { gap: 9, long: 96 }, 'paper');
}

/** An ear of wheat on its stalk, from its foot at x and y. */
function wheat(block: Block, x: number, y: number, turn: number, size: number): void {
  const { cut, inks } = block;
  const at = (outline: Line) => placed(outline, x, y, turn, size);
  const stalk = at(line('-20 0, 60 -1, 120 0'));
  cut.stroke(stalk, inks.key, 12);
  cut.stroke(stalk, inks.paper, 5);
  for (let grain = 0; grain < 6; grain++) {
    for (const side of [-1, 1]) {
      const leaf = placed(curve(line('0 0, 10 -8, 26 -7, 36 0, 24 5, 10 5')), 92 + 19 * grain, side * 5, side * 24);
      block.thing(at(leaf), 5);
      cut.slivers(inks.key, [
        [
          at([leaf[0] as Point])[0] as Point,
          at(placed([[26, -1]], 92 + 19 * grain, side * 5, side * 24))[0] as Point,
          2,
        ],
      ]);
    }
  }
  const beard: [Point, Point, number][] = [];
  for (let hair = -3; hair <= 3; hair++) {
    const [a, b] = at([
      [200, 3 * hair],
      [250, 11 * hair],
    ]) as [Point, Point];
    beard.push([a, b, 2.6]);
  }
  cut.slivers(inks.paper, beard);
}
