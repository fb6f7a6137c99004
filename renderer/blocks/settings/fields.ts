import { message } from '../../client/form/sending-fields.ts';
import { type Admin, flag, group, list, shownWhen, text, tone, type Ui, type ViewProps } from '../../sdk/index.ts';
import { settings as english } from '../../sdk/ui-text/english/settings.ts';
import type { PanelText } from './panel-text.ts';

const replacement = (original: string) => text(`Replaces: "${original}"`, { max: 300 }).optional();

/** A field for each of the panel's own texts, to replace it. */
const panelTexts = Object.fromEntries(
  Object.entries(english).map(([name, original]) => [name, replacement(original)]),
) as Record<keyof PanelText, ReturnType<typeof replacement>>;

export const settingsFields = {
  button: text('Label of the button that opens the settings.', { max: 40 }),
  headline: text('Headline of the settings.', { max: 80 }),
  lead: text('A sentence or two below it: who the settings affect, and for how long.', { max: 300 }).optional(),
  password: group(
    {
      label: text('Label of the field.', { max: 60 }),
      submit: text('Label of the button.', { max: 40 }),
      checking: shownWhen(
        'sending',
        text('Label of the button while the password is checked. Defaults to "submit".', {
          max: 40,
        }),
      ).optional(),
      wrong: shownWhen('errors', message('The toast after a wrong password. Its text also appears under the field.')),
      wait: shownWhen(
        'errors',
        text('The text under the field after five wrong tries. "{seconds}" becomes the time to wait.', {
          max: 160,
        }),
      ),
      right: shownWhen('sent', message('The toast after the right password.')),
    },
    'The password prompt.',
  ),
  logOut: text('Label of the button that logs out.', { max: 40 }),
  settings: list(
    group(
      {
        // Not a `destination` field, because the block sends no leads to it.
        destination: text('Name of the destination that it changes. The destination needs a "storageKey".', {
          max: 60,
        }),
        label: text('Label of the field.', { max: 80 }),
        help: text('What to enter, and where to find it.', { max: 300 }).optional(),
        saved: shownWhen('sent', text('Text of the toast once it is saved.', { max: 160 })),
        cleared: shownWhen(
          'sent',
          text('Text of the toast once it is emptied. Defaults to "saved".', { max: 160 }),
        ).optional(),
      },
      'A setting.',
    ),
    'The settings, one field for each.',
    { max: 6 },
  ),
  save: text('Label of the button that saves.', { max: 40 }),
  saved: shownWhen('sent', text('Title of the toast once settings are saved.', { max: 80 })),
  unchanged: shownWhen('sent', text('Text of the toast when nothing was changed.', { max: 160 })).optional(),
  words: group(panelTexts, "Replacements for the panel's own texts.").optional(),
  openHostsOnly: flag(
    'Shows the section only on hosts that ask for no password: localhost and those of the config.',
  ).optional(),
  tone: tone(),
};

export type SettingsProps = ViewProps<typeof settingsFields, { readonly source: string; readonly admin: Admin }> &
  Ui<'close' | 'settings'>;
