import { streetPlan } from './street-plan.ts';

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
      <path className="map-park" d={plan.park} />
      <path className="map-river" d={plan.river} />
      <path className="map-street" d={plan.streets} />
      <path className="map-avenue" d={plan.avenues} />
    </>
  );
}
