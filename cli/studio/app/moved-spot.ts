import type { Change } from './api.ts';
import type { Spot } from './draft-change.ts';
import type { FieldPath } from './values.ts';

/** Returns where a value is written after a change around it; undefined if it is gone. */
export function movedSpot(spot: Spot, change: Change): Spot | undefined {
  if (change.op === 'removeRow' && spot.op === 'setCell') {
    const isBeside = spot.matrix === change.matrix && spot.axis === change.axis;
    const row = isBeside ? movedIndex(spot.row, { from: change.row }) : spot.row;
    return row === undefined ? undefined : { ...spot, row };
  }
  if (!('page' in change && 'page' in spot) || spot.page !== change.page) return spot;
  if (change.op === 'renamePage') return { ...spot, page: change.to };
  if (change.op === 'removePage') return undefined;
  if (spot.op !== 'set' || !('section' in change) || spot.section !== change.section) return spot;
  if (change.op === 'renameSection') return { ...spot, section: change.to };
  if (change.op === 'removeSection') return undefined;
  if (!('field' in change)) return spot;
  const field = movedField(spot.field, change);
  return field && { ...spot, field: [...field] };
}

type FieldChange = Extract<Change, { readonly field: unknown }>;

function movedField(field: FieldPath, change: FieldChange): FieldPath | undefined {
  const isInsert = change.op === 'insert';
  const list = isInsert || change.op === 'unset' ? change.field : change.field.slice(0, -1);
  if (change.op === 'set' || list.some((step, index) => field[index] !== step)) return field;
  if (change.op === 'unset') return undefined;
  const [index, at] = [field[list.length], isInsert ? change.at : change.field.at(-1)];
  if (typeof index !== 'number' || typeof at !== 'number') return field;
  const next = movedIndex(index, movesOf(change, at));
  return next === undefined ? undefined : [...list, next, ...field.slice(list.length + 1)];
}

/** An item that leaves a list, one that comes into it, or both. */
interface Moves {
  readonly from?: number;
  readonly to?: number;
}

function movesOf(change: FieldChange, at: number): Moves {
  if (change.op === 'insert') return { to: at };
  if (change.op === 'duplicate') return { to: at + 1 };
  return change.op === 'move' ? { from: at, to: change.to } : { from: at };
}

function movedIndex(index: number, { from, to }: Moves): number | undefined {
  if (index === from) return to;
  const left = from !== undefined && index > from ? index - 1 : index;
  return to !== undefined && left >= to ? left + 1 : left;
}
