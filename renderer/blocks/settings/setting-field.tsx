import type { Ref } from 'react';
import { describedBy, FieldFrame } from '../../client/form/field-frame.tsx';

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
