import { text } from '../fields.ts';
import { picture } from '../picture/fields.ts';
import { videoFile } from '../video/fields.ts';
import { clockOf, VideoPlayer } from '../video/player.tsx';
import type { DrawingProps } from './drawing.ts';

export const videoMediaFields = {
  file: videoFile('The video.'),
  title: text('Title of the video.', { max: 120 }),
  poster: picture('A still, until it plays.', {
    box: { boxes: [['0', 1]], ratio: '16/9', fit: 'poster' },
  }).optional(),
};

/** A video with its title and how long it is. */
export function VideoMedia({ data: { file, title, poster } }: DrawingProps<typeof videoMediaFields>) {
  return (
    <>
      <VideoPlayer video={file} title={title} poster={poster} />
      <figcaption className="figure-head">
        <b>{title}</b> <span className="figure-aside">{clockOf(file)}</span>
      </figcaption>
    </>
  );
}
