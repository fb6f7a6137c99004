import * as F from '../../sdk/index.ts';
import { ButtonLink, Icon, Words } from '../../sdk/index.ts';

export const bannerFields = {
  text: F.rich('One sentence. It shares a line with the button, so keep it short.', { max: 90 }),
  icon: F.icon('An icon in front of it, in the layout "bar".').optional(),
  action: F.link('The button beside the sentence.').optional(),
  closeLabel: F.text('Accessible name of the close button. Defaults to "Close".', { max: 40 }).optional(),
  autoShow: F.flag(
    'Shows the banner again 5 seconds after a visitor closes it. Off by default, because closing it is an answer.',
  ).optional(),
};

export const bannerLayouts = {
  line: 'A dark line.',
  bar: 'On the accent colour.',
};

type BannerProps = F.ViewProps<typeof bannerFields> & F.LayoutProps<typeof bannerLayouts> & F.Ui<'close'>;

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
