/** The colours of a drawing by day or by night. */
export interface Palette {
  readonly land: string;
  readonly street: string;
  readonly park: string;
  readonly water: string;
  readonly mark: string;
  readonly card: string;
  readonly edge: string;
  readonly line: string;
  readonly ink: string;
  readonly ink2: string;
  readonly blue: string;
  readonly onBlue: string;
  readonly blueSoft: string;
  readonly green: string;
  readonly onGreen: string;
  readonly greenSoft: string;
  readonly orange: string;
  readonly onOrange: string;
  readonly red: string;
  readonly star: string;
}

export const day: Palette = {
  land: '#ebebe0',
  street: '#ffffff',
  park: '#c6e3c4',
  water: '#b4dcf3',
  mark: '#c4c8bd',
  card: '#ffffff',
  edge: '#14202b',
  line: '#e1e4df',
  ink: '#14202b',
  ink2: '#52606d',
  blue: '#1254bd',
  onBlue: '#ffffff',
  blueSoft: '#e4ecf9',
  green: '#137d43',
  onGreen: '#ffffff',
  greenSoft: '#dff1e1',
  orange: '#f09a45',
  onOrange: '#14202b',
  red: '#c5342b',
  star: '#c9701a',
};

export const night: Palette = {
  land: '#111b27',
  street: '#26354a',
  park: '#1c3a35',
  water: '#173450',
  mark: '#c2ad4e',
  card: '#283443',
  edge: '#8797a6',
  line: '#3a4756',
  ink: '#f3f4ee',
  ink2: '#b3bfca',
  blue: '#7cc1ff',
  onBlue: '#0d1b33',
  blueSoft: '#2c4260',
  green: '#45d97e',
  onGreen: '#0d1b33',
  greenSoft: '#1f4438',
  orange: '#cf8250',
  onOrange: '#0d1b33',
  red: '#ff8f82',
  star: '#f09a45',
};

interface Plate {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly fill: string;
  readonly line: string;
  /** How far the line is from the edge, and its width. */
  readonly inset?: number;
  readonly stroke?: number;
}

/** A plate of a road sign: round corners, and a line inside its edge. */
export function plate({ x, y, width, height, radius, fill, line, inset = 6, stroke = 2.5 }: Plate): string {
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`,
    `<rect x="${x + inset}" y="${y + inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${Math.max(2, radius - inset + 1)}" fill="none" stroke="${line}" stroke-width="${stroke}"/>`,
  ].join('');
}

/** A road from the side of the driver, of which this share is behind the car: its dashes are yellow. */
export function lane(x: number, y: number, width: number, height: number, share: number): string {
  const dashes = 16;
  const step = width / dashes;
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="#25313d"/>`,
    ...Array.from({ length: dashes }, (_, index) =>
      bar(
        index < Math.round(share * dashes) ? '#f3cf3f' : '#66737f',
        Math.round(x + index * step + step * 0.2),
        y + height / 2 - 3,
        Math.round(step * 0.6),
        6,
      ),
    ),
  ].join('');
}

const bar = (fill: string, x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

/** A plate beside the road, with a short shadow. */
export function sheet(
  { card, edge }: Pick<Palette, 'card' | 'edge'>,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  return [
    `<rect x="${x}" y="${y + 6}" width="${width}" height="${height}" rx="16" fill="#0a1424" opacity=".16"/>`,
    plate({ x, y, width, height, radius: 16, fill: card, line: edge }),
  ].join('');
}

/** Five stars in a row. */
export function stars(fill: string, x: number, y: number, size: number): string {
  const path = Array.from({ length: 5 }, (_, star) => {
    const points = Array.from({ length: 10 }, (_, corner) => {
      const radius = (corner % 2 ? 0.42 : 1) * (size / 2);
      const angle = (corner * Math.PI) / 5 - Math.PI / 2;
      const at = [x + size / 2 + star * size * 1.16 + radius * Math.cos(angle), y + radius * Math.sin(angle)];
      return at.map((value) => Math.round(value * 10) / 10).join(' ');
    });
    return `M${points.join('L')}z`;
  }).join('');
  return `<path fill="${fill}" stroke="${fill}" stroke-width="2" stroke-linejoin="round" d="${path}"/>`;
}

/** A tick in a disc. */
export function tick(fill: string, on: string, x: number, y: number, radius: number): string {
  const unit = radius / 10;
  return [
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`,
    `<path fill="none" stroke="${on}" stroke-width="${unit * 2.4}" stroke-linecap="round" stroke-linejoin="round" d="M${x - unit * 4.4} ${y + unit * 0.4}l${unit * 3.1} ${unit * 3.1}l${unit * 5.7} ${-unit * 6.2}"/>`,
  ].join('');
}

export const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>\n`;
