import type { DrawingProps } from 'frontage/block';
import type { streetsFields } from './fields.ts';
import { streetPlan } from './street-plan.ts';

/** The streets of a place at night, as the ground of a poster. */
export function StreetsPoster({ data: { place } }: DrawingProps<typeof streetsFields>) {
  return (
    <svg className="streets" viewBox="0 0 208 117" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Streets place={place} width={208} height={117} />
    </svg>
  );
}

interface StreetsProps {
  /** The name of the place, from which the plan is generated. */
  place: string;
  width: number;
  height: number;
}

/** The street plan of a place as four paths, inside an SVG. */
export function Streets({ place, width, height }: StreetsProps) {
  const plan = streetPlan(place, width, height);
  return (
    <>
      <path className="map-street" d={plan.streets} />
      <path className="map-river" d={plan.water} />
      <path className="map-park" d={plan.park} />
      <path className="map-avenue" d={plan.avenues} />
    </>
  );
}
