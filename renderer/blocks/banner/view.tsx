import { ButtonLink } from '../../sdk/ui/button-link.tsx';
import { Icon } from '../../sdk/ui/icon.tsx';
import { Words } from '../../sdk/words/words.tsx';
import type { BannerProps } from './fields.ts';

/** Milliseconds until a closed banner returns, with `autoShow`. */
const reshowAfter = 5000;

export function BannerView({ id, text, action, closeLabel, autoShow = false, icon, layout, ui }: BannerProps) {
  return (
    <aside
      id={id}
      className={layout ? `banner banner-${layout} wrap` : 'banner wrap'}
      data-tone="ink"
      aria-labelledby={`${id}-text`}
      data-reshow={autoShow ? reshowAfter : undefined}
    >
      <p id={`${id}-text`} className="banner-text">
        {icon && layout === 'bar' && <Icon name={icon} />}
        <Words text={text} />
      </p>
      {action && <ButtonLink {...action} kind="quiet" />}
      <button type="button" className="banner-close" data-dismiss={id} aria-label={closeLabel ?? ui.close}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
