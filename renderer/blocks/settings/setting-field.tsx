import type { Ref } from 'react';

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

/** A field with its label above, and what there is to know of it below. */
export function SettingField({ id, label, help = [], error, ...input }: SettingFieldProps) {
  const helps = help.filter((words) => words !== undefined);
  const described = [...helps.map((_, index) => `${id}-help-${index}`), ...(error ? [`${id}-error`] : [])];
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className="field-input"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={described.join(' ') || undefined}
      />
      {helps.map((words, index) => (
        <p key={words} className="field-help" id={`${id}-help-${index}`}>
          {words}
        </p>
      ))}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
