import { useId, useState } from 'react';
import { FieldHead } from './field-head.tsx';
import { at, type FieldProps, unsavedAt } from './field-target.ts';
import { IconInput } from './icon-input.tsx';
import { UnsavedNote } from './unsaved-note.tsx';
import { usePicked } from './use-picked.ts';
import { nameOf } from './values.ts';

/** One value with the control of its kind. It is saved when the control is left. */
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
  const unsaved = unsavedAt(target, path);
  const { current, pick } = usePicked(value);
  const shown = unsaved ? unsaved.change.value : current;
  const save = (next: unknown) => {
    if (next === shown || (next === '' && required)) return;
    const here = at(target, path);
    const was = current === undefined ? {} : { was: current as string };
    if (next === '') pick(undefined, target.change({ ...here, op: 'unset' }));
    else pick(next, target.change({ ...here, op: 'set', value: next as string, ...was }));
  };
  return (
    <div className="field" data-chosen={isChosen || undefined}>
      <FieldHead id={id} name={nameOf(control)} onRemove={onRemove} />
      <Input id={id} control={control} value={shown} onSave={save} links={target.links} />
      {unsaved && (
        <UnsavedNote unsaved={unsaved} change={target.change} onGiveUp={() => target.unsaved.giveUp(unsaved.key)} />
      )}
      <p className="help" id={`${id}-help`}>
        {help}
      </p>
    </div>
  );
}

interface InputProps {
  readonly id: string;
  readonly control: FieldProps['control'];
  readonly value: unknown;
  readonly onSave: (value: unknown) => void;
  readonly links: readonly string[];
}

function Input({ id, control, value, onSave, links }: InputProps) {
  const common = { id, className: 'input', 'aria-describedby': `${id}-help` };
  if (control.control === 'flag') {
    return (
      <input
        {...common}
        className="check"
        type="checkbox"
        checked={value === true}
        onChange={(event) => onSave(event.currentTarget.checked)}
      />
    );
  }
  if (control.control === 'choice') {
    return (
      <select {...common} value={String(value ?? '')} onChange={(event) => onSave(event.currentTarget.value)}>
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
    return <IconInput id={id} describedBy={`${id}-help`} value={String(value ?? '')} onSave={onSave} />;
  }
  return <Line {...common} key={String(value)} control={control} value={value} onSave={onSave} links={links} />;
}

function Line({ control, value, onSave, links, ...common }: InputProps & { readonly className: string }) {
  const [typed, setTyped] = useState(String(value ?? ''));
  const isNumber = control.control === 'number' && typeof value === 'number';
  const save = () => onSave(isNumber ? Number(typed) : typed);
  if (isNumber) {
    return (
      <input
        {...common}
        type="number"
        step="any"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={save}
      />
    );
  }
  return (
    <>
      <input
        {...common}
        list={`${common.id}-pages`}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={save}
      />
      <datalist id={`${common.id}-pages`}>
        {links.map((link) => (
          <option key={link} value={link} />
        ))}
      </datalist>
    </>
  );
}
