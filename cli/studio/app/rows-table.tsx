import { type KeyboardEvent, useId } from 'react';
import type { RowsInfo, TableName } from './api.ts';
import { RemoveRow } from './row-dialogs.tsx';
import { UnsavedNote } from './unsaved-note.tsx';
import { useDraft } from './use-draft.ts';
import type { Studio } from './use-studio.ts';
import { inWords } from './values.ts';

interface RowsTableProps {
  readonly studio: Studio;
  readonly name: TableName;
  readonly table: RowsInfo;
  readonly onClose: () => void;
}

/** The rows of a table. Each cell is a box, and arrow keys lead from one to the next. */
export function RowsTable({ studio, name, table, onClose }: RowsTableProps) {
  const { columns, rows, file } = table;
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
            <tr key={row.index} data-open={row.pages.includes(studio.path) || undefined}>
              <th scope="row">
                <RowHead studio={studio} name={name} row={row} onClose={onClose} />
              </th>
              {columns.map((column, index) => (
                <td key={column.name}>
                  <Cell studio={studio} name={name} row={row} column={column} text={row.cells[index]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type RowInfo = RowsInfo['rows'][number];

interface RowHeadProps extends Pick<RowsTableProps, 'studio' | 'name' | 'onClose'> {
  readonly row: RowInfo;
}

/** The page of a row, one press away, and what removes the row. */
function RowHead({ studio, name, row, onClose }: RowHeadProps) {
  const { pages } = row;
  const page = pages.includes(studio.path) ? studio.path : pages[0];
  const more = pages.length > 1 ? ` (1 of ${pages.length})` : '';
  const open = () => {
    onClose();
    if (page !== undefined && page !== studio.path) studio.open(page);
  };
  return (
    <div className="row-head">
      {page === undefined ? (
        <span className="note">No page</span>
      ) : (
        <button type="button" className="row-page" title={`Open ${page}${more}`} onClick={open}>
          {page}
        </button>
      )}
      <RemoveRow studio={studio} name={name} row={row} />
    </div>
  );
}

interface CellProps extends Pick<RowsTableProps, 'studio' | 'name'> {
  readonly row: RowInfo;
  readonly column: RowsInfo['columns'][number];
  readonly text: string | null | undefined;
}

/** A cell. One that cannot be saved says why and keeps what was typed. */
function Cell({ studio, name, row, column, text }: CellProps) {
  const id = useId();
  const held = useDraft({
    drafts: studio.drafts,
    spot: { ...name, op: 'setCell', row: row.index, column: column.name },
    read: text ?? '',
    rule: { required: false },
  });
  const { unsaved } = held;
  const typed = String(held.value ?? '');
  if (text === null) return <span className="note cell-fixed">A list: change it in the file.</span>;
  const common = {
    className: 'cell',
    'data-cell': '',
    'aria-label': `${inWords(column.name)}, row ${row.index + 1}`,
    'aria-invalid': unsaved !== undefined || undefined,
    'aria-describedby': unsaved && id,
  };
  return (
    <>
      {column.options.length > 0 ? (
        <select {...common} value={typed} onChange={(event) => held.choose(event.currentTarget.value)}>
          {!column.options.includes(typed) && <option>{typed}</option>}
          {column.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <textarea
          {...common}
          rows={1}
          value={typed}
          onChange={(event) => held.type(event.currentTarget.value)}
          onBlur={held.leave}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || typed === text) return;
            event.stopPropagation();
            held.reset();
          }}
        />
      )}
      {unsaved && (
        <div id={id}>
          <UnsavedNote draft={unsaved} drafts={studio.drafts} />
        </div>
      )}
    </>
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
