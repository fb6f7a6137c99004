import { useCallback, useEffect, useRef, useState } from 'react';
import type { Change, ChangeAnswer, PageInfo, SiteInfo } from './api.ts';
import { valueIn } from './values.ts';

/** A change that somebody typed. */
type Typed = Extract<Change, { op: 'set' | 'setHere' | 'setMeta' | 'setFact' | 'setCell' | 'setSetting' }>;

/** A change that could not be written, and why. */
export interface Unsaved {
  readonly key: string;
  readonly change: Typed;
  readonly message: string;
  /** What the file says, if somebody changed it meanwhile. */
  readonly conflict?: { readonly now: unknown };
}

export interface UnsavedChanges {
  readonly list: readonly Unsaved[];
  /** Keeps a change that was not written, and forgets one that was. */
  readonly note: (change: Change, answer: ChangeAnswer | Error) => void;
  readonly giveUp: (key: string) => void;
}

/** Keeps changes that could not be written, also after a reload. */
export function useUnsaved(site: SiteInfo | undefined, page: PageInfo | undefined): UnsavedChanges {
  const store = site && `unsaved ${site.origin} ${site.name}`;
  const [list, setList] = useState<readonly Unsaved[]>([]);
  const current = useRef(list);
  const update = useCallback(
    (next: readonly Unsaved[]) => {
      current.current = next;
      setList(next);
      if (store) localStorage.setItem(store, JSON.stringify(next));
    },
    [store],
  );
  useEffect(() => {
    if (store) update(stored(store));
  }, [store, update]);
  useEffect(() => {
    const open = current.current.filter((one) => page === undefined || !isWritten(one.change, page));
    if (open.length < current.current.length) update(open);
  }, [page, update]);
  const giveUp = useCallback((key: string) => update(current.current.filter((one) => one.key !== key)), [update]);
  const note = useCallback(
    (change: Change, answer: ChangeAnswer | Error) => {
      const key = keyOf(change);
      const others = current.current.filter((one) => one.key !== key);
      if (isInFile(answer)) update(others);
      else if (isTyped(change)) update([...others, { key, change, ...reasonOf(answer) }]);
    },
    [update],
  );
  return { list, note, giveUp };
}

/** Whether the file says what was to be written. */
export function isInFile(answer: ChangeAnswer | Error): boolean {
  return !(answer instanceof Error) && (answer.kind === 'saved' || answer.kind === 'unchanged');
}

/** Returns why a change was not written. */
function reasonOf(answer: ChangeAnswer | Error): Pick<Unsaved, 'message' | 'conflict'> {
  if (answer instanceof Error) return { message: answer.message };
  switch (answer.kind) {
    case 'conflict':
      return { message: 'Somebody changed this meanwhile.', conflict: { now: answer.now } };
    case 'errors':
      return { message: answer.issues.map(sentences).join(' ') };
    case 'refused':
      return { message: sentences(answer) };
    default:
      return { message: '' };
  }
}

function sentences({ message, suggestion }: { readonly message: string; readonly suggestion?: string | undefined }) {
  return [message, suggestion].filter(Boolean).join(' ');
}

function isTyped(change: Change): change is Typed {
  return ['set', 'setHere', 'setMeta', 'setFact', 'setCell', 'setSetting'].includes(change.op);
}

/** Returns a key for what a change writes: the same for every text of one field. */
function keyOf(change: Change): string {
  if ('field' in change) return fieldKey(change.page, change.section, change.field);
  if (change.op === 'setCell') return cellKey(change);
  if (change.op === 'setSetting') return settingKey(change.path);
  return JSON.stringify([change.op, 'page' in change && change.page, 'name' in change && change.name]);
}

/** Returns the key of a value of a destination or an experiment. */
export function settingKey(path: readonly (string | number)[]): string {
  return JSON.stringify(['setting', ...path]);
}

/** Returns the key of a cell of a table. */
export function cellKey(cell: Pick<Extract<Change, { op: 'setCell' }>, 'matrix' | 'axis' | 'row' | 'column'>): string {
  return JSON.stringify(['cell', cell.matrix, cell.axis, cell.row, cell.column]);
}

export function fieldKey(page: string, section: string, field: readonly (string | number)[]): string {
  return JSON.stringify([page, section, ...field]);
}

/** Whether a page has a value by now, because somebody else wrote it. */
function isWritten(change: Typed, page: PageInfo): boolean {
  if (!('page' in change) || change.op === 'setFact' || change.page !== page.path) return false;
  if (change.op === 'setMeta') return page.meta[change.name] === change.value;
  const section = page.sections.find(({ name }) => name === change.section);
  return section !== undefined && valueIn(section.fields, change.field) === change.value;
}

function stored(name: string): readonly Unsaved[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
