import { Block, DAY, type Inks, NIGHT } from './block.ts';
import { arc, curve, type Line, line, placed, rectangle } from './cut.ts';
import { awning, bread } from './things.ts';

export const hatchByDay = (): string => hatch(DAY);
export const hatchByNight = (): string => hatch(NIGHT);

/** A window in a wall of stones; a woman hands a cup out of it. */
function hatch(inks: Inks): string {
  const block = new Block(
    [720, 480],
    'A hatch in a wall, and a woman who serves coffee through it',
    322,
    inks,
    [110, 60],
  );
  const { cut } = block;
  block.plate();
  stones(block);
  block.cobbles(424);
  const frame: Line = line('176 96, 544 96, 544 352, 176 352');
  block.thing(frame, 12);
  block.hatch(frame, (x) => 0.16 + 0.3 * Math.max(0, (x - 300) / 240), { turn: 90, gap: 8, long: 40 });
  block.thing(rectangle(200, 110, 320, 236), 8, 'key');
  inside(block);
  woman(block, 318, 330);
  const sill: Line = line('152 346, 568 346, 580 372, 140 372');
  block.thing(sill, 11);
  block.hatch(sill, (_, y) => (y > 360 ? 0.52 : 0.18), { gap: 6, long: 70 });
  for (const x of [196, 506]) block.thing(line(`${x} 374, ${x + 26} 374, ${x + 18} 402, ${x + 8} 402`), 6);
  counter(block);
  awning(block, 168, 552, 84);
  hanging(block, 616, 128);
  return cut.svg();
}

function stones(block: Block): void {
  const { cut, inks } = block;
  for (let row = 0; row < 9; row++) {
    let x = 12 - 50 * cut.number();
    while (x < 708) {
      const long = 56 + 56 * cut.number();
      const [l, r] = [Math.max(12, x), Math.min(708, x + long - 7)];
      const top = 14 + 46 * row;
      if (r - l > 16) {
        const stone = [
          [l + 3, top + 4],
          [(l + r) / 2, top + 1],
          [r - 3, top + 4],
          [r, top + 20],
          [r - 4, top + 37],
          [(l + r) / 2, top + 39],
          [l + 3, top + 36],
          [l, top + 18],
        ] as const;
        cut.shape(stone, inks.plate, { wide: 4, ground: inks.key });
        block.hatch(
          stone,
          (px, py) => 0.42 * Math.max(0, 1 - (py - top) / 26) * (1 - 0.4 * ((px - l) / (r - l))),
          { gap: 10, long: 44 },
          'paper',
        );
        block.hatch(stone, (_, py) => 0.6 * Math.max(0, (py - top - 24) / 16), { gap: 7, long: 44 });
      }
      x += long;
    }
  }
}

/** Lamp light, and shelves with cups and loaves. */
function inside(block: Block): void {
  const { cut, inks } = block;
  cut.shape(rectangle(208, 116, 304, 226), inks.plate);
  block.hatch(
    rectangle(208, 116, 304, 226),
    (x, y) => 0.62 - Math.hypot(x - 320, y - 250) / 330,
    { turn: 90, gap: 8, long: 30 },
    'paper',
  );
  block.hatch(rectangle(208, 116, 304, 226), (x, y) => Math.hypot(x - 320, y - 250) / 300 - 0.3, {
    turn: 90,
    gap: 9,
    long: 30,
  });
  for (const [x, y] of line('232 214, 404 214, 404 280')) {
    cut.shape(rectangle(x - 16, y, x > 300 ? 116 : 62, 7), inks.paper, { wide: 4, ground: inks.key });
  }
  for (const [index, x] of [412, 450, 488].entries()) bread(block, x, 212, 0.9, index);
  for (const x of [410, 440, 470, 498]) {
    const cup = placed(line('-10 -18, 10 -18, 8 -2, 4 0, -4 0, -8 -2'), x, 279);
    block.thing(cup, 4);
    block.hatch(cup, (px) => (px > x ? 0.4 : 0.1), { gap: 4, long: 12 });
  }
  for (const x of [226, 256]) {
    const jar = placed(curve(line('-12 0, -13 -22, -8 -32, 8 -32, 13 -22, 12 0, 0 2')), x, 212);
    block.thing(jar, 4);
    block.hatch(placed(rectangle(-10, -18, 20, 16), x, 212), () => 0.6, { turn: 90, gap: 5, long: 12 });
  }
}

function woman(block: Block, x: number, y: number): void {
  const { cut, inks } = block;
  const at = (outline: Line) => placed(outline, x, y);
  block.dark(at(curve(line('-74 30, -70 -36, -44 -70, -14 -80, 20 -80, 48 -68, 70 -34, 74 30'))), 6);
  block.hatch(
    at(curve(line('-72 30, -68 -36, -44 -68, -20 -76, -30 30'))),
    () => 0.32,
    { turn: 78, gap: 7, long: 26 },
    'paper',
  );
  const apron = at(line('-30 -66, -20 -70, -16 -34, 20 -34, 24 -70, 34 -66, 40 30, -38 30'));
  block.thing(apron, 5);
  block.hatch(apron, (px) => 0.1 + 0.36 * Math.max(0, (px - x) / 40), { turn: 88, gap: 7, long: 26 });
  block.thing(at(rectangle(-9, -96, 20, 24)), 4);
  const face = at(curve(line('-27 -124, -24 -146, -4 -156, 20 -150, 28 -128, 24 -104, 8 -90, -8 -92, -22 -104')));
  block.thing(face, 6);
  block.hatch(face, (px) => (px > x + 6 ? 0.5 * Math.min(1, (px - x - 6) / 20) : 0), { turn: 30, gap: 5, long: 12 });
  block.dark(
    at(curve(line('-30 -118, -32 -144, -14 -164, 14 -164, 32 -146, 32 -116, 25 -132, 10 -144, -10 -146, -24 -136'))),
    3,
  );
  block.dark(at(arc(8, -172, 17, 14)), 3);
  block.hatch(at(arc(8, -172, 14, 11)), () => 0.4, { turn: 30, gap: 5, long: 12 }, 'paper');
  for (const dx of [-11, 11]) {
    cut.shape(at(arc(dx, -124, 3.4, 3.8)), inks.key);
    cut.stroke(at(arc(dx, -129, 8, 5, 205, 335)), inks.key, 2.6);
  }
  cut.stroke(at(line('1 -122, 4 -112, -2 -110')), inks.key, 2.4);
  cut.stroke(at(arc(1, -104, 9, 5, 20, 160)), inks.plate, 4);
}

/** What stands on the sill: a cup that is handed over, buns under glass. */
function counter(block: Block): void {
  const { cut, inks } = block;
  const sleeve = curve(line('254 300, 270 288, 292 314, 288 342, 262 344, 246 328'));
  block.dark(sleeve, 5);
  block.hatch(sleeve, () => 0.3, { turn: 40, gap: 6, long: 14 }, 'paper');
  const cup = placed(curve(line('-28 -42, -26 -16, -14 0, 14 0, 26 -16, 28 -42, 0 -38')), 256, 346);
  cut.stroke(placed(arc(30, -26, 11, 11), 256, 346), inks.key, 12);
  cut.stroke(placed(arc(30, -26, 11, 11), 256, 346), inks.paper, 5);
  block.thing(cup, 7);
  block.hatch(cup, block.away(256, 324, 28, 22, 0.3, 1.2), { turn: 90, gap: 6, long: 20 });
  for (const dx of [-12, 4, 18]) {
    const steam = curve(placed(line('0 0, 9 -15, -3 -30, 7 -46'), 250 + dx, 300), false);
    cut.stroke(steam, inks.key, 9);
    cut.stroke(steam, inks.paper, 4.6);
  }
  const bell = placed([...arc(0, -44, 56, 46, 180, 360), [56, 0], [-56, 0]] as Line, 452, 344);
  block.thing(bell, 6, 'key');
  for (const [dx, dy, kind] of [
    [-32, -2, 0],
    [4, -2, 0],
    [36, -2, 0],
    [-14, -28, 0],
    [20, -28, 0],
  ] as const)
    bread(block, 452 + dx, 344 + dy, 0.84, kind);
  cut.slivers(inks.paper, [
    [[404, 306], [418, 268], 6],
    [[412, 322], [416, 300], 4],
  ]);
  block.thing(arc(452, 250, 7, 6), 4);
}

/** A sign on an iron arm, a cup on it. */
function hanging(block: Block, x: number, y: number): void {
  const { cut, inks } = block;
  for (const [ink, wide] of [
    [inks.paper, 13],
    [inks.key, 6],
  ] as const) {
    cut.stroke(
      [
        [x - 44, y],
        [x + 62, y],
      ],
      ink,
      wide,
    );
    cut.stroke(arc(x - 18, y + 2, 24, 20, 90, 180), ink, wide);
  }
  for (const dx of [-20, 40])
    cut.stroke(
      [
        [x + dx, y],
        [x + dx, y + 22],
      ],
      inks.paper,
      4,
    );
  const board = placed(curve(line('-48 20, 0 14, 48 20, 52 76, 30 108, 0 122, -30 108, -52 76')), x + 10, y);
  block.thing(board, 8);
  block.hatch(board, (px) => 0.06 + 0.3 * Math.max(0, (px - x) / 60), { turn: 90, gap: 8, long: 30 });
  const cup = placed(curve(line('-24 48, -22 76, -10 90, 10 90, 22 76, 24 48, 0 52')), x + 8, y);
  cut.stroke(placed(arc(26, 64, 10, 10), x + 8, y), inks.key, 5);
  block.thing(cup, 4, 'plate');
  for (const dx of [-8, 8]) cut.stroke(curve(placed(line('0 44, 4 37, -2 31'), x + 8 + dx, y), false), inks.key, 3.4);
}
