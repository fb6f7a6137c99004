import type { Embed } from '../../client/embed/embed-fields.ts';
import { facade } from '../../client/embed/facade.ts';
import { video } from '../../sdk/ui-text/english/video.ts';

interface VideoIslandProps extends Embed {
  readonly title: string;
}

/** Shows the player in place of the poster, at the same size. */
export default function playVideo(place: HTMLElement): void {
  const props: VideoIslandProps = JSON.parse(place.dataset.props ?? '{}');
  const link = place.querySelector<HTMLAnchorElement>('a[target]');
  if (!link) return;
  facade({
    ...video,
    ...props,
    link,
    place,
    above: place,
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  });
}
