import type { MomentToast, RenderAt, RenderMoment } from '../../sdk/block.ts';
import * as english from '../../sdk/ui-text/en.ts';
import { notEnglish } from '../../sdk/ui-text/ui-text.ts';
import type { SettingsProps } from './fields.ts';
import Settings from './settings.tsx';

/**
 * A closed button and nothing else. With `openHostsOnly` the section is hidden until its script has checked the host. The
 * island is the element around it, because a hidden element never comes into view.
 */
export function SettingsView({ id, level: _, tone, openHostsOnly = false, ui, ...fields }: SettingsProps) {
  const replaced = { ...notEnglish(ui.settings, english.settings), ...fields.words };
  const props = {
    id,
    ...fields,
    words: Object.keys(replaced).length > 0 ? replaced : undefined,
    closeLabel: ui.close === english.close ? undefined : ui.close,
  };
  const { openOn } = fields.admin;
  return (
    <div
      data-island="settings"
      data-on={openHostsOnly ? 'visible' : 'interaction'}
      data-props={openHostsOnly ? JSON.stringify({ openOn }) : undefined}
    >
      <section
        id={id}
        className="section settings"
        data-tone={tone === 'paper' ? undefined : tone}
        aria-label={fields.button}
        hidden={openHostsOnly}
      >
        <div className="wrap" data-settings data-props={JSON.stringify(props)}>
          <Settings {...props} />
        </div>
      </section>
    </div>
  );
}

type Worded = Pick<SettingsProps, 'password' | 'settings' | 'saved' | 'unchanged'>;

/** Renders the section with the toasts that its owner sees at a moment. */
export const settingsAt: RenderAt<Worded> = (moment, render, props) => ({
  result: render(),
  toasts: toastsAt(moment, props),
});

function toastsAt({ when }: RenderMoment, { password, settings, saved, unchanged }: Worded): MomentToast[] {
  if (when === 'errors') return [{ tone: 'negative', ...password.wrong }];
  if (when !== 'sent') return [];
  const texts = [...settings.flatMap((setting) => [setting.saved, setting.cleared]), unchanged];
  return [
    { tone: 'positive', ...password.right },
    ...texts.flatMap((text): MomentToast[] => (text === undefined ? [] : [{ tone: 'positive', title: saved, text }])),
  ];
}
