import type { LayoutProps, Ui, ViewProps } from '../../sdk/block.ts';
import { action, flag, group, headline, link, rich, text } from '../../sdk/fields.ts';
import { media } from '../../sdk/media/index.ts';
import { prose } from '../../sdk/prose/field.ts';
import { tone } from '../../sdk/tones/field.ts';

export const proseFields = {
  file: prose('The Markdown file, by its name in `templates/prose`: "privacy.md".').optional(),
  entry: flag('Shows the text of the entry instead, in the template of a collection.').optional(),
  eyebrow: text('A line above the headline: a date, a topic.', { max: 60 }).optional(),
  headline: headline('Headline above the text. The file begins with headings of the second level.', {
    max: 90,
  }).optional(),
  lead: rich('A sentence or two below the headline.', { max: 300 }).optional(),
  media: media('A picture, or a drawing from data, between the headline and the text.').optional(),
  contents: flag('Lists the headings of the second level, as links.').optional(),
  aside: group(
    {
      title: text('What the note is about.', { max: 80 }).optional(),
      text: rich('A note beside the text.', { max: 400 }),
      action: action('What to do about it.').optional(),
    },
    'A note beside the text, or below it on narrow screens.',
  ).optional(),
  previous: link('The text before this one. A collection sets it.').optional().meta({ fromEntry: true }),
  next: link('The text after this one. A collection sets it.').optional().meta({ fromEntry: true }),
  article: group(
    {
      title: text('Its title.', { max: 110 }),
      description: text('What a reader learns from it.', { max: 400 }),
      published: text('The day it was published: "2027-01-31".', { max: 10 }),
      updated: text('The day of the last change.', { max: 10 }).optional(),
      author: text('Who wrote it.', { max: 80 }).optional(),
    },
    'What search engines learn about an article. A collection sets it.',
  )
    .optional()
    .meta({ fromEntry: true }),
  tone: tone(),
};

export const proseLayouts = {
  narrow: 'One column of a width that is easy to read.',
  contents: 'The list of headings beside the text.',
  legal: 'Numbered headings between hairlines, for terms and policies.',
};

export type ProseProps = ViewProps<typeof proseFields> &
  LayoutProps<typeof proseLayouts> &
  Ui<'locale' | 'media' | 'prose'>;
