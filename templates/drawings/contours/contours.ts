import { seededRandom } from '../streets/street-plan.ts';

/** Width and height of a drawing. */
export const side = 120;

/**
 * Returns the contour lines of a hill: one closed SVG path for each height, outermost first. They depend on the name alone,
 * so a name always gets the same hill.
 */
export function contours(name: string): string[] {
  const random = seededRandom(name);
  const waves = [1, 2, 3].map((count) => ({
    count,
    size: (0.1 + random() * 0.14) / Math.sqrt(count),
    turn: random() * 2 * Math.PI,
  }));
  const lean = { x: (random() - 0.5) * 26, y: (random() - 0.5) * 26 };
  return radii.map((radius, index) => {
    const down = 1 - index / (radii.length - 1);
    const points = Array.from({ length: corners }, (_, corner) => {
      const angle = (2 * Math.PI * corner) / corners;
      const swell = waves.reduce((sum, wave) => sum + wave.size * Math.cos(wave.count * angle + wave.turn), 0);
      const reach = radius * (1 + swell * (0.3 + 0.7 * down));
      return {
        x: side / 2 + lean.x * down + reach * Math.cos(angle),
        y: side / 2 + lean.y * down + reach * Math.sin(angle),
      };
    });
    return closedCurve(points);
  });
}

const radii = [86, 72, 59, 47, 36, 26];
const corners = 9;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns a smooth closed path around the points. Each is the control point of a curve between two midpoints of sides. */
function closedCurve(points: readonly Point[]): string {
  const middles = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    return `${Math.round((point.x + next.x) / 2)} ${Math.round((point.y + next.y) / 2)}`;
  });
  const bends = points.map(({ x, y }, index) => `Q${Math.round(x)} ${Math.round(y)} ${middles[index]}`);
  return `M${middles.at(-1)}${bends.join('')}`;
}
