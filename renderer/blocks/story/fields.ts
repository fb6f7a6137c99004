import {
  either,
  headline,
  type LayoutProps,
  list,
  onRecord,
  rich,
  text,
  tone,
  type Ui,
  type ViewProps,
} from '../../sdk/index.ts';
import { media } from '../../sdk/media/index.ts';

export const storyFields = {
  headline: headline('What the story is about.', { max: 90 }),
  paragraphs: list(rich('One paragraph.', { max: 1200 }), 'The story. Its first paragraph is larger.', { max: 12 }),
  aside: either(
    {
      figure: {
        figure: text('A number: "4+".', { max: 12 }),
        label: text('What it counts.', { max: 80 }),
      },
      quote: {
        text: onRecord(rich('What somebody said.', { max: 240 })),
        by: text('Who said it.', { max: 80 }).optional(),
      },
    },
    'A number or a quote beside the story.',
  ).optional(),
  media: media('A photo, or a picture drawn from data, that belongs to the story.').optional(),
  tone: tone(),
};

export const storyLayouts = {
  side: 'The headline beside the words.',
  letter: 'One narrow column in large type.',
  picture: 'The media across the page, above the headline and the words.',
  columns: 'The words in two columns below the headline.',
};

export type StoryProps = ViewProps<typeof storyFields> & LayoutProps<typeof storyLayouts> & Ui<'locale' | 'media'>;
