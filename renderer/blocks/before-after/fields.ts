import {
  group,
  headline,
  type LayoutProps,
  list,
  media,
  onRecord,
  rich,
  text,
  tone,
  type Ui,
  type ViewProps,
} from '../../sdk/index.ts';

export const beforeAfterFields = {
  headline: headline('What changed.', { max: 90 }),
  lead: rich('A sentence or two below the headline.', { max: 300 }).optional(),
  beforeLabel: text('What stands over the first picture. Defaults to "Before".', { max: 30 }).optional(),
  afterLabel: text('What stands over the second picture. Defaults to "After".', { max: 30 }).optional(),
  pairs: list(
    group(
      {
        title: text('What the pair shows: the name of a place, a room, a project.', { max: 60 }).optional(),
        before: media('How it was.'),
        after: media('How it is now: media of the same kind and shape.'),
        note: onRecord(rich('What was done in between, or how long it took.', { max: 160 })).optional(),
      },
      'Two pictures of one thing.',
    ),
    'The pairs to compare.',
    { min: 1, max: 8 },
  ),
  tone: tone(),
};

export const beforeAfterLayouts = {
  slider: 'The second over the first, with an edge between them that slides.',
  side: 'Both side by side; one below the other on phones.',
};

export type BeforeAfterProps = ViewProps<typeof beforeAfterFields> &
  LayoutProps<typeof beforeAfterLayouts> &
  Ui<'locale' | 'media' | 'beforeAfter'>;
