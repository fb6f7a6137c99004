import { type FormEvent, type Ref, useState } from 'react';
import { flushSync } from 'react-dom';
import { trimInvisible } from '../../client/form/characters.ts';
import { describedBy, FieldFrame } from '../../client/form/form-field.tsx';
import {
  type Destination,
  isHeaderSafeKey,
  isSafeAddress,
  mayReceiveLeads,
  storedSetting,
} from '../../client/leads/destination.ts';
import { toast } from '../../client/toasts/index.ts';
import type { settings } from '../../sdk/ui-text/en.ts';
import { fill } from '../../sdk/ui-text/ui-text.ts';

interface Setting {
  /** Name of the destination. */
  readonly destination: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly saved: string;
  readonly cleared?: string | undefined;
}

export interface SettingsFormProps {
  id: string;
  settings: readonly Setting[];
  save: string;
  saved: string;
  unchanged?: string | undefined;
  words: PanelText;
  closeLabel?: string | undefined;
  known: Readonly<Record<string, Destination>>;
}

/** One field for each setting. Saves all of them, or none if one is invalid. */
export function SettingsForm({ id, settings, save, saved, unchanged, words, closeLabel, known }: SettingsFormProps) {
  const fields = settings.flatMap((setting) => {
    const destination = known[setting.destination];
    return destination?.storageKey ? [{ setting, destination, key: destination.storageKey }] : [];
  });
  const problemsOf = (read: (field: (typeof fields)[number]) => string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const problem = settingProblem(read(field), field.setting.destination, field.destination, words);
        return problem ? [[field.key, problem]] : [];
      }),
    );
  // A stored value may be invalid, because the config has changed or something else wrote it.
  const [errors, setErrors] = useState(() => problemsOf(({ destination }) => storedSetting(destination)));
  const [note, setNote] = useState('');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const entered = ({ key }: { readonly key: string }) => trimInvisible(String(data.get(nameOf(key)) ?? ''));
    const problems = problemsOf(entered);
    flushSync(() => {
      setErrors(problems);
      setNote('');
    });
    if (Object.keys(problems).length > 0) {
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    const changed = fields.filter((field) => storedSetting(field.destination) !== entered(field));
    try {
      for (const field of changed) store(field.key, entered(field));
    } catch {
      setNote(words.unsaved);
      return;
    }
    const texts = changed.map(({ setting, ...field }) =>
      entered(field) ? setting.saved : (setting.cleared ?? setting.saved),
    );
    const shown = await Promise.all(
      (changed.length > 0 ? texts : [unchanged]).map((text) =>
        toast({ tone: 'positive', closeLabel, title: saved, text }),
      ),
    );
    if (shown.includes(false)) setNote([saved, ...texts].join(' '));
  };

  return (
    <form className="settings-form" noValidate onSubmit={submit}>
      {fields.map(({ setting, destination, key }) => (
        <SettingField
          key={key}
          id={`${id}-${key}`}
          name={nameOf(key)}
          label={setting.label}
          type={destination.setting === 'key' ? 'password' : 'url'}
          autoComplete="off"
          defaultValue={storedSetting(destination)}
          help={[setting.help, settingHelp(destination, words)]}
          error={errors[key]}
        />
      ))}
      <button type="submit" className="button">
        {save}
      </button>
      <p role="status" className="settings-note">
        {note}
      </p>
    </form>
  );
}

/** Name of a field. No member of a form has a colon in its name, so no field hides one. */
function nameOf(key: string): string {
  return `setting:${key}`;
}

/** Stores a setting, or removes an empty one. Throws if storage is denied or full. */
function store(key: string, value: string): void {
  if (value === '') localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}

interface SettingFieldProps {
  id: string;
  ref?: Ref<HTMLInputElement>;
  name?: string | undefined;
  label: string;
  type: 'password' | 'url';
  autoComplete: string;
  defaultValue?: string;
  help?: readonly (string | undefined)[];
  error: string | undefined;
}

/** A field for text that must be exact, without auto-correction: an address, a key, a password. */
export function SettingField({ id, label, help = [], error, ...input }: SettingFieldProps) {
  const notes = { id, help: help.filter((text) => text !== undefined), error };
  return (
    <FieldFrame {...notes} label={label}>
      <input
        {...input}
        {...describedBy(notes)}
        id={id}
        className="field-input"
        autoCapitalize="none"
        spellCheck={false}
      />
    </FieldFrame>
  );
}

/** Returns what is wrong with a setting, or undefined. An empty one is valid. The outbox applies the same rules when it sends. */
export function settingProblem(
  value: string,
  name: string,
  { setting, allowedOrigins }: Destination,
  words: PanelText,
): string | undefined {
  if (value === '') return undefined;
  if (setting === 'key') return isHeaderSafeKey(value) ? undefined : words.noKey;
  if (!isSafeAddress(value)) return words.noAddress;
  return mayReceiveLeads(value, allowedOrigins ?? [])
    ? undefined
    : fill(words.notAllowed, { origin: new URL(value).origin, name });
}

/** Returns what an empty field means, or what a key is for. It shows no more than the origin of the declared address. */
export function settingHelp({ setting, url }: Destination, words: PanelText): string {
  const origin = url ? new URL(url).origin : '';
  if (setting === 'key') return url ? fill(words.keyed, { origin }) : words.keyless;
  return url ? fill(words.declared, { origin }) : words.undeclared;
}

/** The panel's own texts. */
export type PanelText = Readonly<Record<keyof typeof settings, string>>;
