import type * as z from 'zod';
import { embed } from '../../client/embed/embed-fields.ts';
import {
  action,
  type FieldDiagnostic,
  headline,
  href,
  type LayoutProps,
  list,
  media,
  picture,
  rich,
  text,
  tone,
  type Ui,
  type ViewProps,
  videoFile,
} from '../../sdk/index.ts';

export const videoFields = {
  eyebrow: text('A few words above the headline that say who it is for, or where.', { max: 60 }).optional(),
  headline: headline('What the video shows.', { max: 110 }).optional(),
  lead: rich('A sentence or two below the headline.', { max: 400 }).optional(),
  actions: list(action('A button.'), 'One or two buttons below the text, for a video that starts a page.', {
    max: 2,
  }).optional(),
  title: text('Title of the video.', { max: 120 }),
  duration: text('How long it is: "2 minutes". The build knows it of a file.', { max: 40 }).optional(),
  file: videoFile('A video of your own, with the browser’s player. Write either this or "href".').optional(),
  href: href('The page where it can be watched. It opens in a new tab, unless the player is embedded here.').optional(),
  embed: embed(
    'The player. It replaces the poster once the visitor presses it. Choose a host that respects privacy, and turn on autoplay.',
  ).optional(),
  button: text('Label of the play button. Defaults to "Watch".', { max: 40 }).optional(),
  poster: picture('A still of the video, above its title.').optional(),
  media: media('A drawing that fills the poster, under its title. It takes the place of a still.').optional(),
  transcript: list(rich('A paragraph.'), 'What is said and shown, for visitors who prefer to read.', {
    max: 60,
  }).optional(),
  transcriptLabel: text('Label that opens the transcript. Defaults to "Read the transcript".', { max: 60 }).optional(),
  tone: tone(),
};

type Written = z.input<z.ZodObject<typeof videoFields>>;

/** Checks that a video is a file or has a page, and that nothing belongs to the other of both. */
export function videoProblems({ file, href, embed, button, media }: Written): FieldDiagnostic[] {
  if (file === undefined && href === undefined)
    return [
      {
        path: [],
        message: 'needs either "file", a video of templates/videos, or "href", the page where it can be watched',
      },
    ];
  if (media?.kind === 'video')
    return [
      {
        path: ['media', 'kind'],
        message: '"media" cannot be a video here, because the poster is a link',
        suggestion: 'Write the video into "file".',
      },
    ];
  const others = { href, embed, button, media };
  const found = file === undefined ? undefined : Object.entries(others).find(([, value]) => value !== undefined)?.[0];
  if (found === undefined) return [];
  return [
    {
      path: [found],
      message: `"${found}" is for a video of another site, and "file" is one of yours`,
      suggestion: `Remove "file" or "${found}".`,
    },
  ];
}

export const videoLayouts = {
  side: 'The poster beside the words.',
  wide: 'The poster across the page, below the words.',
  cover: 'The poster across the whole window, with the title on it.',
};

export type VideoProps = ViewProps<typeof videoFields> &
  LayoutProps<typeof videoLayouts> &
  Ui<'locale' | 'media' | 'poster' | 'video'>;
