import { contours, side } from './contours.ts';
import type { ContoursProps } from './fields.ts';

/** A hill with initials on top. It is hidden from screen readers, because the name is beside it. */
export function Contours({ data: { name, initials } }: ContoursProps) {
  return (
    <svg className="contours" viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      {contours(name).map((path) => (
        <path key={path} d={path} />
      ))}
      <text x={side / 2} y={side / 2}>
        {initials}
      </text>
    </svg>
  );
}
