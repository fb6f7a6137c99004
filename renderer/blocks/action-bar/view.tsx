import { Icon } from '../../sdk/ui/icon.tsx';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import type { ActionBarProps } from './fields.ts';

export function ActionBarView({ id, actions, layout, ui }: ActionBarProps) {
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
