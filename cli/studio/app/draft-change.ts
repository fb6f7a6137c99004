import type { Change, ChangeAnswer, ChangeOf } from './api.ts';

type ValueChange = ChangeOf<'set' | 'setMeta' | 'setFact' | 'setCell' | 'setSetting' | 'setToken'>;

type Place<One> = One extends unknown ? Omit<One, 'value' | 'was' | 'scope'> : never;

/** Where a value is written: what changes it, without the value. */
export type Spot = Place<ValueChange>;

/** A value as JSON; `null` for one that is left out. */
export type Json = string | number | boolean | null | { readonly [key: string]: Json } | readonly Json[];

/** What a control asks of its value. */
export interface Rule {
  /** Whether it has to be there; a text that has not is removed when it is emptied. */
  readonly required: boolean;
  readonly isNumber?: boolean;
}

/** Where a value changes that several pages show; undefined for beside the page, if that can be. */
export type Scope = 'all' | 'here' | undefined;

/** A value that a person typed or chose, until its file has it and the control shows that. */
export interface Draft {
  readonly key: string;
  readonly spot: Spot;
  readonly rule: Rule;
  readonly scope: Scope;
  /** What the control holds. */
  readonly typed: Json;
  /** What the file had when the person began, or what this client wrote there last. */
  readonly was: Json;
  readonly state: 'typed' | 'saving' | 'saved' | 'unreachable' | 'refused' | 'conflict';
  /** Why it is not saved. */
  readonly message?: string;
  /** What the file has, after a conflict. */
  readonly now?: Json;
  /** When that was known, as `Date.now()` counts. */
  readonly at?: number;
}

/** Returns the key of a place: the same for every value of one control. */
export function keyOf(spot: Spot): string {
  return JSON.stringify(Object.entries(spot).sort(([one], [other]) => (one < other ? -1 : 1)));
}

export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** Returns the value that a draft stands for, or why it is none. */
export function meantBy({ typed, rule, spot }: Draft): { readonly value: Json } | { readonly message: string } {
  if (typeof typed !== 'string') return { value: typed };
  if (typed.trim() === '') {
    if (rule.required) return { message: 'It cannot be empty.' };
    return { value: spot.op === 'set' ? null : '' };
  }
  if (!rule.isNumber) return { value: spot.op === 'setToken' || spot.op === 'setSetting' ? typed.trim() : typed };
  const value = Number(typed);
  return Number.isFinite(value) ? { value } : { message: `"${typed}" is not a number. Write it as 1200 or 19.5.` };
}

/** Returns the change that writes a value. */
export function changeOf({ spot, was, scope }: Draft, value: Json): Change {
  const where = spot.op === 'set' && scope !== undefined ? { scope } : {};
  if (spot.op === 'set' && value === null) return { ...spot, ...where, op: 'unset', was } as Change;
  return { ...spot, ...where, value, was } as Change;
}

/** Whether the file has what was to be written. */
export function isInFile(answer: ChangeAnswer): boolean {
  return answer.kind === 'saved' || answer.kind === 'unchanged';
}

/** Returns why a change was not written. */
export function reasonOf(answer: ChangeAnswer): string {
  switch (answer.kind) {
    case 'conflict':
      return 'Somebody changed this meanwhile.';
    case 'errors':
      return answer.issues.map(sentences).join(' ');
    case 'refused':
      return sentences(answer);
    default:
      return '';
  }
}

function sentences({ message, suggestion }: { readonly message: string; readonly suggestion?: string | undefined }) {
  return [message, suggestion].filter(Boolean).join(' ');
}
