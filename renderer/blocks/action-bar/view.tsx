import { ShortForm } from '../../client/form/short-form.tsx';
import { Icon } from '../../sdk/ui/icon.tsx';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import type { ActionBarProps } from './fields.ts';

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
