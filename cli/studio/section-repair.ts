import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../renderer/build/lib/is-record.ts';
import { unfitLayout } from '../../renderer/build/schema/sections.ts';
import { initialText } from '../../renderer/sdk/fields.ts';
import type { Path } from '../../renderer/sdk/issue.ts';
import { isWordsError, readWords } from '../../renderer/sdk/words/read-words.ts';
import { plainWords } from '../../renderer/sdk/words/rich-text.ts';
import type { RegisteredBlock } from '../../renderer/site/registry.ts';
import { controlAt } from './app/values.ts';
import { type FieldControl, fieldControls } from './fields.ts';
import { startsWith, valueIn } from './places.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Something in a section that its block refuses. */
interface Problem {
  readonly path: Path;
  readonly message: string;
  /** Fields at the path that the block does not have. */
  readonly keys?: readonly string[];
}

interface RepairContext {
  /** The path of what was changed: it stays. */
  readonly changed: Path;
  /** Returns a value that the schema cannot give a beginning, such as a picture of the site; undefined if there is none. */
  readonly begin: (path: Path) => unknown;
}

/** More mean that a repair brings the problem that it solves. */
const mostRepairs = 40;

/**
 * Returns the fields of a changed section as its block accepts them. What is missing now begins with a value, names that are
 * taken become others, and what no longer belongs goes, such as the options of a field that became a line of text. The check of
 * the block says what is wrong, so this knows no block. Problems that it cannot solve stay, and are reported like any others.
 */
export function repairSection(
  definition: RegisteredBlock,
  before: Fields,
  after: Fields,
  options: RepairContext,
): Fields {
  const controls = fieldControls(definition.schema);
  const known = new Set(problemsOf(definition, before).map(({ message }) => message));
  const solve = (start: Fields) => solveProblems(start, known, { ...options, definition, controls });
  const carried = withPlainTexts(
    controls,
    before,
    renameByLabel(definition, controls, before, after, options.changed),
    options,
  );
  const first = solve(carried);
  if (first.isSound) return first.fields;
  // What the schema begins with does not fit: what a person would write may.
  const isNew = valueIn(before, options.changed) === undefined;
  for (const value of isNew ? others(after, controls, options) : []) {
    const next = solve(withValueAt(after, options.changed, value));
    if (next.isSound) return next.fields;
  }
  return first.fields;
}

/** Solves one problem after the other. */
function solveProblems(start: Fields, known: ReadonlySet<string>, options: RepairOptions) {
  const left = new Set(known);
  let fields = start;
  for (let count = 0; count < mostRepairs; count++) {
    const problem = problemsOf(options.definition, fields).find(({ message }) => !left.has(message));
    if (problem === undefined) return { fields, isSound: left.size === known.size };
    const next = solveProblem(problem, fields, options);
    if (next === undefined || isDeepStrictEqual(next, fields)) left.add(problem.message);
    else fields = next;
  }
  return { fields, isSound: false };
}

/** Returns other values that something new may begin with: that of an example, and those with other choices. */
function others(after: Fields, controls: readonly FieldControl[], { changed, begin }: RepairContext): unknown[] {
  const given = valueIn(after, changed);
  const sample = begin(changed);
  const { fields = [] } = controlAt(controls, after, changed) ?? {};
  const choices = fields.flatMap(({ name, control, options = [] }) =>
    control === 'choice' && isRecord(given) ? options.map((option) => ({ ...given, [name]: option })) : [],
  );
  return [...(sample === undefined ? [] : [sample]), ...choices];
}

/** Returns what a block refuses in the fields of a section. */
export function problemsOf({ block, schema }: RegisteredBlock, fields: Fields): Problem[] {
  const { block: _, hide: __, ...own } = fields;
  const parsed = schema.safeParse(own);
  if (parsed.success) return [...unfitLayout(block, own, []), ...(block.check?.(own) ?? [])];
  return parsed.error.issues.map((issue) => ({
    path: issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step)),
    message: `${issue.code} ${issue.path.map(String).join('.')} ${issue.message}`,
    ...(issue.code === 'unrecognized_keys' && { keys: issue.keys }),
  }));
}

interface RepairOptions extends RepairContext {
  readonly definition: RegisteredBlock;
  readonly controls: readonly FieldControl[];
}

/** Returns the fields with one problem less; undefined if nothing is known that solves it. */
function solveProblem(problem: Problem, fields: Fields, options: RepairOptions): Fields | undefined {
  const { path, keys } = problem;
  const { definition, controls, changed, begin } = options;
  if (keys !== undefined) return keys.reduce<Fields>((rest, key) => without(rest, [...path, key]), fields);
  if (path.length === 1 && path[0] === 'layout') return withNeed(fields, options);
  const control = controlAt(controls, fields, path);
  const value = valueIn(fields, path);
  if (control?.alongside !== undefined && Array.isArray(value)) {
    const { length } = Object(valueIn(fields, control.alongside.split('.')));
    const items = Array.from({ length }, (_, index) => value[index] ?? control.item?.initial);
    return withValueAt(fields, path, items);
  }
  if (control?.identity !== undefined) return withFreeName(definition, fields, path, control);
  if (value === undefined) {
    if (isDeepStrictEqual(path, changed)) return undefined;
    const beginning = control?.initial ?? begin(path);
    return beginning === undefined ? undefined : withValueAt(fields, path, beginning);
  }
  // The nearest thing around it that may go.
  for (let length = path.length; length > 0; length--) {
    const place = path.slice(0, length);
    if (startsWith(changed, place)) return undefined;
    const around = controlAt(controls, fields, place);
    const isAnswer = controlAt(controls, fields, place.slice(0, -1))?.control === 'condition';
    // A condition that asks for nothing goes as a whole.
    if (isAnswer && Object.keys(Object(valueIn(fields, place.slice(0, -1)))).length === 1) continue;
    if (typeof place.at(-1) === 'number' || isAnswer || around?.required === false) return without(fields, place);
  }
  return undefined;
}

/** Gives a section what its layout needs; undefined if it has more than there is room for. */
function withNeed(fields: Fields, { definition: { block }, controls, begin }: RepairOptions): Fields | undefined {
  const need = block.needs?.[String(fields.layout ?? '')];
  if (need === undefined || need.most !== undefined) return undefined;
  const path = need.of === undefined ? [need.field] : [need.of, 0, need.field];
  const beginning = begin(path) ?? controlAt(controls, fields, path)?.initial;
  return beginning === undefined ? undefined : withValueAt(fields, path, beginning);
}

/** How many names to try. */
const mostNames = 100;

/** Gives an item a name that its block accepts: from its label, or like the one that it has. */
function withFreeName(
  definition: RegisteredBlock,
  fields: Fields,
  path: Path,
  control: FieldControl,
): Fields | undefined {
  const value = valueIn(fields, path);
  const base =
    typeof value === 'string' && value !== ''
      ? value.replace(/[- ]?\d+$/, '')
      : nameFrom(labelBeside(fields, path), control);
  for (let number = 1; number <= mostNames; number++) {
    const name = number === 1 ? base : `${base}${between[control.identity ?? 'camel']}${number}`;
    const next = withValueAt(fields, path, name);
    const isFree = !problemsOf(definition, next).some((problem) => problem.path.join('.') === path.join('.'));
    if (isFree && !isDeepStrictEqual(next, fields)) return next;
  }
  return undefined;
}

/** What is between a name and its number. */
const between = { camel: '', kebab: '-', words: ' ' };

/** What an item is called. */
function labelBeside(fields: Fields, path: Path): string {
  const item = valueIn(fields, path.slice(0, -1));
  if (!isRecord(item)) return '';
  const { label = item.type === 'consent' ? 'consent' : initialText('label') } = item;
  return typeof label === 'string' ? label : '';
}

/** Returns a name for what people call something: "How many guests?" is `howManyGuests`, or `how-many-guests`. */
export function nameFrom(label: string, { identity, name }: Pick<FieldControl, 'identity' | 'name'>): string {
  const plain = label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßẞ]/g, 'ss')
    .replace(/\([^)]*\)/g, ' ');
  const words = (plain.match(/[A-Za-z0-9]+/g) ?? []).slice(0, mostWords).map((word) => word.toLowerCase());
  while (/^\d/.test(words[0] ?? '')) words.shift();
  if (words.length === 0) return name === 'value' ? 'choice' : 'field';
  if (identity === 'kebab') return words.join('-').slice(0, longestName);
  const [first = '', ...rest] = words;
  return `${first}${rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`.slice(0, longestName);
}

const mostWords = 5;
const longestName = 36;

/** Drops the marks of texts that something of another kind shows as they are written. */
function withPlainTexts(controls: readonly FieldControl[], before: Fields, after: Fields, { changed }: RepairContext) {
  if (changed.at(-1) !== 'kind') return after;
  const group = changed.slice(0, -1);
  return Object.entries(Object(valueIn(after, group))).reduce<Fields>((rest, [name, text]) => {
    const path = [...group, name];
    const isPlain = controlAt(controls, after, path)?.control === 'text';
    const words = controlAt(controls, before, path)?.words;
    if (!isPlain || words === undefined || typeof text !== 'string') return rest;
    const read = readWords(text, words);
    return isWordsError(read) ? rest : withValueAt(rest, path, plainWords(read));
  }, after);
}

/** How the labels begin that nobody has typed. */
const beginnings = [initialText('label'), 'First choice', 'Second choice'];

/** Names an item after its label, if that is the first one it gets. A name that leads may have by now stays. */
function renameByLabel(
  definition: RegisteredBlock,
  controls: readonly FieldControl[],
  before: Fields,
  after: Fields,
  changed: Path,
): Fields {
  if (changed.at(-1) !== 'label') return after;
  const item = changed.slice(0, -1);
  const control = ['name', 'value']
    .map((name) => controlAt(controls, after, [...item, name]))
    .find((one) => one?.identity !== undefined);
  const [old, label] = [before, after].map((fields) => String(valueIn(fields, changed) ?? ''));
  if (control === undefined || label === undefined || label === '') return after;
  const path = [...item, control.name];
  const given = String(valueIn(after, path) ?? '').replace(/[- ]?\d+$/, '');
  if (given !== nameFrom(old ?? '', control) || !beginnings.some((words) => old?.startsWith(words))) return after;
  const next = withValueAt(after, path, nameFrom(label, control));
  const isFree = problemsOf(definition, next).length <= problemsOf(definition, after).length;
  return isFree ? next : (withFreeName(definition, next, path, control) ?? after);
}

/** Returns a value with another one at a path, with the objects around it that were left out. */
export function withValueAt<Value>(value: Value, [step, ...inside]: Path, inner: unknown): Value {
  if (step === undefined) return inner as Value;
  if (Array.isArray(value)) {
    const items = [...value];
    items[Number(step)] = withValueAt(items[Number(step)], inside, inner);
    return items as Value;
  }
  const own: Record<string, unknown> = isRecord(value) ? value : {};
  return { ...own, [step]: withValueAt(own[step], inside, inner) } as Value;
}

/** Returns a value without what is at a path. A list or a condition that is empty then is left to the next check. */
export function without<Value>(value: Value, [step, ...inside]: Path): Value {
  if (step === undefined) return value;
  if (Array.isArray(value)) {
    const index = Number(step);
    return (
      inside.length === 0 ? value.toSpliced(index, 1) : value.with(index, without(value[index], inside))
    ) as Value;
  }
  if (!isRecord(value)) return value;
  const { [step]: inner, ...rest } = value;
  if (inside.length === 0) return rest as Value;
  return { ...value, [step]: without(inner, inside) } as Value;
}

/** A value that differs: what it is now, undefined if it is gone. */
export interface Difference {
  readonly path: Path;
  readonly value: unknown;
  /** Whether there was none before. */
  readonly isNew?: boolean;
}

/** Returns how one value differs from another, in the fewest replacements; lists of other lengths are replaced as a whole. */
export function differences(before: unknown, after: unknown, path: Path = []): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  const isRoot = path.length === 0;
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item, index) => differences(item, after[index], [...path, index]));
  if (!isRecord(before) || !isRecord(after)) return [{ path, value: after }];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const isSameShape = keys.every((key) => key in before && key in after);
  if (!isRoot && !isSameShape) return [{ path, value: after }];
  return keys.flatMap((key) =>
    key in before
      ? differences(before[key], after[key], [...path, key])
      : [{ path: [...path, key], value: after[key], isNew: true }],
  );
}
