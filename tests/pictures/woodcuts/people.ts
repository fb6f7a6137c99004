import type { Block, Inks } from './block.ts';
import { arc, curve, type Line, line, type Point, placed, rectangle } from './cut.ts';
import { bread } from './things.ts';

export interface Person {
  readonly x: number;
  readonly size: number;
  readonly hat: keyof typeof HATS;
  /** The ink of the coat: dark ones are set off by paper. */
  readonly coat: keyof Inks;
  readonly skirt?: 'plain' | 'check';
  readonly holds?: 'basket' | 'bag' | 'paper';
  readonly beard?: boolean;
  /** Looks back along the queue, to the left. */
  readonly turned?: boolean;
}

type At = (outline: Line) => Line;

const COAT = curve(line('-9 -150, -24 -142, -34 -112, -38 -58, 29 -56, 28 -104, 21 -138, 8 -149'));
const DRESS = curve(line('-8 -148, -22 -140, -27 -112, -28 -90, -44 -20, 38 -20, 25 -90, 24 -110, 19 -138, 7 -148'));
const FACE = curve(line('-14 -166, -11 -182, 2 -188, 14 -182, 17 -173, 23 -165, 18 -162, 18 -154, 8 -146, -6 -148'));
const HATS = {
  cap: curve(line('-19 -172, -15 -190, 2 -198, 17 -190, 31 -181, 30 -176, 14 -178, -10 -171')),
  bowler: curve(line('-25 -176, -16 -181, -15 -198, 2 -207, 17 -198, 19 -181, 29 -176, 20 -172, 0 -174, -18 -172')),
  scarf: curve(line('9 -194, -8 -193, -20 -179, -20 -156, -15 -138, 4 -138, 4 -150, -4 -160, -1 -176, 12 -186')),
  hood: curve(line('10 -194, -8 -193, -22 -178, -25 -150, -17 -135, 10 -139, 2 -152, -2 -170, 12 -184')),
  bun: curve(
    line('14 -185, 2 -192, -10 -188, -21 -194, -29 -185, -26 -175, -17 -174, -14 -158, -7 -154, -4 -172, 8 -181'),
  ),
  wool: curve(line('-18 -170, -18 -188, -6 -200, 8 -199, 18 -186, 19 -176, 2 -174')),
} as const;

/** Somebody who waits and looks to the right unless turned, at this height of the street. */
export function person(block: Block, of: Person, street: number): void {
  const side = of.turned ? -1 : 1;
  const at: At = (outline) =>
    placed(
      outline.map(([x, y]) => [side * x, y] as const),
      of.x,
      street,
      0,
      of.size,
    );
  legs(block, at, of);
  garment(block, at, of);
  head(block, at, of);
  arm(block, at, of);
}

function legs(block: Block, at: At, { x, size, skirt }: Person): void {
  for (const foot of [-23, 3]) {
    const leg = at(
      curve(
        line(
          `${foot} -70, ${foot + 17} -70, ${foot + 16} -12, ${foot + 29} -4, ${foot + 28} 3, ${foot - 1} 3, ${foot} -14`,
        ),
      ),
    );
    block.dark(leg, 4.5);
    if (!skirt)
      block.hatch(
        leg,
        (px) => 0.3 * Math.max(0, (px - x - foot * size) / (14 * size)),
        { turn: 90, gap: 6, long: 30 },
        'paper',
      );
    block.cut.slivers(block.inks.paper, [[at([[foot + 8, -3]])[0] as Point, at([[foot + 24, -1]])[0] as Point, 2.6]]);
  }
}

function garment(block: Block, at: At, { x, size, coat, skirt }: Person): void {
  const { cut, inks } = block;
  const body = at(skirt ? DRESS : COAT);
  const light = coat === 'paper';
  if (coat === 'key') block.dark(body, 5);
  else {
    cut.shape(body, inks.paper, { wide: 9, ground: inks.paper });
    block.thing(body, 5, coat);
  }
  // The shop at the right lights one side; folds fall from the waist.
  const lit = (px: number) => (px - x) / (38 * size);
  block.hatch(
    body,
    (px) => (light ? 0.34 - 0.5 * lit(px) : 0.12 + 0.5 * lit(px)),
    { turn: skirt ? 86 : 90, gap: 8, long: 48 },
    light ? 'key' : 'paper',
  );
  if (skirt === 'check') {
    const cloth = at(line('-30 -88, 26 -88, 37 -26, -42 -26'));
    for (const turn of [0, 74]) block.hatch(cloth, () => 0.3, { turn, gap: 11, long: 60 }, light ? 'plate' : 'paper');
  }
  if (skirt) {
    const hem = at(line('-42 -30, 37 -30, 38 -20, -44 -20'));
    cut.shape(hem, light ? inks.plate : inks.paper, { wide: 2.4, ground: inks.key });
  } else {
    for (const y of [-122, -104, -86]) cut.shape(at(arc(13, y, 2.6, 2.6)), light ? inks.key : inks.paper);
    cut.stroke(at(line('6 -144, 18 -130, 8 -128')), light ? inks.key : inks.paper, 3.4);
  }
  cut.shape(
    at(curve(line('-15 -152, 0 -146, 16 -152, 19 -142, 2 -134, -17 -142'))),
    coat === 'plate' ? inks.paper : inks.plate,
    { wide: 3.6, ground: inks.key },
  );
}

function head(block: Block, at: At, { x, size, hat, beard, turned }: Person): void {
  const { cut, inks } = block;
  const face = at(FACE);
  block.thing(face, 5);
  block.hatch(face, (px) => ((px - x) * (turned ? -1 : 1) < -2 ? 0.42 : 0), { turn: 58, gap: 5, long: 10 });
  cut.shape(at(arc(10, -170, 2.2, 2.8)), inks.key);
  cut.stroke(at(arc(10, -174, 6, 3, 200, 330)), inks.key, 2.4 * size);
  cut.stroke(at(line('11 -156, 18 -157')), inks.plate, 2.8 * size);
  if (beard) {
    const hair = at(curve(line('-10 -164, 0 -160, 8 -158, 19 -160, 18 -148, 10 -138, -2 -140, -10 -150')));
    block.dark(hair, 2);
    block.hatch(hair, () => 0.36, { turn: 70, gap: 5, long: 12 }, 'paper');
  } else cut.stroke(at(arc(-5, -166, 3.4, 5, 60, 300)), inks.key, 2.2 * size);
  const cover = at(HATS[hat]);
  const red = hat === 'scarf' || hat === 'wool';
  if (red) block.thing(cover, 5, 'plate');
  else block.dark(cover, 3.4);
  block.hatch(
    cover,
    (px) => 0.2 + 0.3 * Math.max(0, (px - x + 18) / 40),
    { turn: hat === 'wool' ? 90 : 66, gap: 6, long: 14 },
    'paper',
  );
  if (hat === 'bowler' || hat === 'cap')
    cut.stroke(
      at(curve(line(hat === 'cap' ? '-16 -177, 0 -182, 16 -181' : '-15 -183, 1 -181, 18 -184'), false)),
      inks.plate,
      4.4 * size,
    );
  if (hat === 'wool') block.thing(at(arc(0, -203, 7, 6)), 4);
}

function arm(block: Block, at: At, { coat, holds, size }: Person): void {
  const { cut, inks } = block;
  if (holds === 'basket') basket(block, at, size);
  if (holds === 'bag') bag(block, at);
  const [hx, hy]: Point = holds === 'paper' ? [34, -112] : holds ? [18, -86] : [10, -84];
  const sleeve = at(
    curve(
      line(
        `-12 -138, 2 -140, ${hx * 0.5 + 11} ${(hy - 120) / 2 - 2}, ${hx + 4} ${hy - 8}, ${hx - 2} ${hy + 7}, ${hx * 0.4 - 3} ${(hy - 108) / 2 + 7}, -15 -118`,
      ),
    ),
  );
  if (coat === 'key') block.dark(sleeve, 3.6);
  else block.thing(sleeve, 4.5, coat);
  block.hatch(sleeve, () => 0.26, { turn: 62, gap: 6, long: 14 }, coat === 'paper' ? 'key' : 'paper');
  block.thing(at(arc(hx, hy, 6, 6)), 4);
  if (holds !== 'paper') return;
  const sheet = at(line('30 -154, 64 -160, 68 -106, 34 -100'));
  block.thing(sheet, 5);
  cut.stroke(at(line('35 -147, 61 -151')), inks.plate, 5);
  block.hatch(at(line('35 -140, 61 -144, 64 -111, 38 -107')), () => 0.42, { turn: -8, gap: 5.4, long: 20 });
}

function basket(block: Block, at: At, size: number): void {
  const { cut, inks } = block;
  const handle = at(arc(22, -76, 20, 26, 180, 360));
  cut.stroke(handle, inks.key, 10);
  cut.stroke(handle, inks.paper, 4.6);
  for (const [kind, [x, y]] of at(line('12 -78, 32 -78')).entries()) bread(block, x, y, 0.72 * size, kind);
  const weave = at(curve(line('-2 -80, 46 -80, 42 -54, 34 -46, 10 -46, 2 -54')));
  block.thing(weave, 5);
  for (const turn of [32, -32]) block.hatch(weave, () => 0.26, { turn, gap: 7, long: 16 });
}

function bag(block: Block, at: At): void {
  block.cut.stroke(at(line('-12 -142, 8 -112, 24 -84')), block.inks.paper, 3.6);
  const cloth = at(curve(line('6 -88, 38 -90, 43 -56, 26 -49, 6 -53')));
  block.thing(cloth, 5, 'plate');
  block.hatch(cloth, () => 0.3, { turn: 80, gap: 6, long: 16 }, 'paper');
}

export function dog(block: Block, x: number, street: number, size: number): void {
  const at: At = (outline) => placed(outline, x, street, 0, size);
  const body = at(
    curve(
      line(
        '-44 -40, -54 -60, -48 -64, -38 -48, 6 -52, 18 -72, 15 -84, 24 -78, 36 -78, 52 -66, 49 -60, 34 -57, 28 -38, 25 -16, 30 -2, 16 -2, 13 -26, -16 -26, -20 -14, -14 -2, -30 -2, -35 -24',
      ),
    ),
  );
  block.thing(body, 5.5);
  block.hatch(body, (px, py) => 0.1 + 0.4 * Math.max(0, (x - px) / (44 * size)) + (py > street - 40 * size ? 0.2 : 0), {
    turn: 14,
    gap: 7,
    long: 12,
  });
  block.dark(at(curve(line('-30 -48, -10 -51, 6 -50, 2 -36, -20 -34'))), 0);
  block.dark(at(curve(line('16 -74, 14 -86, 24 -78, 25 -60, 18 -58'))), 0);
  block.cut.shape(at(arc(35, -70, 2.4, 2.8)), block.inks.key);
  block.cut.shape(at(arc(50, -64, 3, 2.6)), block.inks.key);
  block.cut.stroke(at(line('20 -57, 34 -52')), block.inks.plate, 5 * size);
  const lead = curve(at(line('24 -56, 0 -74, -40 -84')), false);
  block.cut.stroke(lead, block.inks.paper, 3.4);
}

/** A lamp on a post. */
export function lantern(block: Block, x: number, street: number): void {
  const post = rectangle(x - 5, 88, 10, street - 88);
  block.dark(post, 5);
  block.dark(placed(line('-15 0, 15 0, 9 -26, -9 -26'), x, street), 5);
  block.thing(placed(line('-17 -46, 17 -46, 11 -2, -11 -2'), x, 88), 6);
  block.dark(placed(line('-22 -46, 22 -46, 8 -64, -8 -64'), x, 88), 4);
  block.cut.stroke(
    [
      [x, 44],
      [x, 84],
    ],
    block.inks.key,
    4,
  );
  const rays: [Point, Point, number][] = [];
  for (let ray = 0; ray < 18; ray++) {
    const turn = (ray * Math.PI) / 9 + 0.1;
    const [from, to] = [36 + 5 * block.cut.number(), 58 + 22 * block.cut.number()];
    rays.push([
      [x + from * Math.cos(turn), 64 + from * Math.sin(turn)],
      [x + to * Math.cos(turn), 64 + to * Math.sin(turn)],
      3.6,
    ]);
  }
  block.cut.slivers(
    block.inks.paper,
    rays.filter(([, [, y]]) => y > 8),
  );
}
