import { group, href, icon, type LayoutProps, list, text, type Ui, type ViewProps } from '../../sdk/index.ts';

export const actionBarFields = {
  actions: list(
    group(
      {
        label: text('A word or two: "Call".', { max: 24 }),
        href: href('Where it leads; `tel:` calls.'),
        icon: icon('An icon in front of the label.').optional(),
      },
      'One action.',
    ),
    'One to three actions. The last one is the most important.',
    { min: 1, max: 3 },
  ),
};

export const actionBarLayouts = {
  bar: 'A bar across the bottom of the screen.',
  pill: 'A rounded bar off the edges.',
  float: 'No bar: buttons that float above the end of the page, near the thumb.',
};

export type ActionBarProps = ViewProps<typeof actionBarFields> & LayoutProps<typeof actionBarLayouts> & Ui<'actionBar'>;
