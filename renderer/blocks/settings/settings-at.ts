import type { MomentToast, RenderAt, RenderMoment } from '../../sdk/block.ts';
import type { SettingsProps } from './fields.ts';

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
