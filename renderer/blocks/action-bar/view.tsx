import type { FormTexts } from '../../client/form/form-texts.ts';
import type { FromPage } from '../../client/form/sending-fields.ts';
import { ShortForm, shortFormFields } from '../../client/form/short-form.tsx';
import * as F from '../../sdk/index.ts';
import { Icon, linkAttributes } from '../../sdk/index.ts';

export const actionBarFields = {
  actions: F.groups('One to three actions. The last one is the most important.', { min: 1, max: 3 }, 'One action.', {
    label: F.text('A word or two: "Call".', { max: 24 }),
    href: F.href('Where it leads; `tel:` calls.'),
    icon: F.icon('An icon in front of the label.').optional(),
  }).optional(),
  form: F.group(
    {
      type: F.choice('What a visitor leaves: a phone number by default, or an e-mail address.', [
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

type ActionBarProps = F.ViewProps<typeof actionBarFields, Partial<FromPage>> &
  F.LayoutProps<typeof actionBarLayouts> &
  F.Ui<FormTexts | 'actionBar'>;

export function ActionBarView({ id, actions = [], form, source, reach, layout, ui }: ActionBarProps) {
  if (form !== undefined && source !== undefined) {
    const { type = 'phone', success = ui.formMessages.sent, ...fields } = form;
    return (
      <section id={id} className="action-bar action-bar-form" aria-label={form.label}>
        <ShortForm
          {...fields}
          id={id}
          field={{ name: type, type, invalid: ui.formErrors[type] }}
          success={success}
          formType={form.button}
          source={source}
          reach={reach}
          ui={ui}
        />
      </section>
    );
  }
  return (
    <nav id={id} className={layout ? `action-bar action-bar-${layout}` : 'action-bar'} aria-label={ui.actionBar.label}>
      {actions.map(({ label, href, icon }, index) => (
        <a
          key={label}
          className={index === actions.length - 1 ? 'button' : 'button button-quiet'}
          {...linkAttributes(href)}
        >
          {icon && <Icon name={icon} />}
          {label}
        </a>
      ))}
    </nav>
  );
}
