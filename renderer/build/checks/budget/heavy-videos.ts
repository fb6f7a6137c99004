import type { Diagnostic } from '../../../sdk/issue.ts';
import { thousands } from '../../../sdk/thousands.ts';
import type { VideoFile } from '../../inputs/videos/index.ts';

/** Reports videos over their budget. */
export function heavyVideos(shown: Iterable<VideoFile>, budget: number): Diagnostic[] {
  return [...shown].flatMap(({ name, file, video }): Diagnostic[] => {
    if (video === undefined || video.size <= budget) return [];
    return [
      {
        code: 'video-heavy',
        message: `The video "${name}" has ${thousands(video.size)} bytes: ${thousands(video.size - budget)} over its budget of ${thousands(budget)}.`,
        path: [],
        place: { file, line: 1, column: 1 },
        suggestion: `Make it smaller: \`ffmpeg -i "${name}" -vf scale=-2:720 -c:v libx264 -crf 26 -pix_fmt yuv420p -c:a aac "${name.replace(/\.[^./]*$/, '')}-720.mp4"\`. Or raise \`budgets.video\`.`,
      },
    ];
  });
}
