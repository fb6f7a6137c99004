import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useId, useState } from 'react';
import { api, type Change, type Effect, type RowsInfo, type TableName } from './api.ts';
import { DialogForm } from './dialog-form.tsx';
import type { Studio } from './use-studio.ts';
import { inWords } from './values.ts';

interface AddRowProps {
  readonly studio: Studio;
  readonly name: TableName;
  readonly table: RowsInfo;
  readonly onAdded: () => void;
}

/** Adds a row, and says before which pages it makes. */
export function AddRow({ studio, name, table, onAdded }: AddRowProps) {
  const [isOpen, setOpen] = useState(false);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const isComplete = table.columns.every(({ name, required }) => !required || values[name]?.trim());
  const change: Change = { ...name, op: 'addRow', values };
  const effect = useEffectOf(isOpen && isComplete ? change : undefined);
  const submit = async () => {
    if (!(await studio.change(change))) return;
    setOpen(false);
    setValues({});
    onAdded();
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger className="tool">Add a row</Dialog.Trigger>
      <DialogForm
        title="Add a row"
        about={`It is added at the end of ${table.file}.`}
        action="Add the row"
        onSubmit={() => void submit()}
      >
        {table.columns.map((column) => (
          <RowField
            key={column.name}
            column={column}
            value={values[column.name] ?? ''}
            onChange={(text) => setValues({ ...values, [column.name]: text })}
          />
        ))}
        <EffectNote effect={effect} />
      </DialogForm>
    </Dialog.Root>
  );
}

interface RowFieldProps {
  readonly column: RowsInfo['columns'][number];
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function RowField({ column: { name, help, required, example, options }, value, onChange }: RowFieldProps) {
  const id = useId();
  const common = { id, className: 'input', value, 'aria-describedby': `${id}-help`, required };
  return (
    <div className="field">
      <label className="field-head" htmlFor={id}>
        {inWords(name.replaceAll('.', ' '))}
      </label>
      {options.length > 0 ? (
        <select {...common} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value="">Choose…</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input {...common} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
      <p className="help" id={`${id}-help`}>
        {help} {example !== '' && `For example: ${example}`}
      </p>
    </div>
  );
}

interface RemoveRowProps {
  readonly studio: Studio;
  readonly name: TableName;
  readonly row: RowsInfo['rows'][number];
}

/** Removes a row, and says before which pages go with it. */
export function RemoveRow({ studio, name, row }: RemoveRowProps) {
  const [isOpen, setOpen] = useState(false);
  const change: Change = { ...name, op: 'removeRow', row: row.index, was: [...row.cells] };
  const effect = useEffectOf(isOpen ? change : undefined);
  const submit = () => {
    setOpen(false);
    void studio.change(change);
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger className="remove" aria-label={`Remove row ${row.index + 1}`}>
        Remove
      </Dialog.Trigger>
      <DialogForm
        title={`Remove row ${row.index + 1}`}
        about={row.cells.find((text) => text) ?? ''}
        action="Remove the row"
        onSubmit={submit}
      >
        <EffectNote effect={effect} />
      </DialogForm>
    </Dialog.Root>
  );
}

/** Says which pages a change adds or removes, and what keeps it from being made. */
function EffectNote({ effect }: { readonly effect: Effect | undefined }) {
  const pages = effect && [
    ...effect.added.map((path) => ({ path, what: 'Adds' })),
    ...effect.removed.map((path) => ({ path, what: 'Removes' })),
  ];
  return (
    <div role="status" className="effect">
      {effect && effect.errors.length === 0 && pages?.length === 0 && <p>No page is added or removed.</p>}
      <ul>
        {pages?.slice(0, 12).map(({ path, what }) => (
          <li key={path}>
            {what} <strong>{path}</strong>
          </li>
        ))}
        {pages && pages.length > 12 && <li>and {pages.length - 12} more</li>}
        {effect?.errors.map((message) => (
          <li key={message} className="effect-error">
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Milliseconds without a key until the effect of a change is asked for. */
const rest = 400;

/** Asks what a change would do; undefined until that is known. */
function useEffectOf(change: Change | undefined): Effect | undefined {
  const [effect, setEffect] = useState<Effect>();
  const key = change && JSON.stringify(change);
  useEffect(() => {
    setEffect(undefined);
    if (key === undefined) return;
    let isOpen = true;
    const timer = setTimeout(() => {
      void api
        .effect(JSON.parse(key))
        .then((answer) => isOpen && setEffect(answer))
        .catch(() => undefined);
    }, rest);
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [key]);
  return effect;
}
