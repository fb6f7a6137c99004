import { Streets } from '../../sdk/media/streets.tsx';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import type { VideoProps } from './fields.ts';

type PosterProps = Pick<VideoProps, 'title' | 'duration' | 'href' | 'poster' | 'button' | 'ui'>;

/** A still with the title below it, or a street plan at night with the title over it. All of it is the link. */
export function Poster({ title, duration, href, poster, ui, button = ui.poster.watch }: PosterProps) {
  return (
    <a className="video-poster" data-tone="ink" {...linkAttributes(href, true)}>
      {poster ? (
        <img {...poster} alt={poster.alt} loading="lazy" decoding="async" />
      ) : (
        <svg className="video-streets" viewBox="0 0 208 117" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <Streets place={title} width={208} height={117} />
        </svg>
      )}
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
