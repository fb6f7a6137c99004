import * as z from 'zod';
import { type Field, field, strictObject } from '../fields.ts';

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
