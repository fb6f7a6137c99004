import { Block, DAY, type Inks, NIGHT } from './block.ts';
import { arc, curve, type Line, line, placed, rectangle } from './cut.ts';
import { dog, lantern, person } from './people.ts';
import { bicycle, bread } from './things.ts';

const STREET = 340;
/** Deeper than by the candle, as words stand below it on the same colour. */
const DUSK: Inks = { ...NIGHT, plate: '#95401f' };

/** People in line before a bakery: for light grounds and for dark ones, and the first of them for phones. */
export const queueByDay = (): string => wholeQueue(DAY);
export const queueByNight = (): string => wholeQueue(DUSK);
export const headOfQueueByDay = (): string => headOfQueue(DAY);
export const headOfQueueByNight = (): string => headOfQueue(DUSK);

/** From edge to edge of the window, so its own edges are straight. */
function wholeQueue(inks: Inks): string {
  const block = new Block([1600, 400], 'A queue before a bakery', 77, inks, [1400, 120]);
  street(block);
  for (const [x, wide, high] of [
    [-30, 210, 190],
    [180, 170, 226],
    [350, 240, 172],
    [590, 150, 236],
    [740, 220, 186],
    [960, 180, 222],
    [1140, 160, 178],
  ] as const)
    house(block, x, wide, high);
  shop(block, 1340);
  lantern(block, 318, STREET);
  bicycle(block, 150, STREET + 6, 1.42);
  person(block, { x: 424, size: 1.4, hat: 'hood', coat: 'key', holds: 'bag' }, STREET + 2);
  person(block, { x: 545, size: 1.38, hat: 'scarf', coat: 'paper', skirt: 'check', turned: true }, STREET);
  person(block, { x: 640, size: 0.9, hat: 'wool', coat: 'key' }, STREET + 6);
  person(block, { x: 736, size: 1.48, hat: 'cap', coat: 'paper', holds: 'bag', beard: true }, STREET);
  dog(block, 862, STREET + 6, 1.25);
  first(block, 1340);
  return block.cut.svg();
}

function headOfQueue(inks: Inks): string {
  const block = new Block([640, 400], 'A queue before a bakery', 78, inks, [460, 120]);
  street(block);
  house(block, -30, 170, 196);
  house(block, 140, 190, 226);
  shop(block, 452);
  first(block, 452);
  return block.cut.svg();
}

/** The first three, the third of whom has waited for nine years. */
function first(block: Block, door: number): void {
  person(
    block,
    { x: door - 356, size: 1.38, hat: 'scarf', coat: 'key', skirt: 'plain', holds: 'basket', turned: true },
    STREET + 4,
  );
  person(block, { x: door - 238, size: 1.48, hat: 'bowler', coat: 'key', holds: 'paper', beard: true }, STREET);
  person(block, { x: door - 96, size: 1.4, hat: 'bun', coat: 'paper', skirt: 'plain', holds: 'basket' }, STREET + 4);
}

/** Sky in rows of cuts, and a street of round stones. */
function street(block: Block): void {
  const { wide, high, cut, inks } = block;
  cut.shape(rectangle(-4, -4, wide + 8, high + 8), inks.plate);
  cut.hatch(rectangle(0, 8, wide, 170), inks.key, { gap: 13, long: 110, shade: (_, y) => 0.44 - y / 420 });
  block.cobbles(STREET - 6, -12);
}

/** A house across the street, in the colour of the plate so that people stand out before it. */
function house(block: Block, x: number, wide: number, high: number): void {
  const { inks, cut } = block;
  const top = STREET - high;
  const gable: Line = [
    [x, STREET - 4],
    [x, top],
    [x + wide / 2, top - 46],
    [x + wide, top],
    [x + wide, STREET - 4],
  ];
  block.thing(gable, 7, 'plate');
  block.hatch(gable, (px, y) => 0.12 + 0.3 * ((px - x) / wide) - 0.2 * ((y - top) / high), { gap: 13, long: 60 });
  cut.stroke(
    [
      [x - 8, top + 6],
      [x + wide / 2, top - 48],
      [x + wide + 8, top + 6],
    ],
    inks.key,
    12,
  );
  cut.stroke(
    [
      [x - 4, top + 1],
      [x + wide / 2, top - 50],
      [x + wide + 4, top + 1],
    ],
    inks.paper,
    3,
  );
  const columns = Math.floor((wide - 30) / 56);
  for (let column = 0; column < columns; column++) {
    const left = x + wide / 2 + (column - columns / 2) * 56 + 12;
    const frame = rectangle(left, top + 16, 32, 42);
    cut.shape(frame, inks.paper, { wide: 4, ground: inks.key });
    block.hatch(frame, (px) => 0.2 + 0.3 * ((px - left) / 32), { turn: 60, gap: 6, long: 16 });
    cut.shape(rectangle(left + 14, top + 16, 4, 42), inks.key);
    cut.shape(rectangle(left, top + 35, 32, 4), inks.key);
  }
}

/** The bakery: its door, and loaves in the window. */
function shop(block: Block, x: number): void {
  const { cut, inks, wide } = block;
  const front = rectangle(x - 34, 26, wide - x + 60, STREET - 24);
  block.dark(front, 8);
  block.hatch(front, () => 0.16, { gap: 11, long: 46 }, 'paper');
  sign(block, x - 18, wide - 12);
  door(block, x - 18, 136);
  const [left, right] = [x + 106, wide - 18];
  block.thing(rectangle(left, 138, right - left, 132), 8);
  cut.shape(rectangle(left + 7, 145, right - left - 14, 118), inks.plate);
  block.hatch(
    rectangle(left + 7, 145, right - left - 14, 118),
    (_, y) => 0.5 - (y - 145) / 240,
    { turn: 90, gap: 8, long: 30 },
    'paper',
  );
  for (const [row, shelf] of [204, 258].entries()) {
    const count = Math.floor((right - left - 20) / 42);
    for (let loaf = 0; loaf < count; loaf++) bread(block, left + 28 + 42 * loaf, shelf, 0.94, (loaf + row) % 3);
    cut.shape(rectangle(left + 7, shelf, right - left - 14, 6), inks.paper);
  }
  const stall = rectangle(left, 282, right - left, STREET - 288);
  block.thing(stall, 5, 'plate');
  block.hatch(stall, () => 0.4, { turn: 90, gap: 8, long: 26 }, 'paper');
  awning(block, x - 30, wide + 10);
}

/** A door with four panes over two panels, and a step before it. */
function door(block: Block, x: number, y: number): void {
  const { cut, inks } = block;
  const frame = rectangle(x, y, 104, STREET - y - 8);
  block.thing(frame, 8);
  const leaf = rectangle(x + 11, y + 12, 82, STREET - y - 22);
  block.thing(leaf, 6, 'plate');
  block.hatch(leaf, () => 0.26, { turn: 90, gap: 9, long: 30 });
  for (const [dx, dy] of line('22 24, 55 24, 22 66, 55 66')) {
    const pane = rectangle(x + dx, y + dy, 27, 36);
    block.thing(pane, 5);
    block.hatch(pane, (px, py) => 0.08 + 0.34 * ((px - x) / 104) * ((py - y) / 104), { turn: 52, gap: 7, long: 18 });
  }
  const notice = placed(line('-21 -10, 21 -10, 21 11, -21 11'), x + 52, y + 84, -4);
  block.thing(notice, 5);
  for (const dy of [-3, 4]) cut.stroke(placed(line(`-14 ${dy}, 14 ${dy}`), x + 52, y + 84, -4), inks.plate, 3);
  for (const dx of [22, 55]) {
    const panel = rectangle(x + dx, y + 128, 27, 46);
    block.dark(panel, 4);
    block.hatch(panel, () => 0.3, { turn: 90, gap: 7, long: 24 }, 'plate');
  }
  cut.shape(arc(x + 87, y + 114, 4.6, 4.6), inks.paper, { wide: 3, ground: inks.key });
  const step = line(
    `${x - 6} ${STREET - 10}, ${x + 110} ${STREET - 10}, ${x + 116} ${STREET + 3}, ${x - 12} ${STREET + 3}`,
  );
  block.thing(step, 6);
  block.hatch(step, () => 0.3, { gap: 5, long: 40 });
}

function sign(block: Block, left: number, right: number): void {
  const { cut, inks } = block;
  const board = rectangle(left, 38, right - left, 36);
  cut.shape(board, inks.key, { wide: 3, ground: inks.paper });
  const middle = (left + right) / 2;
  for (const stroke of [
    [...arc(0, 0, 12, 9), [12, 0]] as Line,
    curve(line('44 -8, 34 -10, 27 -5, 34 0, 43 3, 42 9, 28 8'), false),
    line('62 -10, 62 10'),
    line('82 -10, 64 0, 84 10'),
  ])
    cut.stroke(placed(stroke, middle - 40, 56), inks.paper, 5.6);
}

function awning(block: Block, left: number, right: number): void {
  const { cut, inks } = block;
  const count = Math.round((right - left) / 30);
  const wide = (right - left) / count;
  for (let stripe = 0; stripe < count; stripe++) {
    const x = left + stripe * wide;
    const cloth = [
      ...line(`${x} 86, ${x + wide} 86, ${x + wide} 120`),
      ...curve(line(`${x + 0.86 * wide} 130, ${x + wide / 2} 136, ${x + 0.14 * wide} 130`), false),
      [x, 120] as const,
    ];
    cut.shape(cloth, stripe % 2 ? inks.plate : inks.paper, { wide: 4.4, ground: inks.key });
    block.hatch(cloth, (_, y) => 0.06 + 0.5 * Math.max(0, (y - 104) / 32), { turn: 90, gap: 7, long: 18 });
  }
}
