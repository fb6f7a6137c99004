import type * as z from 'zod';
import { message } from '../../client/form/sending-fields.ts';
import type { FieldDiagnostic, SiteContext } from '../../sdk/block.ts';
import * as F from '../../sdk/index.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { settings as english } from '../../sdk/ui-text/english/settings.ts';
import type { PanelText } from './settings-form.tsx';

const replacement = (original: string) => F.text(`Replaces: "${original}"`, { max: 300 }).optional();

/** A field for each of the panel's own texts, to replace it. */
const panelTexts = Object.fromEntries(
  Object.entries(english).map(([name, original]) => [name, replacement(original)]),
) as Record<keyof PanelText, ReturnType<typeof replacement>>;

export const settingsFields = {
  button: F.text('Label of the button that opens the settings.', { max: 40 }),
  headline: F.text('Headline of the settings.', { max: 80 }),
  lead: F.text('A sentence or two below it: who the settings affect, and for how long.', { max: 300 }).optional(),
  password: F.group(
    {
      label: F.text('Label of the field.', { max: 60 }),
      submit: F.text('Label of the button.', { max: 40 }),
      checking: F.shownWhen(
        'sending',
        F.text('Label of the button while the password is checked. Defaults to "submit".', { max: 40 }),
      ).optional(),
      wrong: F.shownWhen('errors', message('The toast after a wrong password. Its text also appears under the field.')),
      wait: F.shownWhen(
        'errors',
        F.text('The text under the field after five wrong tries. "{seconds}" becomes the time to wait.', { max: 160 }),
      ),
      right: F.shownWhen('sent', message('The toast after the right password.')),
    },
    'The password prompt.',
  ),
  logOut: F.text('Label of the button that logs out.', { max: 40 }),
  settings: F.groups('The settings, one field for each.', { max: 6 }, 'A setting.', {
    // Not a `destination` field, because the block sends no leads to it.
    destination: F.text('Name of the destination that it changes. The destination needs a "storageKey".', { max: 60 }),
    label: F.text('Label of the field.', { max: 80 }),
    help: F.text('What to enter, and where to find it.', { max: 300 }).optional(),
    saved: F.shownWhen('sent', F.text('Text of the toast once it is saved.', { max: 160 })),
    cleared: F.shownWhen(
      'sent',
      F.text('Text of the toast once it is emptied. Defaults to "saved".', { max: 160 }),
    ).optional(),
  }),
  save: F.text('Label of the button that saves.', { max: 40 }),
  saved: F.shownWhen('sent', F.text('Title of the toast once settings are saved.', { max: 80 })),
  unchanged: F.shownWhen('sent', F.text('Text of the toast when nothing was changed.', { max: 160 })).optional(),
  words: F.group(panelTexts, "Replacements for the panel's own texts.").optional(),
  openHostsOnly: F.flag(
    'Shows the section only on hosts that ask for no password: localhost and those of the config.',
  ).optional(),
  tone: F.tone(),
};

export type SettingsProps = F.ViewProps<typeof settingsFields, { readonly source: string; readonly admin: F.Admin }> &
  F.Ui<'close' | 'settings'>;

/** Checks that the site says who may open the settings, and that the destination of each has a `storageKey`. */
export function fitsSettings(
  { settings }: z.input<z.ZodObject<typeof settingsFields>>,
  { admin, destinations }: SiteContext,
): FieldDiagnostic[] {
  const faults = settings.flatMap(({ destination }, index): FieldDiagnostic | readonly FieldDiagnostic[] => {
    const known = destinations.get(destination);
    const path = ['settings', index, 'destination'];
    if (known === undefined) {
      const suggestion = didYouMean(destination, destinations.keys(), 'destination');
      return [{ path, message: `There is no destination "${destination}".`, suggestion }];
    }
    if (known.storageKey !== undefined) return [];
    return {
      path,
      message: `The destination "${destination}" has no "storageKey", so a browser cannot store its setting.`,
      suggestion: `Add storageKey to destinations.${destination}: the key under which a browser stores the setting.`,
    };
  });
  if (admin !== undefined) return faults;
  return [
    {
      path: [],
      message: 'The site does not say who may open its settings.',
      suggestion:
        "Add `admin: { passwordHash: env('PUBLIC_ADMIN_PASSWORD_HASH') }` to the config; `npx frontage hash-password` makes the hash.",
    },
    ...faults,
  ];
}
