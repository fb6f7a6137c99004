import type { FormTexts } from '../../client/form/default-messages.ts';
import type { FromPage } from '../../client/form/sending-fields.ts';
import { shortFormFields } from '../../client/form/short-form-fields.ts';
import { choice, group, href, icon, type LayoutProps, list, text, type Ui, type ViewProps } from '../../sdk/index.ts';

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
  ).optional(),
  form: group(
    {
      type: choice('What a visitor leaves: a phone number by default, or an e-mail address.', [
        'phone',
        'email',
      ]).optional(),
      ...shortFormFields,
    },
    'One field and one button in place of the actions, for the layout "form".',
  ).optional(),
};

export const actionBarLayouts = {
  bar: 'A bar across the bottom of the screen.',
  pill: 'A rounded bar off the edges.',
  float: 'No bar: buttons that float above the end of the page, near the thumb.',
  form: 'A bar with a field and its button.',
};

export type ActionBarProps = ViewProps<typeof actionBarFields, Partial<FromPage>> &
  LayoutProps<typeof actionBarLayouts> &
  Ui<FormTexts | 'actionBar'>;
