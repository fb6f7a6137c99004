import { Media } from '../../sdk/media/index.ts';
import { Picture } from '../../sdk/picture/picture.tsx';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import type { VideoProps } from './fields.ts';

type PosterProps = Pick<VideoProps, 'id' | 'title' | 'duration' | 'href' | 'poster' | 'media' | 'button' | 'ui'>;

/** A still with the title below it, a drawing with the title over it, or the title alone on ink. All of it is the link. */
export function Poster({ id, title, duration, href, poster, media, ui, button = ui.poster.watch }: PosterProps) {
  return (
    <a className="video-poster" data-tone="ink" {...linkAttributes(href, true)}>
      {poster ? <Picture picture={poster} /> : media && <Media bare id={`${id}-poster`} data={media} ui={ui} />}
      <span className="video-words">
        <span className="video-title">{title}</span>
        <span className="video-play">
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <path d="M19 14.5v19L34.5 24z" />
          </svg>
          <span>
            {button}
            {duration && <small>{duration}</small>}
          </span>
        </span>
      </span>
    </a>
  );
}
