import { embed } from '../../client/embed/embed-fields.ts';
import { group, headline, list, onRecord, rich, text, tone, type Ui, type ViewProps } from '../../sdk/index.ts';
import { media } from '../../sdk/media/index.ts';

export const presentationFields = {
  headline: headline('What the case shows.', { max: 110 }),
  lead: rich('A sentence or two below the headline.', { max: 400 }).optional(),
  title: text('Title of the presentation.', { max: 100 }),
  slides: list(
    onRecord(
      group(
        {
          title: text('The message of the slide, as a sentence.', { max: 100 }),
          text: rich('The explanation.', { max: 500 }),
          media: media('The picture that proves it.').optional(),
        },
        'One slide.',
      ),
    ),
    'The slides. The first one is shown on the page.',
    { min: 2, max: 20 },
  ),
  embed: embed(
    'An external presentation, shown instead of the slides once they are opened. The slides show while it loads, and if it fails to load.',
  ).optional(),
  button: text('Label of the button that opens the slides.', { max: 60 }),
  closeLabel: text('Accessible name of the close button. Defaults to "Close".', {
    max: 40,
  }).optional(),
  tone: tone(),
};

export type PresentationProps = ViewProps<typeof presentationFields> &
  Ui<'locale' | 'media' | 'close' | 'presentation'>;
export type SlideData = PresentationProps['slides'][number];
