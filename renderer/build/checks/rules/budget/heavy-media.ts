import { thousands } from '../../../../sdk/format.ts';
import type { Diagnostic, Path } from '../../../../sdk/issue.ts';
import type { Site } from '../../../../site/site.ts';
import { shownVideos } from '../../../assets/videos/video-files.ts';
import { everySection, type PageSummary } from '../../../page/resolve/index.ts';
import type { SiteRule } from '../../rule.ts';

/** Pixels in the width of the file that is weighed: what most phones load. */
const judgedWidth = 800;

/** A page, and where it is in the config. */
interface PageAt {
  readonly page: PageSummary;
  readonly at: Path;
}

/**
 * Reports pages whose first picture, or whose pictures together, are heavier than their budgets. Of a picture with other files
 * for dark grounds or small screens, visitors load one: the heaviest counts. `sizes` are bytes by path.
 */
export function heavyPictures(
  pages: readonly PageAt[],
  sizes: ReadonlyMap<string, number>,
  { firstPicture, pictures: all }: Site['budgets'],
): Diagnostic[] {
  return pages.flatMap(({ page, at }): Diagnostic[] => {
    const bytesOf = (path: string) => sizes.get(path) ?? 0;
    const heaviest = (paths: readonly string[]) =>
      judgedFiles(paths).reduce((most, path) => (bytesOf(path) > bytesOf(most) ? path : most), '');
    const first = heaviest(page.sections.find(({ slot }) => slot === 'main')?.pictures?.[0] ?? []);
    const shown = new Set(everySection(page).flatMap(({ pictures = [] }) => pictures.map(heaviest)));
    const sum = [...shown].reduce((total, path) => total + bytesOf(path), 0);
    const about = (message: string, suggestion: string): Diagnostic => ({
      code: 'image-heavy',
      message,
      path: at,
      suggestion,
    });
    return [
      ...(bytesOf(first) > firstPicture
        ? [
            about(
              `The first picture of ${page.path} weighs ${thousands(bytesOf(first))} bytes at about ${judgedWidth} pixels, over its budget of ${thousands(firstPicture)}.`,
              'Choose a calmer photo, cut away what is not needed (`crop`), or raise `budgets.firstPicture`.',
            ),
          ]
        : []),
      ...(sum > all
        ? [
            about(
              `The ${shown.size} pictures of ${page.path} weigh ${thousands(sum)} bytes at about ${judgedWidth} pixels each, over their budget of ${thousands(all)}.`,
              'Show fewer pictures on the page, or raise `budgets.pictures`.',
            ),
          ]
        : []),
    ];
  });
}

/** Returns the files of a picture that are weighed, one of each crop: in its best format, with the width nearest to 800 pixels. */
function judgedFiles(paths: readonly string[]): string[] {
  const groups = new Map<string, { readonly path: string; readonly width: number; readonly isBest: boolean }>();
  for (const path of paths) {
    const [, stem = path, digits = '0', ending] = /^(.*)-(\d+)\.(avif|webp)$/.exec(path) ?? [];
    const found = { path, width: Number(digits), isBest: ending === 'avif' };
    const known = groups.get(stem);
    const isNearer = known && Math.abs(found.width - judgedWidth) < Math.abs(known.width - judgedWidth);
    if (known === undefined || (found.isBest && !known.isBest) || (found.isBest === known.isBest && isNearer))
      groups.set(stem, found);
  }
  return [...groups.values()].map(({ path }) => path);
}

/** Reports videos over their budget. */
export const heavyVideos: SiteRule = {
  id: 'video-heavy',
  on: 'site',
  stage: 'always',
  check: ({
    loaded,
    pages,
    site: {
      budgets: { video: budget },
    },
  }) =>
    [...shownVideos(loaded.videos, pages).values()].flatMap(({ name, file, video }) => {
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
    }),
};
