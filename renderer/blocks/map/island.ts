import type { Embed } from '../../client/embed/embed-fields.ts';
import { facade } from '../../client/embed/facade.ts';
import { map } from '../../sdk/ui-text/english/map.ts';

interface MapIslandProps extends Embed {
  readonly title: string;
}

/** Shows the map of a service in place of the rings. */
export default function showMap(place: HTMLElement): void {
  const props: MapIslandProps = JSON.parse(place.dataset.props ?? '{}');
  const link = place.querySelector<HTMLAnchorElement>('a[target]');
  if (link) facade({ ...map, ...props, link, place, above: place, allow: 'fullscreen; geolocation' });
}
