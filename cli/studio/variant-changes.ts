import { isRecord } from '../../renderer/build/lib/is-record.ts';
import type { Path } from '../../renderer/sdk/issue.ts';

/** A change of a section that leaves its page what it is made of. */
export type SectionStep =
  | { readonly kind: 'set'; readonly field: Path; readonly value: unknown }
  | { readonly kind: 'unset'; readonly field: Path }
  | { readonly kind: 'remove' };

/** Whether a variant changes fields of a section, and does not move, replace, add or remove it. */
export function isChangeOfFields(change: unknown): change is Readonly<Record<string, unknown>> {
  if (!isRecord(change)) return false;
  return !['before', 'after', 'replace', 'remove', 'section'].some((key) => key in change);
}

/** Returns why a page cannot get what a variant of it says, by the changes of its sections; undefined if it can. */
export function untakable(sections: unknown): string | undefined {
  const other = Object.entries(Object(sections)).find(([, change]) => !isChangeOfFields(change) && !isRemoval(change));
  return other && `The variant moves, replaces or adds the section "${other[0]}".`;
}

/** Returns the changes of a section one by one. Objects merge by key; lists and plain values are replaced. */
export function stepsOf(change: unknown, field: Path = []): SectionStep[] {
  if (isRemoval(change)) return field.length === 0 ? [{ kind: 'remove' }] : [{ kind: 'unset', field }];
  if (!isRecord(change)) return [{ kind: 'set', field, value: change }];
  return Object.entries(change).flatMap(([key, inner]) => stepsOf(inner, [...field, key]));
}

function isRemoval(change: unknown): boolean {
  return isRecord(change) && change.remove === true && Object.keys(change).length === 1;
}
