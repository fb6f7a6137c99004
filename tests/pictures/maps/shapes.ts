/** The colours of a drawing by day or by night. */
export interface Palette {
  readonly land: string;
  readonly street: string;
  readonly park: string;
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
  park: '#cfe6ca',
  card: '#ffffff',
  edge: '#c9cdc6',
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
  street: '#202d3c',
  park: '#163028',
  card: '#283443',
  edge: '#3f4c5c',
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

/** Streets of a town, a little askew, with a park. All of it is land, so everything may be drawn on it. */
export function town({ land, street, park }: Palette, width: number, height: number, shift: number): string {
  const lines = (step: number, size: number, draw: (at: number) => string) =>
    Array.from({ length: Math.ceil(size / step) + 2 }, (_, index) => draw((index - 1) * step + (shift % step))).join(
      '',
    );
  const across = lines(84, height, (y) => `M0 ${y}l${width} -30`);
  const down = lines(96, width, (x) => `M${x} 0l30 ${height}`);
  const corner = { x: 20 + ((shift * 7) % (width - 120)), y: shift % 2 ? 24 : height - 90 };
  return [
    `<path fill="${land}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="${park}" d="M${corner.x} ${corner.y}l84 -5 6 66 -84 5z"/>`,
    `<path fill="none" stroke="${street}" stroke-width="7" d="${across}${down}"/>`,
    `<path fill="none" stroke="${street}" stroke-width="17" d="M0 ${height * 0.82}L${width} ${height * 0.3}"/>`,
  ].join('');
}

/** A sheet of paper over the map, with a hairline and a short shadow. */
export function sheet(
  { card, edge }: Palette,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 14,
): string {
  return [
    `<rect x="${x}" y="${y + 5}" width="${width}" height="${height}" rx="${radius}" fill="#0a1424" opacity=".14"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${card}" stroke="${edge}" stroke-width="2"/>`,
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
