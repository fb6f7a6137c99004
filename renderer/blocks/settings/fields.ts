import { message } from '../../client/form/sending-fields.ts';
import { type Admin, flag, group, list, text, tone, type Ui, type ViewProps } from '../../sdk/index.ts';
import { settings as english } from '../../sdk/ui-text/english/settings.ts';
import type { PanelText } from './panel-text.ts';

const otherwise = (words: string) => text(`Says otherwise: "${words}"`, { max: 300 }).optional();

/** Each sentence that the panel says of itself, to be said otherwise. */
const words = Object.fromEntries(Object.entries(english).map(([name, words]) => [name, otherwise(words)])) as Record<
  keyof PanelText,
  ReturnType<typeof otherwise>
>;

export const settingsFields = {
  button: text('What the button says that opens the settings.', { max: 40 }),
  headline: text('What stands over the settings.', { max: 80 }),
  lead: text('A sentence or two below it: whom they concern, and for how long.', { max: 300 }).optional(),
  password: group(
    {
      label: text('Label of the field.', { max: 60 }),
      submit: text('What the button says.', { max: 40 }),
      checking: text('What the button says while the password is checked; nothing new when left out.', {
        max: 40,
      }).optional(),
      wrong: message('The message over the page when it was wrong; its sentence stands under the field as well.'),
      wait: text('Stands under the field after five wrong tries; "{seconds}" is how long to wait.', { max: 160 }),
      right: message('The message over the page when it was right.'),
    },
    'How the password is asked for.',
  ),
  logOut: text('What the button says that ends it.', { max: 40 }),
  settings: list(
    group(
      {
        // Not of the kind `destination`, which sends leads there.
        destination: text('Name of the destination whose setting it is; one with a "storageKey".', { max: 60 }),
        label: text('What stands above the field.', { max: 80 }),
        help: text('What to enter, and where to find it.', { max: 300 }).optional(),
        saved: text('Says in the message over the page that it was saved.', { max: 160 }),
        cleared: text('Says there that it was emptied; the same as "saved" when left out.', { max: 160 }).optional(),
      },
      'A setting.',
    ),
    'The settings, one field for each.',
    { max: 6 },
  ),
  save: text('What the button says that saves.', { max: 40 }),
  saved: text('The message over the page once settings were saved, in a few words.', { max: 80 }),
  unchanged: text('Its sentence when nothing was changed.', { max: 160 }).optional(),
  words: group(words, 'What the panel says of itself, where it should say it otherwise.').optional(),
  openHostsOnly: flag(
    'Shows the section on hosts that ask for no password, and nowhere else: this device, and those of the config.',
  ).optional(),
  tone: tone(),
};

export type SettingsProps = ViewProps<typeof settingsFields, { readonly source: string; readonly admin: Admin }> &
  Ui<'close' | 'settings'>;
