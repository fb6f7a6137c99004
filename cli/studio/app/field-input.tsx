import { type ChangeEvent, useId } from 'react';
import { FieldHead } from './field-head.tsx';
import { type FieldProps, useField } from './field-target.ts';
import { IconInput } from './icon-input.tsx';
import { UnsavedNote } from './unsaved-note.tsx';
import type { Held } from './use-draft.ts';
import { nameOf } from './values.ts';

/** One value with the control of its kind. */
export function FieldInput({
  control,
  value,
  path,
  target,
  chosen,
  onRemove,
}: FieldProps & { readonly onRemove: (() => void) | undefined }) {
  const id = useId();
  const { help, required } = control;
  const isChosen = chosen?.join('.') === path.join('.');
  const isNumber = control.control === 'number' && typeof value === 'number';
  const held = useField(target, path, value, { required, isNumber });
  return (
    <div className="field" data-chosen={isChosen || undefined}>
      <FieldHead id={id} name={nameOf(control)} onRemove={onRemove} />
      <Input id={id} control={control} held={held} links={target.links} isNumber={isNumber} />
      <UnsavedNote draft={held.unsaved} drafts={target.drafts} />
      <p className="help" id={`${id}-help`}>
        {help}
      </p>
    </div>
  );
}

interface InputProps {
  readonly id: string;
  readonly control: FieldProps['control'];
  readonly held: Held;
  readonly links: readonly string[];
  readonly isNumber: boolean;
}

function Input({ id, control, held, links, isNumber }: InputProps) {
  const { value, type, choose, leave } = held;
  const common = { id, className: 'input', 'aria-describedby': `${id}-help` };
  if (control.control === 'flag') {
    return (
      <input
        {...common}
        className="check"
        type="checkbox"
        checked={value === true}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
    );
  }
  if (control.control === 'choice') {
    return (
      <select {...common} value={String(value ?? '')} onChange={(event) => choose(event.currentTarget.value)}>
        {value === undefined && <option value="">Choose…</option>}
        {control.options?.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  if (typeof value === 'object' && value !== null) {
    return <code {...common}>{JSON.stringify(value)}</code>;
  }
  if (control.control === 'icon') {
    return <IconInput id={id} describedBy={`${id}-help`} value={String(value ?? '')} onSave={choose} />;
  }
  const line = {
    ...common,
    value: String(value ?? ''),
    onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.currentTarget.value),
    onBlur: leave,
  };
  if (isNumber) return <input {...line} type="number" step="any" />;
  return (
    <>
      <input {...line} list={`${id}-pages`} />
      <datalist id={`${id}-pages`}>
        {links.map((link) => (
          <option key={link} value={link} />
        ))}
      </datalist>
    </>
  );
}
