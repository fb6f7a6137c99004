import { sharedJson } from '../lib/as-text.ts';
import { contentHash } from '../lib/hash.ts';
import { isRecord } from '../lib/is-record.ts';

/** Short hashes of the parts of an input, by name. They only explain changes. The hash of the input detects them. */
export type Parts = Readonly<Record<string, string>>;

/** Maximum number of parts. More would make the cache slow to load. */
const maxParts = 200;

/** Returns the parts of a value by JSON path, two levels deep: `meta.title`. Arrays are one part. */
export function partsOf(value: unknown): Parts {
  const parts: [name: string, hash: string][] = [];
  for (const [name, field] of fieldsOf(value)) {
    const inner = fieldsOf(field);
    const isOpen = inner.length > 0 && inner.length <= maxParts;
    if (isOpen) for (const [key, one] of inner) parts.push([`${name}.${key}`, hashOf(one)]);
    else parts.push([name, hashOf(field)]);
  }
  return limited(parts);
}

/** Returns parts without their values; none if there are too many to be stored. */
export function namedParts(values: Iterable<readonly [name: string, value: unknown]>): Parts {
  return limited([...values].map(([name, value]) => [name, hashOf(value)]));
}

/** Returns the names of parts that were edited, added or removed. */
export function changedParts(parts: Parts, before: Parts): string[] {
  const names = new Set([...Object.keys(parts), ...Object.keys(before)]);
  return [...names].filter((name) => parts[name] !== before[name]);
}

/** Returns `a, b and c`; the first three of a long list. */
export function listed(names: readonly string[]): string {
  const last = names.length > 4 ? `${names.length - 3} more` : names.at(-1);
  const first = names.slice(0, names.length > 4 ? 3 : -1);
  return first.length === 0 ? `${last}` : `${first.join(', ')} and ${last}`;
}

function limited(parts: readonly (readonly [name: string, hash: string])[]): Parts {
  return parts.length > maxParts ? {} : Object.fromEntries(parts);
}

function fieldsOf(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}

function hashOf(value: unknown): string {
  return contentHash(sharedJson(value)).slice(0, 8);
}
