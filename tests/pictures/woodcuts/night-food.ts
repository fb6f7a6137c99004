import { arc, curve, type Line, line, mirrored, type Point, placed, rectangle, type Woodcut } from './cut.ts';
import { away, CLAY, CREAM, FLAME, gap, NIGHT, soft } from './night.ts';

const BEAN = curve(line('-13 2, -8 -7, 2 -8, 12 -4, 13 5, 5 5, -3 8'));

export function loaf(cut: Woodcut): void {
  const body = curve(line('8 566, 18 516, 60 474, 122 460, 186 474, 226 516, 234 568, 212 604, 122 616, 34 606'));
  cut.shape(body, CREAM, gap(15));
  cut.hatch(body, NIGHT, { gap: 8, shade: away(124, 540, 116, 84, 0.28, 1.15), long: 34 });
  // Cuts of the blade, and rings of flour.
  for (const [dx, bend] of line('-56 10, 0 16, 56 10')) {
    const gash = curve([
      [112 + dx, 488 - bend / 2],
      [132 + dx, 506],
      [140 + dx, 540],
      [122 + dx, 520],
      [106 + dx, 498],
    ]);
    cut.shape(gash, CLAY, gap(7));
  }
  const board: Line = line('-12 604, 252 604, 252 622, -12 622');
  cut.shape(board, CLAY, gap(12));
  cut.hatch(board, NIGHT, { gap: 6, shade: () => 0.34, long: 70 });
}

export function hen(cut: Woodcut): void {
  cut.shape(arc(778, 606, 168, 24), CREAM, gap(13));
  cut.hatch(arc(778, 608, 160, 20), NIGHT, { gap: 6, shade: (x) => 0.16 + 0.5 * soft(700, 940, x) });
  const body = curve(
    line('640 566, 652 528, 690 496, 744 478, 800 480, 852 502, 888 540, 898 576, 872 602, 770 610, 672 602'),
  );
  cut.shape(body, CREAM, gap(15));
  cut.hatch(body, CLAY, { turn: -14, gap: 8, shade: away(770, 545, 132, 68, -0.2, 0.9), long: 30 });
  cut.hatch(body, NIGHT, { turn: 30, gap: 8, shade: away(770, 545, 132, 68, 0.5, 1.3), long: 24 });
  const wing = curve(line('678 546, 700 524, 738 526, 762 548, 744 570, 704 574'));
  cut.shape(wing, CREAM, gap(9));
  cut.hatch(wing, NIGHT, { turn: 24, gap: 7, shade: away(722, 550, 44, 28, 0.35, 1.1), long: 22 });
  const leg = curve(
    line(
      '780 560, 806 520, 850 510, 884 520, 908 508, 922 500, 934 508, 928 520, 938 530, 926 538, 906 532, 880 560, 846 590, 806 592',
    ),
  );
  cut.shape(leg, CREAM, gap(11));
  cut.hatch(leg, NIGHT, { turn: 40, gap: 8, shade: away(850, 552, 66, 44, 0.28, 1.15), long: 26 });
  for (const [x, y, r] of [
    [640, 598, 17],
    [672, 606, 14],
    [912, 600, 15],
  ] as const) {
    cut.shape(arc(x, y, r, r), CLAY, gap(8));
    cut.hatch(arc(x, y, r - 2, r - 2), NIGHT, { gap: 5, shade: away(x, y, r, r, 0.4, 1) });
  }
}

export function bottle(cut: Woodcut): void {
  const body = mirrored(
    564,
    curve(line('15 296, 15 304, 13 330, 15 388, 38 430, 47 470, 47 560, 44 604, 0 610'), false),
  );
  cut.shape(body, NIGHT, gap(16));
  cut.hatch(body, CREAM, { turn: 90, gap: 8, shade: (x) => (x < 550 ? 0.55 * soft(552, 522, x) : 0), long: 80 });
  cut.hatch(body, CLAY, { turn: 90, gap: 8, shade: (x) => (x > 584 ? 0.45 * soft(584, 606, x) : 0), long: 60 });
  const label = rectangle(520, 492, 88, 70);
  cut.shape(label, CREAM, gap(6));
  cut.hatch(rectangle(530, 538, 68, 16), CLAY, { gap: 7, shade: () => 0.6 });
  cut.shape(placed(curve(line('-20 6, -12 -8, 0 -12, 12 -8, 20 6, 0 9')), 564, 518), CLAY);
  cut.shape(rectangle(549, 292, 30, 12), CLAY, gap(6));
}

export function glass(cut: Woodcut, x: number, base: number, size: number): void {
  const at = (dx: number, dy: number): Point => [dx * size, base + dy * size];
  const bowl = mirrored(x, curve([at(40, -232), at(49, -190), at(44, -150), at(22, -118), at(5, -106)], false));
  const stem = mirrored(
    x,
    curve([at(5, -112), at(5, -60), at(6, -24), at(18, -10), at(42, -4), at(44, 2), at(0, 6)], false),
  );
  cut.shape(stem, CREAM, gap(11));
  cut.shape(bowl, CREAM, gap(12));
  cut.shape(mirrored(x, curve([at(34, -226), at(42, -190), at(38, -153), at(18, -124), at(0, -116)], false)), NIGHT);
  const wine = mirrored(x, curve([at(41, -184), at(38, -153), at(18, -124), at(0, -116)], false));
  cut.shape(wine, CLAY);
  cut.hatch(wine, NIGHT, { gap: 7 * size, shade: away(x, base - 160 * size, 42, 50, 0.35, 1.1), long: 26 });
  const side = FLAME[0] > x ? 1 : -1;
  cut.stroke(
    curve([at(30, -218), at(36, -192), at(33, -158)], false).map(([dx, y]): Point => [x + side * dx, y]),
    CREAM,
    5,
  );
  cut.hatch(stem, NIGHT, { turn: 90, gap: 6, shade: away(x, base - 50, 40, 60, 0.5, 1), long: 30 });
}

export function fish(cut: Woodcut): void {
  const dish = arc(470, 676, 164, 36);
  cut.shape(dish, CREAM, gap(14));
  cut.shape(arc(470, 674, 146, 28), CREAM, gap(5));
  cut.hatch(arc(470, 676, 146, 28), NIGHT, { gap: 6, shade: (_, y) => 0.1 + 0.35 * soft(668, 704, y), long: 40 });
  const body = curve(
    line(
      '346 668, 372 646, 420 634, 476 636, 528 652, 556 662, 588 640, 600 648, 590 670, 600 692, 586 698, 556 676, 524 690, 470 702, 414 698, 370 686',
    ),
  );
  cut.shape(body, NIGHT, gap(9));
  const scales: [Point, Point, number][] = [];
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 11; column++) {
      const sx = 412 + 13 * column + (row % 2) * 6;
      const sy = 648 + 10 * row + 0.02 * (sx - 470);
      if (Math.abs(sy - 669) < 29 - 0.0024 * (sx - 440) ** 2) scales.push([[sx, sy - 4], [sx + 3, sy + 5], 2.6]);
    }
  }
  cut.slivers(CREAM, scales);
  cut.stroke(curve(line('398 642, 408 664, 398 692'), false), CREAM, 4);
  cut.shape(arc(376, 662, 6, 6), CREAM);
  cut.shape(arc(376, 662, 2.4, 2.4), NIGHT);
  cut.stroke(line('348 672, 362 677, 374 676'), CREAM, 3);
  cut.slivers(CREAM, [
    [[566, 664], [592, 650], 3],
    [[566, 670], [594, 670], 3],
    [[566, 676], [592, 690], 3],
  ]);
}

export function beans(cut: Woodcut): void {
  const [x, y] = [826, 640];
  for (let index = 0; index < 12; index++) {
    const row = index < 5 ? 1 : 0;
    const bx = x - 60 + (row ? 12 + 24 * index : 20 * (index - 5));
    const bean = placed(BEAN, bx, y - 5 - 15 * row - 5 * cut.number(), 60 * (cut.number() - 0.5), 1.3);
    cut.shape(bean, index % 4 === 2 ? CLAY : CREAM, gap(7));
  }
  const bowl = placed(curve(line('-90 0, 0 8, 90 0, 80 38, 44 64, 0 67, -44 64, -80 38')), x, y);
  cut.shape(bowl, CLAY, gap(14));
  cut.hatch(bowl, NIGHT, { gap: 8, shade: away(x, y + 34, 86, 40, 0.3, 1.2), long: 38 });
  cut.stroke(
    curve(
      [
        [x - 86, y + 6],
        [x, y + 14],
        [x + 86, y + 6],
      ],
      false,
    ),
    CREAM,
    7,
  );
}
