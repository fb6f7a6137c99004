import type { Picture } from '../picture/picture.tsx';
import type { Video } from './fields.ts';

interface VideoPlayerProps {
  readonly video: Video;
  readonly title: string;
  readonly poster?: Picture | undefined;
}

/** The browser's own player. Nothing but the poster is requested before somebody plays the video. */
export function VideoPlayer({ video: { src, width, height, captions }, title, poster }: VideoPlayerProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the build reports sound without captions
    <video
      className="player"
      src={src}
      width={width}
      height={height}
      poster={poster?.src}
      aria-label={title}
      preload="none"
      playsInline
      controls
    >
      {captions && <track kind="captions" src={captions.src} srcLang={captions.lang} label={captions.label} />}
    </video>
  );
}

/** Returns how long a video is, as players write it: `2:05`. */
export function clockOf({ seconds }: Pick<Video, 'seconds'>): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const [first = 0, ...others] = parts[0] === 0 ? parts.slice(1) : parts;
  return [first, ...others.map((part) => String(part).padStart(2, '0'))].join(':');
}
