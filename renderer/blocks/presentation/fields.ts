import { embed } from '../../client/embed/embed-fields.ts';
import { evidence } from '../../sdk/evidence/index.ts';
import { group, list, onRecord, text, tone, type Ui, type ViewProps } from '../../sdk/index.ts';

export const presentationFields = {
  headline: text('What the case shows.', { max: 110 }),
  lead: text('A sentence or two below the headline.', { max: 400 }).optional(),
  title: text('Title of the presentation.', { max: 100 }),
  slides: list(
    onRecord(
      group(
        {
          title: text('What the slide says, as a sentence.', { max: 100 }),
          text: text('What stands behind it.', { max: 500 }),
          evidence: evidence('The picture that proves it.').optional(),
        },
        'One slide.',
      ),
    ),
    'The slides; the first one is shown on the page.',
    { min: 2, max: 20 },
  ),
  embed: embed(
    'A presentation of somebody else’s, shown instead of the slides once they are opened; the slides are there until it is, and when it does not come.',
  ).optional(),
  button: text('What the button says that opens the slides.', { max: 60 }),
  closeLabel: text('What the close button is called for people who hear the page. "Close" when left out.', {
    max: 40,
  }).optional(),
  tone: tone(),
};

export type PresentationProps = ViewProps<typeof presentationFields> &
  Ui<'locale' | 'evidence' | 'close' | 'presentation'>;
export type SlideData = PresentationProps['slides'][number];
