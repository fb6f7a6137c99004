/** A point, or a list of points as pairs: a line or the outline of a shape. */
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

/** Reads a line written as in SVG: `line('0 0, 10 4, 8 20')`. */
export function line(points: string): Line {
  return points.split(',').map((point) => {
    const [x = 0, y = 0] = point.trim().split(' ').map(Number);
    return [x, y];
  });
}

/** Numbers from 0 to 1 by chance, the same for the same seed. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A line through points in curves (Catmull and Rom); `closed` ones end where they begin. */
export function curve(points: Line, closed = true): Line {
  const out: Point[] = [];
  const count = points.length;
  const at = (index: number) =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] as Point;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const steps = Math.max(3, Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / 12));
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const mix = (axis: 0 | 1) => {
        const bend =
          2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis] + t * (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]);
        return b[axis] + 0.5 * t * (c[axis] - a[axis] + t * bend);
      };
      out.push([mix(0), mix(1)]);
    }
  }
  if (!closed) out.push(points[count - 1] as Point);
  return out;
}

/** Points on an ellipse, clockwise from the angle `from` to `to` in degrees (0 is right, 90 is below). */
export function arc(x: number, y: number, wide: number, high: number, from = 0, to = 360): Line {
  const steps = Math.max(12, Math.round(((wide + high) * Math.abs(to - from)) / 1000));
  const count = Math.abs(to - from) === 360 ? steps : steps + 1;
  return Array.from({ length: count }, (_, index) => {
    const turn = ((from + ((to - from) * index) / steps) * Math.PI) / 180;
    return [x + wide * Math.cos(turn), y + high * Math.sin(turn)];
  });
}

/** A rectangle from its upper left corner. */
export function rectangle(x: number, y: number, wide: number, high: number): Line {
  return [
    [x, y],
    [x + wide, y],
    [x + wide, y + high],
    [x, y + high],
  ];
}

/** The right half of an outline, from top to bottom, with its mirror image around x. */
export function mirrored(x: number, half: Line): Line {
  return [...half.map(([dx, y]): Point => [x + dx, y]), ...half.map(([dx, y]): Point => [x - dx, y]).reverse()];
}

/** Moves and turns (in degrees, around the origin) a line. */
export function placed(line: Line, x: number, y: number, turn = 0, size = 1): Line {
  const [cos, sin] = [size * Math.cos((turn * Math.PI) / 180), size * Math.sin((turn * Math.PI) / 180)];
  return line.map(([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos]);
}

/** How a shape is filled with cuts of the gouge. */
export interface Cuts {
  /** Direction in degrees, and the space between two rows. */
  readonly turn?: number;
  readonly gap: number;
  /** How much of the gap is cut away at a point: 0 leaves the wood, 1 takes all. */
  readonly shade: (x: number, y: number) => number;
  readonly long?: number;
}

/** A block of wood: what is cut and printed, in the order in which it lies on the paper. */
export class Woodcut {
  readonly #chance: () => number;
  readonly #parts: string[] = [];

  readonly #head: string;

  constructor(width: number, height: number, title: string, seed: number) {
    this.#chance = chanceFrom(seed);
    this.#head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${2 * width} ${2 * height}" stroke-linejoin="round" paint-order="stroke"><title>${title}</title>`;
  }

  /** Prints a shape in an ink, its edge as the knife left it; `gap` is cut away around it in the colour `ground`. */
  shape(outline: Line, ink: string, gap?: { readonly wide: number; readonly ground: string }): void {
    const path = lines(this.#rough(outline));
    const around = gap ? ` stroke="${gap.ground}" stroke-width="${2 * gap.wide}"` : '';
    this.#parts.push(`<path fill="${ink}"${around} d="${path}"/>`);
  }

  /** Cuts rows of slivers into a shape, or prints them. */
  hatch(outline: Line, ink: string, cuts: Cuts): void {
    this.#slivers(
      ink,
      rowsOf(outline, cuts).flatMap((row) => this.#dashes(row, cuts)),
    );
  }

  /** Slivers from one point to another, so wide in the middle. */
  slivers(ink: string, list: readonly (readonly [from: Point, to: Point, wide: number])[]): void {
    this.#slivers(ink, list);
  }

  /** A line of this width, its ends thin. */
  stroke(line: Line, ink: string, wide: number): void {
    const left: Point[] = [];
    const right: Point[] = [];
    for (const [index, [x, y]] of line.entries()) {
      const [bx, by] = line[Math.max(0, index - 1)] as Point;
      const [ax, ay] = line[Math.min(line.length - 1, index + 1)] as Point;
      const long = Math.hypot(ax - bx, ay - by) || 1;
      const half = (wide / 2) * (0.82 + 0.36 * this.#chance());
      left.push([x - ((ay - by) / long) * half, y + ((ax - bx) / long) * half]);
      right.push([x + ((ay - by) / long) * half, y - ((ax - bx) / long) * half]);
    }
    this.#parts.push(`<path fill="${ink}" d="${lines([...left, ...right.reverse()])}"/>`);
  }

  number(): number {
    return this.#chance();
  }

  svg(): string {
    return `${this.#head}${this.#parts.join('')}</svg>
`;
  }

  #rough(outline: Line): Line {
    const shake = () => 1.7 * (this.#chance() - 0.5);
    return even(outline).map(([x, y]) => [x + shake(), y + shake()]);
  }

  /** A row as cuts one after the other, as long as the hand can do, each as wide as the shade at its middle. */
  #dashes({ from, to }: Row, { gap, shade, long = 46 }: Cuts): [Point, Point, number][] {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const whole = Math.hypot(dx, dy);
    const out: [Point, Point, number][] = [];
    let at = this.#chance() * 5;
    while (at < whole - 3) {
      const length = Math.min(whole - at, long * (0.55 + 0.8 * this.#chance()));
      const point = (far: number): Point => [from[0] + (dx * far) / whole, from[1] + (dy * far) / whole];
      const [mx, my] = point(at + length / 2);
      const wide = gap * Math.min(0.92, shade(mx, my)) * (0.8 + 0.4 * this.#chance());
      if (wide > 0.9 && length > 4) {
        const off = () => 0.16 * gap * (this.#chance() - 0.5);
        const [a, b] = [point(at), point(at + length)];
        out.push([[a[0], a[1] + off()], [b[0], b[1] + off()], wide]);
      }
      at += length + 2 + 4 * this.#chance();
    }
    return out;
  }

  #slivers(ink: string, list: readonly (readonly [Point, Point, number])[]): void {
    const pen = new Pen();
    for (const [[ax, ay], [bx, by], wide] of list) {
      const long = Math.hypot(bx - ax, by - ay) || 1;
      const t = 0.35 + 0.3 * this.#chance();
      const [mx, my] = [ax + (bx - ax) * t, ay + (by - ay) * t];
      const [nx, ny] = [(-(by - ay) / long) * wide, ((bx - ax) / long) * wide];
      pen.move([ax, ay]);
      // Nobody sees the curves of a thin cut, nor on which side of it the knife turned.
      if (wide < 3.8)
        pen.line([
          [mx + nx, my + ny],
          [bx, by],
        ]);
      else
        pen.bend([
          [mx + nx, my + ny],
          [bx, by],
          [mx - nx, my - ny],
          [ax, ay],
        ]);
    }
    if (list.length) this.#parts.push(`<path fill="${ink}" d="${pen.path}"/>`);
  }
}

interface Row {
  readonly from: Point;
  readonly to: Point;
}

/** Where parallel lines run within an outline. */
function rowsOf(outline: Line, { turn = 0, gap }: Cuts): Row[] {
  const flat = placed(outline, 0, 0, -turn);
  const ys = flat.map(([, y]) => y).sort((a, b) => a - b);
  const rows: Row[] = [];
  for (let y = (ys[0] as number) + gap / 2; y < (ys.at(-1) as number); y += gap) {
    const xs: number[] = [];
    for (const [index, [ax, ay]] of flat.entries()) {
      const [bx, by] = flat[(index + 1) % flat.length] as Point;
      if (ay > y !== by > y) xs.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
    }
    xs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const [from, to] = placed(
        [
          [xs[i] as number, y],
          [xs[i + 1] as number, y],
        ],
        0,
        0,
        turn,
      ) as [Point, Point];
      rows.push({ from, to });
    }
  }
  return rows;
}

/** An outline with a point each dozen of units, corners kept. */
function even(outline: Line): Line {
  const out: Point[] = [];
  for (const [index, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(index + 1) % outline.length] as Point;
    const steps = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / 17));
    for (let step = 0; step < steps; step++)
      out.push([ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps]);
  }
  return out;
}

function lines(points: Line): string {
  const pen = new Pen();
  pen.move(points[0] as Point);
  pen.line(points.slice(1));
  return `${pen.path}z`;
}

/** Writes a path in halves of a unit, each step from where the one before ended: the shortest way to say it. */
class Pen {
  path = '';
  #at: Point = [0, 0];

  move(to: Point): void {
    this.#say('m', [to], 1);
  }

  line(points: Line): void {
    this.#say('l', points, 1);
  }

  /** Curves through pairs of points: what a curve bends towards, and where it ends. */
  bend(points: Line): void {
    this.#say('q', points, 2);
  }

  /** Points count from where the last step ended; each step has so many. */
  #say(letter: string, points: Line, each: number): void {
    const numbers: number[] = [];
    for (const [index, point] of points.entries()) {
      const [x, y] = halves(point);
      numbers.push(x - this.#at[0], y - this.#at[1]);
      if (index % each === each - 1) this.#at = [x, y];
    }
    this.path += letter + numbers.map((number, index) => (index && number >= 0 ? ` ${number}` : number)).join('');
  }
}

function halves([x, y]: Point): Point {
  return [Math.round(2 * x), Math.round(2 * y)];
}
