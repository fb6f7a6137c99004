import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { trimInvisible } from '../../client/form/trim-invisible.ts';
import { type Destination, storedSetting } from '../../client/leads/destination.ts';
import { toast } from '../../client/toasts/index.ts';
import type { PanelText } from './panel-text.ts';
import { settingHelp, settingProblem } from './problem.ts';
import { SettingField } from './setting-field.tsx';

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
