import type { SiteParts } from './api.ts';
import { Input, Labelled, Lines, typedByKey } from './ui.tsx';
import { UnsavedNote } from './unsaved-note.tsx';
import { useDraft } from './use-draft.ts';

interface SettingInputProps {
  readonly setting: SiteParts['destinations'][number]['url'];
  readonly label: string;
  readonly help: string;
  readonly type?: 'number' | 'date' | 'words';
}

/** A value with its control; one that code computes says where. */
export function SettingInput({ setting: { path, value, variable, fixed }, label, help, type }: SettingInputProps) {
  const isNumber = type === 'number';
  const spot = { op: 'setSetting' as const, path: [...path] };
  const held = useDraft({ spot, read: value, rule: { required: true, isNumber } });
  const text = {
    readOnly: fixed !== undefined,
    ...typedByKey(held, true),
    value: variable?.name ?? String(held.value ?? ''),
  };
  return (
    <Labelled
      label={
        <>
          {label}
          {variable && (
            <span className="state" data-set={variable.isSet || undefined}>
              {variable.isSet ? 'Set' : 'Not set'}
            </span>
          )}
        </>
      }
      help={fixed ?? help}
      control={(common) =>
        type === 'words' ? (
          <Lines {...common} {...text} rows={2} />
        ) : (
          <Input {...common} {...text} type={type} {...(isNumber && { min: 0, max: 99 })} />
        )
      }
      note={<UnsavedNote draft={held.unsaved} />}
    />
  );
}
