type Size = readonly [width: number, height: number];

/** Makes a picture larger along curves that keep edges crisp (Catmull and Rom), first across, then down. */
export function enlarge(light: Float32Array, from: Size, to: Size): Float32Array {
  if (from[0] === to[0]) return light;
  const wide = new Float32Array(3 * to[0] * from[1]);
  stretch(light, wide, {
    from: from[0],
    to: to[0],
    lines: from[1],
    alongFrom: 1,
    alongTo: 1,
    lineFrom: from[0],
    lineTo: to[0],
  });
  const out = new Float32Array(3 * to[0] * to[1]);
  stretch(wide, out, {
    from: from[1],
    to: to[1],
    lines: to[0],
    alongFrom: to[0],
    alongTo: to[0],
    lineFrom: 1,
    lineTo: 1,
  });
  return out;
}

interface Way {
  /** Points along a line before and after, and how many lines there are. */
  readonly from: number;
  readonly to: number;
  readonly lines: number;
  /** How far the next point of a line is, and the next line. */
  readonly alongFrom: number;
  readonly alongTo: number;
  readonly lineFrom: number;
  readonly lineTo: number;
}

function stretch(light: Float32Array, out: Float32Array, way: Way): void {
  const end = way.from - 1;
  for (let i = 0; i < way.to; i++) {
    const at = ((i + 0.5) * way.from) / way.to - 0.5;
    const first = Math.floor(at);
    const t = at - first;
    const weights = [
      t * (-0.5 + t * (1 - 0.5 * t)),
      1 + t * t * (-2.5 + 1.5 * t),
      t * (0.5 + t * (2 - 1.5 * t)),
      t * t * (-0.5 + 0.5 * t),
    ];
    for (let line = 0; line < way.lines; line++) {
      for (let k = 0; k < 3; k++) {
        let sum = 0;
        for (let j = 0; j < 4; j++) {
          const near = Math.min(end, Math.max(0, first - 1 + j));
          sum += (weights[j] as number) * (light[3 * (line * way.lineFrom + near * way.alongFrom) + k] as number);
        }
        out[3 * (line * way.lineTo + i * way.alongTo) + k] = Math.max(0, sum);
      }
    }
  }
}
