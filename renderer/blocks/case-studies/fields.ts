import {
  flag,
  group,
  headline,
  type LayoutProps,
  link,
  list,
  onRecord,
  rich,
  text,
  tone,
  type Ui,
  type ViewProps,
} from '../../sdk/index.ts';
import { media } from '../../sdk/media/index.ts';

export const caseStudiesFields = {
  headline: headline('What the cases have in common.', { max: 90 }),
  lead: rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: list(
    onRecord(
      group(
        {
          name: text('Who the customer is.', { max: 60 }),
          place: text('Where they work.', { max: 60 }).optional(),
          summary: rich('The problem, the work and the result.', { max: 600 }),
          figures: list(
            group(
              {
                figure: text('The number: "3 to 31", "+180%".', { max: 14 }),
                label: text('What it counts.', { max: 60 }),
              },
              'One number.',
            ),
            'The result in numbers.',
            { max: 4 },
          ),
          media: media('A photo of the result, or a picture drawn from data that proves it.').optional(),
          link: link('A page with more about the case.').optional(),
          sample: flag('Marks the case beside its name as a sample: made up, to be replaced by a real one.').optional(),
        },
        'One case.',
      ),
    ),
    'The cases, strongest first.',
    { min: 1, max: 8 },
  ),
  tone: tone(),
};

export const caseStudiesLayouts = {
  list: 'One below the other, the proof beside the words.',
  cards: 'Cards in even rows, the proof above the words.',
  single: 'A large sheet each, the words in large type.',
};

export type CaseStudiesProps = ViewProps<typeof caseStudiesFields> &
  LayoutProps<typeof caseStudiesLayouts> &
  Ui<'locale' | 'media'>;
