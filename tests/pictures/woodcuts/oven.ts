import { Block, DAY, type Inks, NIGHT } from './block.ts';
import { arc, curve, type Line, line, mirrored, type Point, placed, rectangle } from './cut.ts';

export const ovenByDay = (): string => oven(DAY);
export const ovenByNight = (): string => oven(NIGHT);

/** An arch of bricks, the fire in it, and a pot on the ledge. */
function oven(inks: Inks): string {
  const block = new Block([600, 400], 'A brick oven with a fire in it, a pot on its ledge', 312, inks, [300, 250]);
  const { cut } = block;
  block.plate();
  block.bricks(14, 18, 572, 300, [52, 21]);
  const [x, spring] = [300, 196];
  const mouth = mirrored(x, [...arc(0, spring, 118, 122, -90, 0), [118, 330]]);
  const outer = mirrored(x, [...arc(0, spring, 178, 178, -90, 0), [178, 330]]);
  block.thing(outer, 13, 'key');
  for (let brick = 0; brick < 15; brick++) voussoir(block, x, spring, -180 + 12 * brick, -180 + 12 * (brick + 1));
  for (const side of [-1, 1]) {
    for (let row = 0; row < 4; row++) {
      const stone = rectangle(side < 0 ? x - 175 : x + 122, spring + 4 + 32 * row, 53, 27);
      cut.shape(stone, inks.paper);
      block.hatch(stone, (px) => 0.1 + (0.5 * Math.abs(px - x)) / 190, { gap: 7, long: 22 });
    }
  }
  block.thing(mouth, 8, 'key');
  glow(block, x, 268);
  fire(block, x, 322);
  const ledge: Line = line('88 324, 512 324, 532 362, 68 362');
  block.thing(ledge, 12);
  block.hatch(ledge, (px, y) => 0.12 + (0.42 * Math.abs(px - x)) / 220 + (y > 348 ? 0.22 : 0), { gap: 7, long: 60 });
  const foot = rectangle(96, 366, 408, 30);
  block.thing(foot, 8);
  block.hatch(foot, () => 0.5, { turn: 90, gap: 9, long: 28 });
  pot(block, 432, 344);
  bird(block, 176, 348);
  return cut.svg();
}

function voussoir(block: Block, x: number, y: number, from: number, to: number): void {
  const stone = [...arc(x, y, 173, 173, from + 0.9, to - 0.9), ...arc(x, y, 124, 124, to - 1.3, from + 1.3)];
  block.cut.shape(stone, block.inks.paper);
  block.hatch(stone, (px, py) => 0.08 + 0.62 * ((Math.hypot(px - x, py - y) - 124) / 50), {
    turn: (from + to) / 2 + 90,
    gap: 7,
    long: 20,
  });
}

/** Light of the fire on the vault. */
function glow(block: Block, x: number, y: number): void {
  const rays: [Point, Point, number][] = [];
  for (let ray = 0; ray < 46; ray++) {
    const turn = Math.PI * (1 + (ray + 0.6 * block.cut.number()) / 46);
    for (let at = 62 + 20 * block.cut.number(); at < 180; ) {
      const length = 22 + 26 * block.cut.number();
      const end: Point = [x + Math.cos(turn) * (at + length), y + Math.sin(turn) * (at + length)];
      const high = 196 - end[1];
      if (Math.abs(end[0] - x) < 108 && (high < 0 || Math.hypot(end[0] - x, high) < 110))
        rays.push([[x + Math.cos(turn) * at, y + Math.sin(turn) * at], end, 5.4 - 0.02 * at]);
      at += length + 5;
    }
  }
  block.cut.slivers(block.inks.plate, rays);
}

function fire(block: Block, x: number, y: number): void {
  const { cut, inks } = block;
  for (const [dx, size, lean] of [
    [-62, 0.72, -6],
    [60, 0.78, 7],
    [-30, 1.02, -4],
    [32, 0.94, 5],
    [0, 1.32, 0],
  ] as const) {
    const tongue = curve(line('-26 0, -30 -26, -18 -54, -14 -76, -2 -98, 2 -70, 14 -60, 12 -44, 24 -36, 28 -14, 22 0'));
    cut.shape(placed(tongue, x + dx, y - 16, lean, size), inks.paper, { wide: 7, ground: inks.key });
    cut.shape(placed(tongue, x + dx, y - 14, lean, size * 0.6), inks.plate);
    cut.shape(placed(tongue, x + dx + 1, y - 12, lean, size * 0.27), inks.paper);
  }
  for (const [dx, dy, turn] of [
    [-46, -8, 8],
    [48, -8, -8],
    [0, -12, 2],
  ] as const) {
    const log = placed(curve(line('-52 -9, 0 -11, 50 -9, 54 0, 50 9, 0 11, -52 9, -56 0')), x + dx, y + dy, turn);
    block.thing(log, 6);
    block.hatch(log, (_, py) => (py > y + dy ? 0.62 : 0.26), { turn, gap: 5, long: 32 });
    const end = placed(arc(50, 0, 6, 9), x + dx, y + dy, turn);
    cut.shape(end, inks.plate, { wide: 3, ground: inks.key });
  }
}

/** A pot of beans with its lid beside the fire. */
function pot(block: Block, x: number, y: number): void {
  const { cut, inks } = block;
  const body = placed(curve(line('-50 -58, -54 -20, -44 2, 0 8, 44 2, 54 -20, 50 -58')), x, y);
  block.dark(body, 7);
  block.hatch(body, (px) => 0.5 * Math.max(0, 1 - Math.abs(px - x + 30) / 26), { turn: 90, gap: 7, long: 40 }, 'paper');
  for (const side of [-1, 1]) cut.stroke(placed(arc(side * 56, -40, 10, 9), x, y), inks.paper, 4);
  const lid = placed(curve(line('-58 -58, -40 -76, 0 -84, 40 -76, 58 -58, 0 -54')), x, y);
  block.thing(lid, 7);
  block.hatch(lid, block.away(x, y - 66, 58, 18, 0.3, 1.1), { gap: 6, long: 26 });
  block.thing(placed(arc(0, -88, 8, 7), x, y), 5, 'plate');
  for (const dx of [-24, 6, 30])
    cut.stroke(curve(placed(line('0 -96, 7 -108, -3 -120, 5 -134'), x + dx, y), false), inks.paper, 4.4);
}

/** A roast hen in its dish. */
function bird(block: Block, x: number, y: number): void {
  const dish = placed(arc(0, 0, 84, 13), x, y);
  const body = placed(curve(line('-62 -10, -56 -38, -24 -58, 18 -58, 50 -40, 60 -14, 40 0, -44 2')), x, y);
  block.thing(body, 9);
  block.hatch(body, block.away(x, y - 28, 60, 32, 0.28, 1.2), { turn: 18, gap: 7, long: 22 });
  const leg = placed(curve(line('-16 -26, 12 -48, 44 -46, 66 -62, 78 -56, 72 -46, 50 -34, 24 -12, -6 -10')), x, y);
  block.thing(leg, 7);
  block.hatch(leg, block.away(x + 28, y - 30, 44, 22, 0.34, 1.2), { turn: -28, gap: 6, long: 18 });
  block.thing(dish, 8);
  block.hatch(dish, (px) => 0.2 + 0.4 * Math.max(0, (x - px) / 84), { gap: 5, long: 40 });
}
