import { Dialog } from '@base-ui/react/dialog';
import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import { useEffect, useState } from 'react';
import { api, type RowsInfo } from './api.ts';
import { AddRow } from './row-dialogs.tsx';
import { RowsTable } from './rows-table.tsx';
import type { Studio } from './use-studio.ts';
import { inWords } from './values.ts';

/** The tables whose rows make the open page and its siblings. */
export function Rows({ studio }: { readonly studio: Studio }) {
  const [isOpen, setOpen] = useState(false);
  const rows = studio.page?.rows;
  if (rows === undefined || rows.axes.length === 0) return undefined;
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger className="tool tool-main">Edit the rows</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog rows">
          <Dialog.Title>Rows of {rows.name}</Dialog.Title>
          <Dialog.Close className="tool dialog-close">Close</Dialog.Close>
          <Tables studio={studio} matrix={rows.name} axes={rows.axes} onClose={() => setOpen(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface TablesProps {
  readonly studio: Studio;
  readonly matrix: string;
  readonly axes: readonly string[];
  readonly onClose: () => void;
}

/** One table at a time, with a search and a part of its rows. */
function Tables({ studio, matrix, axes, onClose }: TablesProps) {
  const [axis, setAxis] = useState(axes[0] ?? '');
  const [search, setSearch] = useState('');
  const [from, setFrom] = useState<number>();
  const table = useRows(studio, { matrix, axis, search, from });
  const find = (text: string) => {
    setSearch(text);
    setFrom(0);
  };
  return (
    <>
      <div className="rows-head">
        {axes.length > 1 && (
          <ToggleGroup
            className="choice"
            aria-label="Table"
            value={[axis]}
            onValueChange={([next]) => {
              if (next === undefined) return;
              setAxis(String(next));
              setFrom(undefined);
              setSearch('');
            }}
          >
            {axes.map((name) => (
              <Toggle key={name} value={name} className="choice-option">
                {inWords(name)}
              </Toggle>
            ))}
          </ToggleGroup>
        )}
        <input
          type="search"
          className="input rows-search"
          aria-label="Search rows"
          placeholder="Search rows"
          value={search}
          onChange={(event) => find(event.currentTarget.value)}
        />
        {table && <AddRow studio={studio} name={{ matrix, axis }} table={table} onAdded={() => find('')} />}
      </div>
      {table && <RowsTable key={axis} studio={studio} name={{ matrix, axis }} table={table} onClose={onClose} />}
      {table && <Pager studio={studio} table={table} onFrom={setFrom} />}
    </>
  );
}

/** Asks for a part of a table, and again after each change of the site. Without `from`, it is that with the open page. */
function useRows(
  { page, path }: Studio,
  {
    from,
    ...asked
  }: { readonly matrix: string; readonly axis: string; readonly search: string; readonly from: number | undefined },
): RowsInfo | undefined {
  const [rows, setRows] = useState<RowsInfo>();
  const { matrix, axis, search } = asked;
  const version = page?.version;
  useEffect(() => {
    let isOpen = true;
    if (version === undefined) return;
    void api
      .rows({ matrix, axis, search, ...(from === undefined ? { from: 0, page: path } : { from }) })
      .then((answer) => isOpen && setRows(answer ?? undefined))
      .catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, [matrix, axis, search, from, path, version]);
  return rows?.axis === axis ? rows : undefined;
}

interface PagerProps {
  readonly studio: Studio;
  readonly table: RowsInfo;
  readonly onFrom: (from: number) => void;
}

/** Which part of a table is shown, what became of the last change, and how to undo it. */
function Pager({ studio, table, onFrom }: PagerProps) {
  const { status, site, undo } = studio;
  const { from, rows, found, total, size, file } = table;
  const shown = found === 0 ? 'No rows' : `${from + 1}–${from + rows.length} of ${found.toLocaleString('en')}`;
  return (
    <div className="rows-pager">
      <p>
        {shown}
        {found < total && ` found among ${total.toLocaleString('en')}`} · {file}
      </p>
      {found > size && (
        <>
          <button type="button" className="tool" disabled={from === 0} onClick={() => onFrom(Math.max(0, from - size))}>
            Previous rows
          </button>
          <button
            type="button"
            className="tool"
            disabled={from + rows.length >= found}
            onClick={() => onFrom(from + size)}
          >
            Next rows
          </button>
        </>
      )}
      <p role="status" className="rows-status" data-tone={status?.tone}>
        {status?.text}
      </p>
      <button type="button" className="tool" disabled={!site?.last} onClick={() => void undo()}>
        Undo
      </button>
    </div>
  );
}
