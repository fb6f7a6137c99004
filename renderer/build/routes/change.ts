import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { asText } from '../lib/as-text.ts';
import { isRecord } from '../lib/is-record.ts';

type Sections = Readonly<Record<string, unknown>>;

/** A new position of a section. */
interface Move {
  readonly side: 'before' | 'after';
  readonly beside: string;
}

interface Insertion extends Move {
  readonly section: unknown;
}

/**
 * Applies changes by section name: removes, replaces, moves or inserts sections, or changes their fields. Unchanged sections
 * stay the same objects. Reports changes of sections and fields that do not exist.
 */
export function changedSections(sections: Sections, changes: unknown, at: Path, diagnostics: Diagnostic[]): Sections {
  if (changes === undefined) return sections;
  if (!isRecord(changes)) {
    diagnostics.push({
      code: 'wrong-type',
      message: '"sections" must be an object of changes by section.',
      path: at,
      written: at,
    });
    return sections;
  }
  let entries = Object.entries(sections);
  for (const [name, change] of Object.entries(changes)) {
    const path = [...at, name];
    const insertion = insertionOf(change);
    const move = moveOf(change);
    if (insertion !== undefined) entries = inserted(entries, name, insertion, path, diagnostics);
    else if (move !== undefined) entries = moved(entries, name, move, path, diagnostics);
    else if (!entries.some(([other]) => other === name)) diagnostics.push(noSection(name, entries, path));
    else if (isRemoval(change)) entries = entries.filter(([other]) => other !== name);
    else {
      entries = entries.map(([other, section]) =>
        other === name ? [name, changedValue(section, change, path, diagnostics)] : [other, section],
      );
    }
  }
  return Object.fromEntries(entries);
}

/** Reads `{ before, section }` or `{ after, section }`. Without `section`, such a name may be a field. */
export function insertionOf(change: unknown): Insertion | undefined {
  if (!isRecord(change) || !('section' in change)) return undefined;
  const side = 'before' in change ? 'before' : 'after' in change ? 'after' : undefined;
  return side === undefined || Object.keys(change).length > 2
    ? undefined
    : { side, beside: asText(change[side]), section: change.section };
}

/** Reads `{ before: 'name' }` or `{ after: 'name' }`. With other keys, such a name may be a field. */
function moveOf(change: unknown): Move | undefined {
  if (!isRecord(change) || Object.keys(change).length !== 1) return undefined;
  const { before, after } = change;
  if (typeof before === 'string') return { side: 'before', beside: before };
  return typeof after === 'string' ? { side: 'after', beside: after } : undefined;
}

/** Reads `{ replace: … }`. */
export function replacement(change: unknown): { readonly replace: unknown } | undefined {
  return isRecord(change) && 'replace' in change && Object.keys(change).length === 1
    ? { replace: change.replace }
    : undefined;
}

function isRemoval(change: unknown): boolean {
  return isRecord(change) && change.remove === true && Object.keys(change).length === 1;
}

function moved(
  entries: [string, unknown][],
  name: string,
  { side, beside }: Move,
  path: Path,
  diagnostics: Diagnostic[],
): [string, unknown][] {
  const own = entries.find(([other]) => other === name);
  const others = entries.filter(([other]) => other !== name);
  if (own === undefined) {
    diagnostics.push(noSection(name, entries, path));
    return entries;
  }
  return inserted(others, name, { side, beside, section: own[1] }, path, diagnostics);
}

function inserted(
  entries: [string, unknown][],
  name: string,
  { side, beside, section }: Insertion,
  path: Path,
  diagnostics: Diagnostic[],
): [string, unknown][] {
  const index = entries.findIndex(([other]) => other === beside);
  if (entries.some(([other]) => other === name)) {
    diagnostics.push({
      code: 'id-duplicate',
      message: `The original has a section "${name}" already.`,
      path,
      written: path,
      atKey: true,
      suggestion: 'Give the new one another name, or write { replace: … } to replace the old one.',
    });
    return entries;
  }
  if (index < 0) {
    diagnostics.push(noSection(beside, entries, [...path, side], false));
    return entries;
  }
  const from = side === 'before' ? index : index + 1;
  return [...entries.slice(0, from), [name, section], ...entries.slice(from)];
}

/** Objects merge by key; lists and plain values are replaced. */
function changedValue(value: unknown, change: unknown, at: Path, diagnostics: Diagnostic[]): unknown {
  const whole = replacement(change);
  if (whole !== undefined) return whole.replace;
  if (!isRecord(change) || !isRecord(value)) return change;
  const result: Record<string, unknown> = { ...value };
  for (const [key, inner] of Object.entries(change)) {
    const path = [...at, key];
    // Every section may be hidden, whether the original is or not.
    const isCommon = key === 'hide' && 'block' in value;
    if (!(Object.hasOwn(value, key) || isCommon)) diagnostics.push(noField(key, value, path));
    else if (isRemoval(inner)) delete result[key];
    else result[key] = changedValue(value[key], inner, path, diagnostics);
  }
  return result;
}

function noSection(name: string, entries: readonly [string, unknown][], path: Path, atKey = true): Diagnostic {
  const names = entries.map(([other]) => other);
  return {
    code: 'unknown-section',
    message: `The original has no section "${name}".`,
    path,
    written: path,
    atKey,
    suggestion: `${didYouMean(name, names, 'section')}${atKey ? ' To add a section, write { after: "…", section: { … } }.' : ''}`,
  };
}

function noField(name: string, value: Readonly<Record<string, unknown>>, path: Path): Diagnostic {
  return {
    code: 'unknown-field',
    message: `The original has no field "${name}" to change.`,
    path,
    written: path,
    atKey: true,
    suggestion: `${didYouMean(name, Object.keys(value), 'field')} To add a field, write { replace: … } with the whole object around it.`,
  };
}
