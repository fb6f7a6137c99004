import { type KeyboardEvent, useId, useState } from 'react';
import { inWords } from '../words.ts';
import { type RowsInfo, type TableName, useAnswer } from './api.ts';
import { ChangePane } from './change-pane.tsx';
import { useStudio } from './store.tsx';
import { Choice, Input, Labelled, Lines, Pane, Search, Select, typed } from './ui.tsx';
import { UnsavedNote } from './unsaved-note.tsx';
import { useDraft } from './use-draft.ts';

type Column = RowsInfo['columns'][number];
type Row = RowsInfo['rows'][number];

/** The tables whose rows make the open page and its siblings. */
export function Rows() {
  const [isOpen, setOpen] = useState(false);
  const { rows } = useStudio().page ?? {};
  if (rows === undefined || rows.axes.length === 0) return undefined;
  return (
    <Pane
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger="Edit the rows"
      triggerClass="tool tool-main"
      className="dialog rows"
      title={`Rows of ${rows.name}`}
      below={<Tables matrix={rows.name} axes={rows.axes} onClose={() => setOpen(false)} />}
    />
  );
}

interface TablesProps {
  readonly matrix: string;
  readonly axes: readonly string[];
  readonly onClose: () => void;
}

/** One table at a time, with a search and a part of its rows. */
function Tables({ matrix, axes, onClose }: TablesProps) {
  const { page, path } = useStudio();
  const [axis, setAxis] = useState(axes[0] ?? '');
  const [search, setSearch] = useState('');
  const [from, setFrom] = useState<number>();
  const name = { matrix, axis };
  // Without `from`, it is the part with the open page.
  const part = from === undefined ? { from: 0, page: path } : { from };
  const rows = useAnswer('rows', page && { ...name, search, ...part }, { keeps: true, again: page?.version });
  const table = rows?.axis === axis ? rows : undefined;
  const find = (text: string) => {
    setSearch(text);
    setFrom(0);
  };
  return (
    <>
      <div className="rows-head">
        {axes.length > 1 && (
          <Choice
            label="Table"
            value={axis}
            options={axes.map((value) => ({ value, label: inWords(value) }))}
            onChange={(next) => {
              setAxis(next);
              setFrom(undefined);
              setSearch('');
            }}
          />
        )}
        <Search
          label="Search rows"
          placeholder="Search rows"
          className="input rows-search"
          value={search}
          onChange={find}
        />
        {table && <AddRow name={name} table={table} onAdded={() => find('')} />}
      </div>
      {table && <RowsTable key={axis} name={name} table={table} onClose={onClose} />}
      {table && <Pager table={table} onFrom={setFrom} />}
    </>
  );
}

interface PagerProps {
  readonly table: RowsInfo;
  readonly onFrom: (from: number) => void;
}

/** Which part of a table is shown, what became of the last change, and how to undo it. */
function Pager({ table: { from, rows, found, total, size, file }, onFrom }: PagerProps) {
  const { status, site, undo } = useStudio();
  const shown = found === 0 ? 'No rows' : `${from + 1}–${from + rows.length} of ${found.toLocaleString('en')}`;
  const steps = [
    { name: 'Previous rows', to: Math.max(0, from - size), isOff: from === 0 },
    { name: 'Next rows', to: from + size, isOff: from + rows.length >= found },
  ];
  return (
    <div className="rows-pager">
      <p>
        {shown}
        {found < total && ` found among ${total.toLocaleString('en')}`} · {file}
      </p>
      {found > size &&
        steps.map(({ name, to, isOff }) => (
          <button key={name} type="button" className="tool" disabled={isOff} onClick={() => onFrom(to)}>
            {name}
          </button>
        ))}
      <p role="status" className="rows-status" data-tone={status?.tone}>
        {status?.text}
      </p>
      <button type="button" className="tool" disabled={!site?.last} onClick={() => void undo()}>
        Undo
      </button>
    </div>
  );
}

interface RowsTableProps {
  readonly name: TableName;
  readonly table: RowsInfo;
  readonly onClose: () => void;
}

/** The rows of a table. Each cell is a box, and arrow keys lead from one to the next. */
function RowsTable({ name, table: { columns, rows, file }, onClose }: RowsTableProps) {
  const { path } = useStudio();
  return (
    // The table scrolls, also by keyboard.
    <section className="rows-room" aria-label={file} tabIndex={-1}>
      <table className="rows-table" onKeyDown={moved}>
        <thead>
          <tr>
            <th scope="col" className="unseen-head">
              <span className="unseen">Page</span>
            </th>
            {columns.map((column) => (
              <th key={column.name} scope="col" title={column.help}>
                {inWords(column.name.replaceAll('.', ' '))}
                {column.required && <span className="unseen"> (required)</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.index} data-open={row.pages.includes(path) || undefined}>
              <th scope="row">
                <RowHead name={name} row={row} onClose={onClose} />
              </th>
              {columns.map((column, index) => (
                <td key={column.name}>
                  <Cell name={name} row={row.index} column={column} text={row.cells[index]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowHeadProps extends Pick<RowsTableProps, 'name' | 'onClose'> {
  readonly row: Row;
}

/** The page of a row, one press away, and what removes the row. It says before which pages go with it. */
function RowHead({ name, row: { pages, index, cells }, onClose }: RowHeadProps) {
  const { path, open } = useStudio();
  const page = pages.includes(path) ? path : pages[0];
  const more = pages.length > 1 ? ` (1 of ${pages.length})` : '';
  const show = () => {
    onClose();
    if (page !== undefined && page !== path) open(page);
  };
  return (
    <div className="row-head">
      {page === undefined ? (
        <span className="note">No page</span>
      ) : (
        <button type="button" className="row-page" title={`Open ${page}${more}`} onClick={show}>
          {page}
        </button>
      )}
      <ChangePane
        trigger="Remove"
        triggerLabel={`Remove row ${index + 1}`}
        triggerClass="remove"
        title={`Remove row ${index + 1}`}
        about={cells.find((text) => text) ?? ''}
        action="Remove the row"
        change={{ ...name, op: 'removeRow', row: index, was: [...cells] }}
        isOfPages
        closesFirst
      />
    </div>
  );
}

interface CellProps {
  readonly name: TableName;
  readonly row: number;
  readonly column: Column;
  readonly text: string | null | undefined;
}

/** A cell. One that cannot be saved says why and keeps what was typed. */
function Cell({ name, row, column, text }: CellProps) {
  const id = useId();
  const spot = { ...name, op: 'setCell', row, column: column.name } as const;
  const held = useDraft({ spot, read: text ?? '', rule: { required: false } });
  const { unsaved } = held;
  const value = String(held.value ?? '');
  if (text === null) return <span className="note cell-fixed">A list: change it in the file.</span>;
  const common = {
    className: 'cell',
    'data-cell': '',
    'aria-label': `${inWords(column.name)}, row ${row + 1}`,
    'aria-invalid': unsaved !== undefined || undefined,
    'aria-describedby': unsaved && id,
  };
  const resetOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === text) return;
    event.stopPropagation();
    held.reset();
  };
  return (
    <>
      {column.options.length > 0 ? (
        <Select
          {...common}
          value={value}
          onChange={held.choose}
          options={[...new Set([...(column.options.includes(value) ? [] : [value]), ...column.options])]}
        />
      ) : (
        <Lines {...common} {...typed(held)} rows={1} onKeyDown={resetOnEscape} />
      )}
      {unsaved && (
        <div id={id}>
          <UnsavedNote draft={unsaved} />
        </div>
      )}
    </>
  );
}

interface AddRowProps {
  readonly name: TableName;
  readonly table: RowsInfo;
  readonly onAdded: () => void;
}

/** Adds a row, and says before which pages it makes. */
function AddRow({ name, table: { columns, file }, onAdded }: AddRowProps) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  return (
    <ChangePane
      trigger="Add a row"
      title="Add a row"
      about={`It is added at the end of ${file}.`}
      action="Add the row"
      change={{ ...name, op: 'addRow', values }}
      isComplete={columns.every(({ name, required }) => !required || values[name]?.trim())}
      isOfPages
      onMade={() => {
        setValues({});
        onAdded();
      }}
    >
      {columns.map((column) => (
        <RowField
          key={column.name}
          column={column}
          value={values[column.name] ?? ''}
          onChange={(text) => setValues({ ...values, [column.name]: text })}
        />
      ))}
    </ChangePane>
  );
}

interface RowFieldProps {
  readonly column: Column;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function RowField({ column: { name, help, required, example, options }, value, onChange }: RowFieldProps) {
  const own = { value, onChange, required };
  return (
    <Labelled
      label={inWords(name.replaceAll('.', ' '))}
      help={
        <>
          {help} {example !== '' && `For example: ${example}`}
        </>
      }
      control={(common) =>
        options.length > 0 ? (
          <Select {...common} {...own} none="Choose…" options={options} />
        ) : (
          <Input {...common} {...own} />
        )
      }
    />
  );
}

/** Moves the focus to the next cell: up, down, with Enter also down, and left and right at the ends of a text. */
function moved(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, key, currentTarget, shiftKey } = event;
  if (!(target instanceof HTMLTextAreaElement)) return;
  const [column, row] = [target.closest('td')?.cellIndex ?? 0, target.closest('tr')?.rowIndex ?? 0];
  const { selectionStart, selectionEnd, value } = target;
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  const at = (edge: number) => isAll || (selectionStart === edge && selectionEnd === edge);
  const steps: Readonly<Record<string, readonly [down: number, right: number] | false>> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    Enter: !shiftKey && [1, 0],
    ArrowLeft: at(0) && [0, -1],
    ArrowRight: at(value.length) && [0, 1],
  };
  const step = steps[key];
  if (!step) return;
  const cell = currentTarget.rows[row + step[0]]?.cells[column + step[1]]?.querySelector<HTMLElement>('[data-cell]');
  if (cell) cell.focus();
  if (cell instanceof HTMLTextAreaElement) cell.select();
  // Enter on the last row saves it.
  else if (key === 'Enter') target.blur();
  event.preventDefault();
}
