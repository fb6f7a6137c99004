import { arc, curve, type Line, line, type Point, placed, rectangle, type Woodcut } from './cut.ts';
import { away, CLAY, CREAM, FLAME, gap, NIGHT, soft } from './night.ts';

/** Rays of the candle are what the night leaves of the wall: few and thin far away from it. */
export function wall(cut: Woodcut): void {
  cut.shape(line('-9 -9, 969 -9, 969 640, -9 640'), CLAY);
  const rays: [Point, Point, number][] = [];
  const count = 124;
  for (let ray = 0; ray < count; ray++) {
    const turn = (2 * Math.PI * (ray + 0.5 * cut.number())) / count;
    const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
    let at = 92 + 46 * cut.number() + (ray % 2) * 40;
    while (at < 860) {
      const length = (50 + 90 * cut.number()) * (0.6 + at / 420);
      const middle = at + length / 2;
      const room = (2 * Math.PI * middle) / count;
      const wide = room * (0.2 + 0.72 * soft(90, 520, middle)) * (0.85 + 0.3 * cut.number());
      rays.push([
        [FLAME[0] + ux * at, FLAME[1] + uy * at],
        [FLAME[0] + ux * (at + length), FLAME[1] + uy * (at + length)],
        wide,
      ]);
      at += length + 3 + 7 * cut.number();
    }
  }
  cut.slivers(NIGHT, rays);
}

export function window(cut: Woodcut): void {
  const [left, top, wide, high] = [668, 92, 218, 246];
  const frame = rectangle(left, top, wide, high);
  cut.shape(frame, CREAM, gap(12));
  cut.hatch(frame, NIGHT, { turn: 90, gap: 7, shade: () => 0.22, long: 40 });
  const panes: Point[] = [];
  for (const column of [0, 1]) {
    for (const row of [0, 1]) panes.push([left + 16 + column * 97, top + 16 + row * 111]);
  }
  for (const [x, y] of panes) cut.shape(rectangle(x, y, 89, 103), NIGHT);
  // The moon, the sea below it, and a boat.
  cut.shape(curve(line('824 132, 842 140, 850 160, 842 180, 824 188, 834 176, 838 160, 834 144')), CREAM);
  for (const [x, y] of line('706 140, 740 122, 716 184, 752 172, 790 132, 806 198')) {
    cut.shape(placed(line('0 -5, 1.4 -1.4, 5 0, 1.4 1.4, 0 5, -1.4 1.4, -5 0, -1.4 -1.4'), x, y), CREAM);
  }
  const sea: [Point, Point, number][] = [];
  for (let row = 0; row < 9; row++) {
    for (const x of [684, 781]) {
      let at = x + 4 + 10 * cut.number();
      while (at < x + 76) {
        const length = Math.min(x + 87 - at, 12 + 26 * cut.number());
        sea.push([
          [at, 270 + 6 * row],
          [at + length, 270 + 6 * row],
          x > 700 && Math.abs(at + length / 2 - 838) < 16 + 2 * row ? 2.6 : 1.3,
        ]);
        at += length + 6 + 8 * cut.number();
      }
    }
  }
  cut.slivers(CREAM, sea);
  cut.shape(curve(line('694 276, 722 282, 762 274, 752 294, 704 294')), CLAY, gap(5));
  cut.stroke(line('726 280, 726 222'), CREAM, 4);
  cut.shape(line('730 224, 758 268, 730 270'), CREAM);
  const sill = rectangle(left - 20, top + high - 2, wide + 40, 18);
  cut.shape(sill, CREAM, gap(10));
  cut.hatch(sill, NIGHT, { gap: 6, shade: () => 0.35 });
}

export function beam(cut: Woodcut): void {
  const wood = rectangle(-12, -12, 984, 58);
  cut.shape(wood, NIGHT, gap(8));
  cut.hatch(wood, CLAY, { gap: 9, shade: (x) => 0.5 - 0.34 * soft(120, 560, Math.abs(x - FLAME[0])), long: 90 });
  // A pan and a ladle.
  cut.stroke(line('204 40, 204 120'), NIGHT, 20);
  cut.stroke(line('204 44, 204 118'), CREAM, 9);
  const pan = arc(204, 176, 62, 62);
  cut.shape(pan, CREAM, gap(13));
  cut.shape(arc(204, 176, 50, 50), NIGHT);
  cut.hatch(arc(204, 176, 46, 46), CLAY, { turn: 38, gap: 8, shade: away(204, 176, -50, -50, 0.2, 0.9) });
  cut.stroke(line('92 40, 92 208'), NIGHT, 18);
  cut.stroke(line('92 44, 92 206'), CREAM, 7);
  const ladle = curve(line('60 206, 92 202, 124 206, 118 236, 92 248, 66 236'));
  cut.shape(ladle, CREAM, gap(11));
  cut.hatch(ladle, NIGHT, { gap: 6, shade: away(92, 222, 32, 24) });
}

export function cloth(cut: Woodcut): void {
  const top: Line = line('-12 572, 972 572, 972 706, -12 706');
  cut.shape(top, CREAM, gap(14));
  const shadows: readonly (readonly [number, number, number, number])[] = [
    [90, 616, 150, 22],
    [800, 622, 190, 24],
    [616, 612, 90, 16],
    [196, 672, 90, 12],
    [716, 674, 90, 12],
    [470, 690, 170, 20],
    [880, 704, 110, 16],
  ];
  cut.hatch(top, NIGHT, {
    gap: 7.2,
    long: 60,
    shade: (x, y) => {
      const far = 0.1 + 0.42 * soft(140, 560, Math.hypot(x - FLAME[0], 1.5 * (y - 600)));
      const dark = shadows.some(([sx, sy, wide, high]) => Math.hypot((x - sx) / wide, (y - sy) / high) < 1);
      return dark ? Math.max(far, 0.72) : far;
    },
  });
  const drop: Line = line('-12 706, 972 706, 972 812, -12 812');
  cut.shape(drop, CREAM, gap(6));
  cut.hatch(drop, NIGHT, {
    turn: 90,
    gap: 8.6,
    long: 90,
    shade: (x) => 0.3 + 0.3 * Math.sin(x / 26) * Math.sin(x / 57 + 1) + 0.3 * soft(160, 560, Math.abs(x - FLAME[0])),
  });
  for (const y of [742, 758])
    cut.stroke(
      Array.from({ length: 62 }, (_, i): Point => [-12 + 16 * i, y + 2.4 * Math.sin(i / 1.7)]),
      CLAY,
      y === 742 ? 9 : 4,
    );
}

export function candle(cut: Woodcut): void {
  const [x, y] = FLAME;
  // The light right at the flame is cut clean.
  const halo: [Point, Point, number][] = [];
  for (let ray = 0; ray < 44; ray++) {
    const turn = (2 * Math.PI * (ray + 0.3 * cut.number())) / 44;
    const [near, far] = [44 + 8 * cut.number(), (ray % 2 ? 104 : 82) + 22 * cut.number()];
    halo.push([
      [x + near * Math.cos(turn), y + near * Math.sin(turn)],
      [x + far * Math.cos(turn), y + far * Math.sin(turn)],
      4.4,
    ]);
  }
  cut.slivers(CREAM, halo);
  const dish = curve(line('330 588, 346 574, 418 568, 490 574, 506 588, 482 612, 418 620, 354 612'));
  cut.shape(dish, CREAM, gap(14));
  cut.hatch(dish, NIGHT, {
    gap: 7,
    shade: (px, py) => 0.75 * soft(584, 616, py) + 0.16 * soft(30, 80, Math.abs(px - x)),
  });
  const cup = rectangle(388, 546, 60, 40);
  cut.shape(cup, CREAM, gap(10));
  cut.hatch(cup, NIGHT, { turn: 90, gap: 7, shade: (px) => 0.12 + 0.6 * soft(8, 32, Math.abs(px - x)) });
  const wax = [
    ...curve(line('394 330, 404 322, 418 330, 432 322, 443 332, 444 402, 442 552'), false),
    ...curve(line('394 552, 392 452, 394 330'), false),
  ];
  cut.shape(wax, CREAM, gap(13));
  cut.hatch(wax, NIGHT, {
    turn: 90,
    gap: 7,
    shade: (px, py) => 0.7 * soft(360, 520, py) * soft(4, 26, Math.abs(px - x)) + 0.1,
    long: 56,
  });
  for (const [dx, from, to] of [
    [-16, 330, 392],
    [14, 328, 366],
  ] as const)
    cut.stroke(
      [
        [x + dx, from],
        [x + dx - 1, (from + to) / 2],
        [x + dx, to],
      ],
      NIGHT,
      3,
    );
  cut.stroke(line('418 330, 419 304'), NIGHT, 5);
  cut.shape(placed(curve(line('0 -62, 14 -28, 21 4, 14 30, 0 40, -14 30, -21 4, -11 -26')), x, y), CREAM, gap(9));
  cut.shape(placed(curve(line('1 -22, 9 6, 6 26, 0 32, -7 26, -9 6')), x, y), CLAY);
}
