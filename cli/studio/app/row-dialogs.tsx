import { Dialog } from '@base-ui/react/dialog';
import { useId, useState } from 'react';
import type { Change, RowsInfo, TableName } from './api.ts';
import { DialogForm } from './dialog-form.tsx';
import { EffectNote, useEffectOf } from './effect-note.tsx';
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
