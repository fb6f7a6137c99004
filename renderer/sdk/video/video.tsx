import * as z from 'zod';
import { type Field, field, strictObject } from '../fields.ts';
import type { Picture } from '../picture/picture.tsx';

/** A video as a config writes it. */
export interface WrittenVideo {
  src: string;
  captions?: string | undefined;
  silent?: true | undefined;
}

/** A video as a view gets it, to be handed to `<VideoPlayer>`. */
export interface Video {
  readonly src: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly captions?: { readonly src: string; readonly lang: string; readonly label: string };
}

/** A file of `templates/videos`, published without the place and the device of its recording. */
export const videoFile = (help: string): Field<Video, WrittenVideo> =>
  field(
    strictObject(
      {
        src: z.string().meta({ description: 'Name of the file in templates/videos: .mp4 or .webm.' }),
        captions: z.string().meta({ description: 'A WebVTT file in the same folder: tour.vtt.' }).optional(),
        silent: z
          .literal(true)
          .meta({ description: 'In place of "captions": there is nothing to hear that matters.' })
          .optional(),
      },
      z.refine<object>((video) => !('captions' in video && 'silent' in video), {
        error: 'has both "captions" and "silent"; write one of them',
      }),
    ),
    'video',
    help,
  );

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
