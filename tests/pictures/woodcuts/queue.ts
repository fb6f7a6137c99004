import { arc, curve, type Line, line, type Point, placed, rectangle, Woodcut } from './cut.ts';

/** The colours that the woodcut is printed in: a plate, what stands before it, and the paper. */
interface Inks {
  readonly plate: string;
  readonly figure: string;
  readonly paper: string;
}

const day: Inks = { plate: '#7c231d', figure: '#231a15', paper: '#ecddc4' };
const night: Inks = { plate: '#b8532f', figure: '#22100a', paper: '#f2e6d0' };

const HIGH = 290;
const STREET = 262;

/** People in line before a bakery: for light grounds and for dark ones, and the first of them for phones. */
export const queueByDay = (): string => wholeQueue(day);
export const queueByNight = (): string => wholeQueue(night);
export const headOfQueueByDay = (): string => headOfQueue(day);
export const headOfQueueByNight = (): string => headOfQueue(night);

function wholeQueue(inks: Inks): string {
  const cut = new Woodcut(1160, HIGH, 'A queue before a bakery', 77);
  const print = new Print(cut, inks, 1160);
  print.plate();
  print.shop(968);
  print.bicycle(110);
  print.person({ x: 250, size: 1.06, hat: 'hood', holds: 'bag' });
  print.person({ x: 340, size: 1.02, hat: 'scarf', skirt: true });
  print.person({ x: 416, size: 0.66, hat: 'cap' });
  print.person({ x: 492, size: 1.09, hat: 'cap', holds: 'bag' });
  print.dog(574);
  print.first(968);
  return cut.svg();
}

function headOfQueue(inks: Inks): string {
  const cut = new Woodcut(540, HIGH, 'A queue before a bakery', 78);
  const print = new Print(cut, inks, 540);
  print.plate();
  print.shop(364);
  print.first(364);
  return cut.svg();
}

interface Person {
  readonly x: number;
  readonly size: number;
  readonly hat: 'cap' | 'scarf' | 'hood' | 'bun' | 'bowler';
  readonly skirt?: boolean;
  readonly holds?: 'basket' | 'bag' | 'paper';
}

const COAT = curve(line('-9 -150, -24 -142, -33 -112, -36 -60, 27 -58, 27 -104, 21 -138, 8 -149'));
const DRESS = curve(line('-8 -148, -22 -140, -27 -112, -30 -84, -42 -22, 36 -22, 24 -84, 24 -110, 19 -138, 7 -148'));
const FACE = curve(line('-14 -166, -10 -182, 3 -187, 15 -180, 17 -172, 23 -166, 17 -162, 16 -152, 6 -147, -7 -149'));
const HATS: Readonly<Record<Person['hat'], Line>> = {
  cap: curve(line('-18 -172, -14 -188, 2 -195, 16 -188, 30 -180, 30 -176, 14 -178, -10 -172')),
  bowler: curve(line('-24 -176, -16 -180, -14 -196, 2 -204, 17 -196, 19 -180, 28 -176, 20 -173, 0 -175, -18 -173')),
  scarf: curve(line('8 -192, -8 -191, -19 -178, -19 -156, -14 -140, 4 -140, 4 -150, -3 -160, 0 -176, 12 -184')),
  hood: curve(line('10 -193, -8 -192, -21 -178, -24 -150, -16 -136, 10 -140, 2 -152, -1 -170, 12 -183')),
  bun: curve(
    line('14 -184, 2 -191, -10 -187, -20 -192, -27 -184, -24 -175, -16 -174, -13 -158, -6 -154, -3 -172, 8 -180'),
  ),
};

/** The parts of the picture, each cut into the same block. */
class Print {
  readonly #cut: Woodcut;
  readonly #inks: Inks;
  readonly #wide: number;

  constructor(cut: Woodcut, inks: Inks, wide: number) {
    this.#cut = cut;
    this.#inks = inks;
    this.#wide = wide;
  }

  /** The first three, the third of whom has waited for nine years. */
  first(door: number): void {
    this.person({ x: door - 318, size: 0.98, hat: 'scarf', skirt: true, holds: 'basket' });
    this.person({ x: door - 226, size: 1.1, hat: 'bowler', holds: 'paper' });
    this.person({ x: door - 120, size: 1.02, hat: 'bun', skirt: true, holds: 'basket' });
  }

  plate(): void {
    const { plate, paper } = this.#inks;
    this.#cut.shape(rectangle(5, 5, this.#wide - 10, HIGH - 10), plate);
    const bricks: [Point, Point, number][] = [];
    for (let row = 0; row < 15; row++) {
      let x = 16 + 40 * this.#cut.number();
      while (x < this.#wide - 40) {
        const long = Math.min(26 + 46 * this.#cut.number(), this.#wide - 18 - x);
        if (this.#cut.number() < 0.62)
          bricks.push([[x, 20 + 14 * row], [x + long, 20 + 14 * row + 2 * (this.#cut.number() - 0.5)], 2.6]);
        x += long + 18;
      }
    }
    this.#cut.slivers(paper, bricks);
    this.#cut.hatch(rectangle(12, STREET + 2, this.#wide - 24, 22), paper, { gap: 6, shade: () => 0.5, long: 70 });
  }

  person({ x, size, hat, skirt = false, holds }: Person): void {
    const at = (outline: Line) => placed(outline, x, STREET, 0, size);
    const { paper, figure, plate } = this.#inks;
    const body = at(skirt ? DRESS : COAT);
    for (const foot of [-22, 2]) {
      this.#figure(
        at(curve(line(`${foot} -64, ${foot + 15} -64, ${foot + 15} -10, ${foot + 27} -3, ${foot + 26} 3, ${foot} 3`))),
      );
    }
    this.#figure(body);
    // Folds, which the light from the shop finds on one side.
    const lit = (px: number) => Math.max(0, Math.min(0.62, 0.18 + (0.5 * (px - x)) / (34 * size)));
    this.#cut.hatch(body, paper, { turn: skirt ? 84 : 90, gap: 7, shade: lit, long: 40 });
    if (skirt) this.#cut.hatch(at(rectangle(-39, -34, 72, 8)), plate, { gap: 4, shade: () => 0.7, long: 20 });
    this.#cut.shape(at(FACE), paper, { wide: 5, ground: figure });
    this.#cut.slivers(figure, [[at([[9, -171]])[0] as Point, at([[14, -170]])[0] as Point, 2.4]]);
    const cover = at(HATS[hat]);
    this.#cut.shape(cover, hat === 'scarf' ? plate : figure, { wide: 4, ground: hat === 'scarf' ? figure : paper });
    if (hat === 'hood' || hat === 'scarf')
      this.#cut.hatch(cover, hat === 'hood' ? paper : figure, { turn: 68, gap: 6, shade: () => 0.34, long: 14 });
    this.#arm(at, holds);
  }

  #arm(at: (outline: Line) => Line, holds: Person['holds']): void {
    const { paper, figure, plate } = this.#inks;
    const reach: Point = holds === 'paper' ? [34, -112] : holds ? [18, -86] : [8, -84];
    if (holds === 'basket') {
      this.#cut.stroke(at(arc(22, -76, 19, 24, 180, 360)), paper, 8);
      this.#cut.stroke(at(arc(22, -76, 19, 24, 180, 360)), figure, 4);
      const basket = at(curve(line('-2 -78, 46 -78, 42 -52, 34 -46, 10 -46, 2 -52')));
      this.#cut.shape(at(curve(line('6 -78, 12 -92, 24 -95, 36 -90, 41 -78'))), paper, { wide: 4, ground: figure });
      this.#cut.shape(basket, plate, { wide: 6, ground: paper });
      this.#cut.hatch(basket, paper, { turn: 28, gap: 7, shade: () => 0.36, long: 14 });
    }
    if (holds === 'bag') {
      this.#cut.stroke(at(line('-12 -140, 8 -110, 24 -84')), paper, 3.4);
      this.#cut.shape(at(curve(line('8 -86, 36 -88, 40 -56, 24 -50, 8 -54'))), plate, { wide: 6, ground: paper });
    }
    const [hx, hy] = reach;
    const arm = at(
      curve(
        line(
          `-12 -136, 2 -138, ${hx * 0.5 + 10} ${(hy - 120) / 2 - 2}, ${hx + 3} ${hy - 7}, ${hx - 1} ${hy + 6}, ${hx * 0.4 - 2} ${(hy - 108) / 2 + 6}, -14 -118`,
        ),
      ),
    );
    this.#cut.shape(arm, figure, { wide: 4, ground: paper });
    this.#cut.shape(at(arc(hx, hy, 6, 6)), paper, { wide: 3, ground: figure });
    if (holds === 'paper') {
      const sheet = at(line('30 -152, 62 -158, 66 -104, 34 -98'));
      this.#cut.shape(sheet, paper, { wide: 5, ground: figure });
      this.#cut.hatch(at(line('34 -144, 58 -148, 62 -110, 38 -105')), figure, {
        turn: -8,
        gap: 6,
        shade: () => 0.4,
        long: 22,
      });
    }
  }

  dog(x: number): void {
    const { paper } = this.#inks;
    const body = placed(
      curve(
        line(
          '-44 -40, -52 -58, -47 -62, -38 -48, 6 -50, 18 -72, 16 -82, 24 -76, 36 -76, 50 -66, 48 -60, 34 -58, 28 -38, 24 -2, 14 -2, 14 -26, -18 -26, -22 -2, -32 -2, -34 -26',
        ),
      ),
      x,
      STREET,
    );
    this.#figure(body);
    this.#cut.hatch(body, paper, { turn: 12, gap: 7, shade: (px) => Math.max(0, (px - x + 20) / 130), long: 12 });
    this.#cut.shape(arc(x + 33, STREET - 68, 2.4, 2.4), paper);
  }

  bicycle(x: number): void {
    const { figure, paper, plate } = this.#inks;
    for (const wheel of [x - 52, x + 52]) {
      const ring = [...arc(wheel, STREET - 38, 38, 38), arc(wheel, STREET - 38, 38, 38)[0] as Point];
      this.#cut.stroke(ring, paper, 13);
      this.#cut.stroke(ring, figure, 6);
      for (let spoke = 0; spoke < 6; spoke++) {
        const turn = (spoke * Math.PI) / 6 + 0.2;
        this.#cut.slivers(paper, [
          [
            [wheel - 32 * Math.cos(turn), STREET - 38 - 32 * Math.sin(turn)],
            [wheel + 32 * Math.cos(turn), STREET - 38 + 32 * Math.sin(turn)],
            1.6,
          ],
        ]);
      }
    }
    const frame: readonly Line[] = [
      line('-52 -38, -18 -92, 34 -92, 0 -38, -52 -38'),
      line('-24 -104, 0 -38'),
      line('52 -38, 32 -112, 44 -124, 60 -122'),
      line('-38 -106, -10 -106'),
    ];
    for (const ink of [paper, figure]) {
      for (const tube of frame) this.#cut.stroke(placed(tube, x, STREET), ink, ink === paper ? 14 : 7);
    }
    // A crate of loaves over the front wheel.
    for (const dx of [44, 62, 80])
      this.#cut.shape(placed(curve(line('-14 4, -12 -10, 0 -17, 12 -10, 14 4')), x + dx, STREET - 132), figure, {
        wide: 7,
        ground: paper,
      });
    const crate = placed(line('26 -130, 98 -130, 94 -92, 30 -92'), x, STREET);
    this.#cut.shape(crate, plate, { wide: 8, ground: paper });
    this.#cut.hatch(crate, paper, { gap: 12, shade: () => 0.3, long: 90 });
  }

  shop(x: number): void {
    const { figure, paper, plate } = this.#inks;
    this.#figure(
      line(`${x - 66} 26, ${this.#wide - 22} 26, ${this.#wide - 22} ${STREET + 2}, ${x - 66} ${STREET + 2}`),
    );
    this.#cut.hatch(rectangle(x - 60, 32, this.#wide - x + 30, STREET - 36), paper, {
      gap: 11,
      shade: (px) => 0.1 + 0.1 * Math.sin(px),
      long: 40,
    });
    // An open door, and light in it.
    this.#cut.shape(rectangle(x - 46, 96, 72, STREET - 94), paper, { wide: 4, ground: plate });
    const glow: [Point, Point, number][] = [];
    for (let row = 0; row < 11; row++)
      glow.push([[x - 40, 112 + 14 * row], [x + 20 - 20 * this.#cut.number(), 112 + 14 * row], 2.4]);
    this.#cut.slivers(plate, glow);
    const window = rectangle(x + 46, 96, 100, 104);
    this.#cut.shape(window, paper);
    for (const shelf of [140, 190]) {
      this.#cut.shape(rectangle(x + 46, shelf, 100, 6), plate);
      for (const dx of [62, 96, 130])
        this.#cut.shape(placed(curve(line('-15 0, -13 -13, 0 -20, 13 -13, 15 0')), x + dx, shelf - 1), plate);
    }
    for (let stripe = 0; stripe < 7; stripe++) {
      const left = x - 60 + 30 * stripe;
      this.#cut.shape(
        line(`${left} 62, ${left + 30} 62, ${left + 30} 92, ${left + 15} 104, ${left} 92`),
        stripe % 2 ? paper : plate,
        { wide: 3, ground: figure },
      );
    }
  }

  #figure(outline: Line): void {
    this.#cut.shape(outline, this.#inks.figure, { wide: 9, ground: this.#inks.paper });
  }
}
