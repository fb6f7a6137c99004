import { embed } from '../../client/embed/embed-fields.ts';
import { action, href, image, list, readByView, text, tone, type Ui, type ViewProps } from '../../sdk/index.ts';

export const videoFields = {
  eyebrow: text('A few words above the headline that say who it is for, or where.', { max: 60 }).optional(),
  headline: text('What the video shows.', { max: 110 }).optional(),
  lead: text('A sentence or two below the headline.', { max: 400 }).optional(),
  actions: list(action('A button.'), 'One or two buttons below the words, where the video starts a page.', {
    max: 2,
  }).optional(),
  title: readByView(text('Title of the video.', { max: 120 })),
  duration: text('How long it is, in words: "2 minutes".', { max: 40 }).optional(),
  href: href('Where it can be watched; it opens in a new tab, unless it can be played right here.'),
  embed: embed(
    'The player, shown in place of the poster once somebody presses it. Choose a host that respects privacy, and have it play at once.',
  ).optional(),
  button: text('What the play button says; "Watch" when left out.', { max: 40 }).optional(),
  poster: image('A still of the video; a drawing with the title when left out.').optional(),
  transcript: list(text('A paragraph.'), 'What is said and shown, for those who would rather read.', {
    max: 60,
  }).optional(),
  transcriptLabel: text('What opens the transcript; "Read the transcript" when left out.', { max: 60 }).optional(),
  tone: tone(),
};

export type VideoProps = ViewProps<typeof videoFields> & Ui<'poster' | 'video'>;
