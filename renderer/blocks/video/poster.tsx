import { CoverPhoto } from '../../sdk/cover/cover.tsx';
import { Media } from '../../sdk/media/index.ts';
import { Picture } from '../../sdk/picture/picture.tsx';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import { clockOf, VideoPlayer } from '../../sdk/video/player.tsx';
import type { VideoProps } from './fields.ts';

type PosterProps = Pick<
  VideoProps,
  'id' | 'level' | 'title' | 'duration' | 'href' | 'poster' | 'media' | 'button' | 'layout' | 'ui'
>;

type FilmCardProps = Pick<VideoProps, 'title' | 'duration' | 'poster'> & { file: NonNullable<VideoProps['file']> };

/** The player with the title and the length below it. */
export function FilmCard({ file, title, duration = clockOf(file), poster }: FilmCardProps) {
  return (
    <figure className="player-card" data-tone="ink">
      <VideoPlayer video={file} title={title} poster={poster} />
      <figcaption>
        <b>{title}</b>
        <small>{duration}</small>
      </figcaption>
    </figure>
  );
}

/**
 * A still with the title below it, or on it as a cover; a drawing with the title over it, or the title alone on ink. All of it
 * is the link.
 */
export function Poster({ id, level, href = '', poster, media, layout, ui, ...words }: PosterProps) {
  if (poster && layout === 'cover') {
    return (
      <a className="video-poster cover wrap" data-tone="cover" {...linkAttributes(href, true)}>
        <span className="cover-words" data-tone="ink">
          <Title {...words} ui={ui} />
        </span>
        <span className="cover-picture" data-tone="ink">
          <CoverPhoto picture={poster} first={level === 1} />
        </span>
      </a>
    );
  }
  return (
    <a className="video-poster" data-tone="ink" {...linkAttributes(href, true)}>
      {poster ? <Picture picture={poster} /> : media && <Media bare id={`${id}-poster`} data={media} ui={ui} />}
      <span className="video-words">
        <Title {...words} ui={ui} />
      </span>
    </a>
  );
}

function Title({
  title,
  duration,
  ui,
  button = ui.poster.watch,
}: Pick<VideoProps, 'title' | 'duration' | 'button' | 'ui'>) {
  return (
    <>
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
    </>
  );
}
