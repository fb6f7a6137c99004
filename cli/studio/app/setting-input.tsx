import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import type { SiteParts } from './api.ts';
import { UnsavedNote } from './unsaved-note.tsx';
import type { Studio } from './use-studio.ts';
import { settingKey } from './use-unsaved.ts';

type Setting = SiteParts['destinations'][number]['url'];

interface SettingInputProps {
  readonly studio: Studio;
  readonly setting: Setting;
  readonly label: string;
  readonly help: string;
  readonly type?: 'number' | 'date' | 'words';
}

/** A value with its control. It is saved when it is left; one that code computes says where. */
export function SettingInput({ studio, setting, label, help, type }: SettingInputProps) {
  const id = useId();
  const { path, value, variable, fixed } = setting;
  const unsaved = studio.unsaved.list.find(({ key }) => key === settingKey(path));
  const shown = String((unsaved ? unsaved.change.value : value) ?? '');
  const [typed, setTyped] = useState(shown);
  const [known, setKnown] = useState(shown);
  if (known !== shown) {
    setKnown(shown);
    setTyped(shown);
  }
  const save = () => {
    if (typed === shown || typed.trim() === '') return;
    const next = type === 'number' ? Number(typed) : typed.trim();
    void studio.change({ op: 'setSetting', path: [...path], value: next, ...(value !== undefined && { was: value }) });
  };
  const common = {
    id,
    className: 'input',
    'aria-describedby': `${id}-help`,
    readOnly: fixed !== undefined,
    value: variable?.name ?? typed,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setTyped(event.currentTarget.value),
    onBlur: save,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' || event.shiftKey) return;
      event.preventDefault();
      save();
    },
  };
  return (
    <div className="field">
      <label className="field-head" htmlFor={id}>
        {label}
        {variable && (
          <span className="state" data-set={variable.isSet || undefined}>
            {variable.isSet ? 'Set' : 'Not set'}
          </span>
        )}
      </label>
      {type === 'words' ? (
        <textarea {...common} rows={2} />
      ) : (
        <input
          {...common}
          type={type}
          min={type === 'number' ? 0 : undefined}
          max={type === 'number' ? 99 : undefined}
        />
      )}
      {unsaved && (
        <UnsavedNote unsaved={unsaved} change={studio.change} onGiveUp={() => studio.unsaved.giveUp(unsaved.key)} />
      )}
      <p className="help" id={`${id}-help`}>
        {fixed ?? help}
      </p>
    </div>
  );
}
