import {
  action,
  group,
  headline,
  type LayoutProps,
  list,
  rich,
  text,
  tone,
  type Ui,
  type ViewProps,
} from '../../sdk/index.ts';
import { media } from '../../sdk/media/index.ts';

export const tabsFields = {
  headline: headline('What the panels have in common.', { max: 90 }),
  lead: rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: list(
    group(
      {
        label: text('Label of the tab, in a word or two.', { max: 40 }),
        title: text('Headline of its panel. Defaults to the label.', { max: 110 }).optional(),
        text: rich('What the panel says.', { max: 600 }).optional(),
        points: list(rich('A point in a few words.', { max: 120 }), 'A list below the text.', { max: 8 }).optional(),
        media: media('What is shown beside the text.').optional(),
        actions: list(action('A button.'), 'One or two buttons, the preferred one first.', { max: 2 }).optional(),
      },
      'One tab.',
    ),
    'The tabs. Without script, all panels are shown below each other. Link to one as `#<section>-<number>`.',
    { min: 2, max: 6 },
  ),
  tone: tone(),
};

export const tabsLayouts = {
  top: 'The tabs in a line above their panel.',
  side: 'The tabs in a column beside their panel; above it on phones.',
};

export type TabsProps = ViewProps<typeof tabsFields> & LayoutProps<typeof tabsLayouts> & Ui<'locale' | 'media'>;
