import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../renderer/build/lib/is-record.ts';
import type { Path } from '../../renderer/sdk/issue.ts';
import { applyOperation } from '../author/operations/apply.ts';
import { UsageError } from '../failure.ts';
import { controlAt } from './app/values.ts';
import type { ChangeOf } from './change.ts';
import { sampleValue } from './example-section.ts';
import { type FieldControl, fieldControls } from './fields.ts';
import { plain, type SiteContext, sectionNode, startsWith, valueIn, writtenField } from './places.ts';
import { type Difference, differences, repairSection, without, withValueAt } from './section-repair.ts';
import { besidePage } from './shared-text.ts';
import { addValueChange, knownAlready } from './value-change.ts';

export type FieldChange = ChangeOf<
  'set' | 'unset' | 'insert' | 'remove' | 'move' | 'duplicate' | 'moveTo' | 'divideSteps' | 'joinSteps'
>;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Adds the edits of a change of fields of a section, and of what has to change with it for the section to fit its block: an item
 * that is added or copied gets a name of its own, a field of another type gets what it needs and loses what it has no use for.
 * Returns what the file says now if that is not what the person saw; nothing is added then.
 */
export function addFieldChange(change: FieldChange, context: SiteContext): { readonly now: unknown } | undefined {
  const { made } = context;
  const node = sectionNode(made, change);
  const before: Fields = plain(node.fields);
  const controls = fieldControls(node.definition.schema);
  const after = changedFields(before, change, controls);
  const begin = (path: Path) => sampleValue(made, node.type, path);
  const fields = repairSection(node.definition, before, after, { changed: changedPath(change), begin });
  if (change.op === 'set' || change.op === 'unset') {
    const isInside = change.op === 'set' && isRecord(change.value) && isRecord(valueIn(before, change.field));
    if (isDeepStrictEqual(fields, after) && !isInside) return addValueChange(change, context);
    const known = knownAlready(change, context);
    if (known !== undefined) return known === 'written' ? undefined : known;
    replaceAll(differences(before, fields), change, context);
  } else if (change.op === 'insert') {
    replaceAll(differences(before, without(fields, changedPath(change))), change, context);
    const value = inOrder(valueIn(fields, changedPath(change)), controlAt(controls, fields, changedPath(change)));
    applyAt(context, change, { op: 'insert', at: change.at, value: plain(value) });
  } else if (change.op === 'duplicate') {
    const copy = valueIn(fields, changedPath(change));
    const { list, index } = itemAt(change.field);
    if (isDeepStrictEqual(copy, valueIn(before, change.field))) applyAt(context, change, { op: 'duplicate' });
    else applyAt(context, { ...change, field: [...list] }, { op: 'insert', at: index + 1, value: plain(copy) });
  } else if (change.op === 'remove' || change.op === 'move') {
    const others = differences(after, fields).map((other) => ({ ...other, path: placeBefore(other.path, change) }));
    const around = others.find(({ path }) => startsWith(change.field, path));
    replaceAll(around ? differences(before, fields) : others, change, context);
    if (around === undefined) {
      const operation = change.op === 'remove' ? { op: change.op } : { op: change.op, to: change.to };
      applyAt(context, change, operation);
    }
  } else replaceAll(differences(before, fields), change, context);
  return undefined;
}

/** Returns an item with its fields in the order in which its block declares them. */
function inOrder(item: unknown, control: FieldControl | undefined): unknown {
  if (control?.fields === undefined || typeof item !== 'object' || item === null) return item;
  const names = control.fields.map(({ name }) => name);
  return Object.fromEntries(Object.entries(item).sort(([one], [other]) => names.indexOf(one) - names.indexOf(other)));
}

/** Returns the fields of a section as a change leaves them, before they are made to fit. Lists that belong together change as one. */
export function changedFields(before: Fields, change: FieldChange, controls: readonly FieldControl[]): Fields {
  const { field } = change;
  const fields = changedAlongside(before, change, controls);
  switch (change.op) {
    case 'set':
      return withValueAt(fields, field, change.value);
    case 'unset':
    case 'remove':
      return without(fields, field);
    case 'insert':
      return withValueAt(fields, field, listAt(fields, field).toSpliced(change.at, 0, change.value));
    case 'duplicate': {
      const { list, index } = itemAt(field);
      return withValueAt(fields, list, listAt(fields, list).toSpliced(index + 1, 0, valueIn(fields, field)));
    }
    case 'move': {
      const { list, index } = itemAt(field);
      const items = listAt(fields, list);
      return withValueAt(fields, list, items.toSpliced(index, 1).toSpliced(change.to, 0, items[index]));
    }
    case 'moveTo': {
      const item = valueIn(fields, field);
      const rest = without(fields, field);
      return withValueAt(rest, change.to, listAt(rest, change.to).toSpliced(change.at, 0, item));
    }
    case 'divideSteps':
      return dividedSteps(fields, change);
    case 'joinSteps': {
      const questions = listAt(fields, field).flatMap((step) => listAt(step, ['fields']));
      const holder = field.slice(0, -1);
      return withValueAt(without(fields, field), [...holder, 'fields'], questions);
    }
  }
}

/** Changes the lists whose items belong to those of a list that changes: a row of a table has a value for each column. */
function changedAlongside(fields: Fields, change: FieldChange, controls: readonly FieldControl[]): Fields {
  if (!['insert', 'duplicate', 'remove', 'move'].includes(change.op)) return fields;
  const list = change.op === 'insert' ? change.field : change.field.slice(0, -1);
  const found: { readonly path: Path; readonly control: FieldControl }[] = [];
  const walk = (control: FieldControl, value: unknown, path: Path) => {
    if (control.alongside === list.join('.') && Array.isArray(value)) found.push({ path, control });
    const { item } = control;
    if (item && Array.isArray(value)) for (const [index, one] of value.entries()) walk(item, one, [...path, index]);
    const inner = control.kinds ? control.kinds[String(Object(value).kind)] : control.fields;
    for (const one of inner ?? []) walk(one, Object(value)[one.name], [...path, one.name]);
  };
  for (const control of controls) walk(control, fields[control.name], [control.name]);
  return found.reduce((rest, { path, control }) => {
    if (change.op === 'insert') {
      const added = { ...change, field: [...path], value: control.item?.initial as string };
      return changedFields(rest, added, []);
    }
    return changedFields(rest, { ...change, field: [...path, change.field.at(-1) ?? 0] }, []);
  }, fields);
}

/** Divides a step of a form before one of its questions; a form without steps becomes one with two. */
function dividedSteps(fields: Fields, { field, at }: ChangeOf<'divideSteps'>): Fields {
  const questions = listAt(fields, field);
  if (at === 0 || at >= questions.length)
    throw new UsageError('A step needs a question.', 'Choose a question after the first one.');
  const [one, two] = [questions.slice(0, at), questions.slice(at)];
  const step = field.at(-2);
  if (typeof step !== 'number') {
    const steps = [one, two].map((asked, index) => ({ title: `Step ${index + 1}`, fields: asked }));
    return withValueAt(without(fields, field), [...field.slice(0, -1), 'steps'], steps);
  }
  const list = field.slice(0, -2);
  const steps = listAt(withValueAt(fields, field, one), list);
  const next = { title: `Step ${step + 2}`, fields: two };
  return withValueAt(fields, list, steps.toSpliced(step + 1, 0, next));
}

/** Returns the path of what a change adds or sets, which stays while everything else is made to fit. */
export function changedPath(change: FieldChange): Path {
  const { field } = change;
  if (change.op === 'insert') return [...field, change.at];
  if (change.op === 'moveTo') return [...change.to, change.at];
  if (change.op === 'duplicate') return [...itemAt(field).list, itemAt(field).index + 1];
  if (change.op === 'move') return [...itemAt(field).list, change.to];
  if (change.op === 'divideSteps' && typeof field.at(-2) !== 'number') return [...field.slice(0, -1), 'steps'];
  if (change.op === 'joinSteps') return [...field.slice(0, -1), 'fields'];
  return change.op === 'remove' ? itemAt(field).list : field;
}

/** Returns where something was before an item of its list was removed or moved. */
function placeBefore(path: Path, change: ChangeOf<'remove' | 'move'>): Path {
  const { list, index } = itemAt(change.field);
  const at = path[list.length];
  if (!startsWith(path, list) || typeof at !== 'number') return path;
  const order = [...Array(Math.max(at, index) + 2).keys()];
  order.splice(index, 1);
  if (change.op === 'move') order.splice(change.to, 0, index);
  return [...list, order[at] ?? at, ...path.slice(list.length + 1)];
}

function itemAt(field: Path): { readonly list: Path; readonly index: number } {
  const index = field.at(-1);
  if (typeof index !== 'number') throw new UsageError('This is no item of a list.', 'Load the page again.');
  return { list: field.slice(0, -1), index };
}

function listAt(fields: unknown, path: Path): readonly unknown[] {
  const list = valueIn(fields, path);
  return Array.isArray(list) ? list : [];
}

/** Writes values of a section. Values of one field that differ on one page alone are written as one. */
function replaceAll(found: readonly Difference[], change: FieldChange, context: SiteContext): void {
  // Questions and steps that are added, moved or divided change on all pages that show them, as items of lists do.
  const scope = change.op === 'set' || change.op === 'unset' ? change.scope : 'all';
  const { page, section } = change;
  const isApart = found.length > 1 && besidePage(context, { page, section, field: [] }) !== undefined;
  if (isApart && scope !== 'all')
    throw new UsageError('This changes several values, and other pages show them too.', 'Change it on all of them.');
  const swap = swapIn(found);
  if (swap !== undefined) {
    const path = writtenField(context.made, { page, section, field: swap.gone.path });
    applyOperation(context.edit, { op: 'renameSection', path, to: String(swap.come.path.at(-1)) });
    applyOperation(context.edit, { op: 'set', path, value: plain(swap.come.value) });
  }
  for (const one of found) {
    if (one === swap?.gone || one === swap?.come) continue;
    const { path, value } = one;
    const spot = { page, section, field: [...path], scope };
    if (value === undefined) addValueChange({ op: 'unset', ...spot }, context);
    else addValueChange({ op: 'set', ...spot, value: plain(value) }, context);
  }
}

/** Returns the field that goes and the one that takes its place; undefined if there is no such pair. */
function swapIn(found: readonly Difference[]) {
  const [gone, ...goes] = found.filter(({ value }) => value === undefined);
  const [come, ...comes] = found.filter(({ isNew }) => isNew);
  return gone && come && goes.length + comes.length === 0 ? { gone, come } : undefined;
}

type ItemOperation =
  | { readonly op: 'remove' | 'duplicate' }
  | { readonly op: 'move'; readonly to: number }
  | { readonly op: 'insert'; readonly at: number; readonly value: unknown };

/** Applies an operation to an item of a list, or to the list. */
function applyAt({ made, edit }: SiteContext, spot: FieldChange, operation: ItemOperation): void {
  const path = writtenField(made, spot);
  applyOperation(edit, { ...operation, path } as Extract<Parameters<typeof applyOperation>[1], { path: unknown }>);
}
