import { type Line, type Point, rectangle, Woodcut } from './cut.ts';

/** The colours that a woodcut is printed in: a plate, the key block with lines and shade, and the paper. */
export interface Inks {
  readonly plate: string;
  readonly key: string;
  readonly paper: string;
}

/** For light grounds and for dark ones. */
export const DAY: Inks = { plate: '#7c231d', key: '#231a15', paper: '#f2e6d0' };
export const NIGHT: Inks = { plate: '#b8532f', key: '#22100a', paper: '#f2e6d0' };

export type Shade = (x: number, y: number) => number;

interface Hatching {
  readonly turn?: number;
  readonly gap?: number;
  readonly long?: number;
}

/** A block with one light: what all pictures by day have in common. */
export class Block {
  readonly wide: number;
  readonly high: number;
  readonly inks: Inks;
  readonly cut: Woodcut;
  readonly #light: Point;

  constructor(size: readonly [wide: number, high: number], title: string, seed: number, inks: Inks, light: Point) {
    [this.wide, this.high] = size;
    this.inks = inks;
    this.cut = new Woodcut(this.wide, this.high, title, seed);
    this.#light = light;
  }

  /** The ground of the picture, with the rough edge of the block. */
  plate(): void {
    this.cut.shape(rectangle(4, 4, this.wide - 8, this.high - 8), this.inks.plate);
  }

  /** A thing of paper, or of the plate, with a line of the key block around it. */
  thing(outline: Line, gap = 9, ink: 'paper' | 'plate' | 'key' = 'paper'): void {
    this.cut.shape(outline, this.inks[ink], { wide: gap, ground: this.inks.key });
  }

  /** A dark thing, which paper sets off. */
  dark(outline: Line, gap = 6): void {
    this.cut.shape(outline, this.inks.key, { wide: gap, ground: this.inks.paper });
  }

  /** Shade in lines of the key block; `ink` for light on dark things. */
  hatch(outline: Line, shade: Shade, { turn = 0, gap = 8, long = 34 }: Hatching = {}, ink: keyof Inks = 'key'): void {
    this.cut.hatch(outline, this.inks[ink], { turn, gap, long, shade });
  }

  /** How far a point of a round thing is turned from the light: 0 on its lit side, about 1 behind. */
  away(x: number, y: number, wide: number, high: number, least = 0.3, much = 1.25): Shade {
    const long = Math.hypot(this.#light[0] - x, this.#light[1] - y);
    const [ux, uy] = [(this.#light[0] - x) / long, (this.#light[1] - y) / long];
    return (px, py) => Math.max(0, (0.5 - 0.5 * (((px - x) / wide) * ux + ((py - y) / high) * uy) - least) * much);
  }

  /** Rays around a point, in paper near it and in the key block far away, above the line `floor`. */
  rays([x, y]: Point, from: number, to: number, floor: number): void {
    const light: [Point, Point, number][] = [];
    const dark: [Point, Point, number][] = [];
    const count = 92;
    for (let ray = 0; ray < count; ray++) {
      const turn = (2 * Math.PI * (ray + 0.5 * this.cut.number())) / count;
      const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
      let at = from + (ray % 2) * 22 + 20 * this.cut.number();
      while (at < 900) {
        const length = (34 + 60 * this.cut.number()) * (0.7 + at / 500);
        const [a, b]: [Point, Point] = [
          [x + ux * at, y + uy * at],
          [x + ux * (at + length), y + uy * (at + length)],
        ];
        if (this.#within(a, floor) && this.#within(b, floor)) {
          const room = (2 * Math.PI * (at + length / 2)) / count;
          if (at < to) light.push([a, b, room * 0.3 * (1 - 0.6 * (at / to))]);
          else dark.push([a, b, room * 0.5 * Math.min(1, 0.3 + (at - to) / 220)]);
        }
        at += length + 4 + 8 * this.cut.number();
      }
    }
    this.cut.slivers(this.inks.paper, light);
    this.cut.slivers(this.inks.key, dark);
  }

  #within([x, y]: Point, floor: number): boolean {
    return x > 9 && x < this.wide - 9 && y > 9 && y < floor;
  }

  /** Bricks as their joints, some of them worn away. */
  bricks(left: number, top: number, wide: number, high: number, size: readonly [number, number] = [44, 18]): void {
    const joints: [Point, Point, number][] = [];
    const [long, tall] = size;
    for (let row = 0; row * tall < high; row++) {
      const y = top + row * tall;
      for (let x = left + (row % 2 ? long / 2 : 0); x < left + wide; x += long) {
        const end = Math.min(x + long - 3, left + wide);
        if (this.cut.number() < 0.8 && end - x > 8) joints.push([[x, y], [end, y + this.cut.number() - 0.5], 2.4]);
        if (this.cut.number() < 0.62 && y + tall < top + high) joints.push([[x, y + 2], [x, y + tall - 2], 1.9]);
      }
    }
    this.cut.slivers(this.inks.paper, joints);
  }

  /** A street of round stones, each with its shade; `edge` is left free at the sides and below. */
  cobbles(top: number, edge = 4): void {
    this.cut.shape(rectangle(edge, top, this.wide - 2 * edge, this.high - edge - top), this.inks.key);
    for (let row = 0, y = top + 5; y < this.high - edge - 8; row++) {
      const tall = 13 + 4 * row;
      let x = edge + 6 - (row % 2) * 14;
      while (x < this.wide - edge - 10) {
        const long = (34 + 10 * row) * (0.8 + 0.4 * this.cut.number());
        const [l, r] = [Math.max(edge + 6, x), Math.min(this.wide - edge - 6, x + long - 4)];
        if (r - l > 12) {
          const stone: Line = [
            [l + 4, y],
            [r - 4, y],
            [r, y + 0.5 * tall],
            [r - 3, y + tall - 4],
            [l + 3, y + tall - 4],
            [l, y + 0.5 * tall],
          ];
          this.cut.shape(stone, this.cut.number() < 0.24 ? this.inks.plate : this.inks.paper);
          this.hatch(stone, (_, py) => 0.3 + 0.4 * ((py - y) / tall), { gap: 7, long: 30 });
        }
        x += long;
      }
      y += tall;
    }
  }
}
