import { type ChangeEvent, type KeyboardEvent, useId } from 'react';
import type { SiteParts } from './api.ts';
import { UnsavedNote } from './unsaved-note.tsx';
import { useDraft } from './use-draft.ts';
import type { Studio } from './use-studio.ts';

type Setting = SiteParts['destinations'][number]['url'];

interface SettingInputProps {
  readonly studio: Studio;
  readonly setting: Setting;
  readonly label: string;
  readonly help: string;
  readonly type?: 'number' | 'date' | 'words';
}

/** A value with its control; one that code computes says where. */
export function SettingInput({ studio, setting, label, help, type }: SettingInputProps) {
  const id = useId();
  const { path, value, variable, fixed } = setting;
  const held = useDraft({
    drafts: studio.drafts,
    spot: { op: 'setSetting', path: [...path] },
    read: value,
    rule: { required: true, isNumber: type === 'number' },
  });
  const common = {
    id,
    className: 'input',
    'aria-describedby': `${id}-help`,
    readOnly: fixed !== undefined,
    value: variable?.name ?? String(held.value ?? ''),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => held.type(event.currentTarget.value),
    onBlur: held.leave,
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') held.reset();
      if (event.key !== 'Enter' || event.shiftKey) return;
      event.preventDefault();
      held.save();
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
      <UnsavedNote draft={held.unsaved} drafts={studio.drafts} />
      <p className="help" id={`${id}-help`}>
        {fixed ?? help}
      </p>
    </div>
  );
}
