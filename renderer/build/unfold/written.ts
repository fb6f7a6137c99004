import type { Path } from '../../kit/issue.ts';
import { isRecord } from '../is-record.ts';
import { insertionOf, replacement } from './change.ts';
import { isPagesOf, wholeParam } from './fill.ts';
import type { Written } from './raw-page.ts';

/**
 * Goes down into a value as it is written, as far as the way leads. Where a parameter stands in place of the value, the
 * way goes on there.
 */
export function follow(
  value: unknown,
  at: Path,
  inside: Path,
  paramAt: (name: string, inside: Path) => Written = (_name, rest) => ({ path: [...at, ...rest] }),
): Written {
  let node = value;
  for (let depth = 0; depth <= inside.length; depth++) {
    const name = wholeParam(node);
    const key = inside[depth];
    if (name !== undefined && key !== 'param') return paramAt(name, inside.slice(depth));
    if (isPagesOf(node) && (key === undefined || !(key in node))) return { path: [...at, ...inside.slice(0, depth)] };
    node = key !== undefined && typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined;
  }
  return { path: [...at, ...inside] };
}

/** The way to a value inside the changes of a page, where they hold it; nothing where the original does. */
export function insideChanges(changes: Readonly<Record<string, unknown>>, inside: Path): Path | undefined {
  const [field, ...rest] = inside;
  if (field === undefined || !(field in changes)) return undefined;
  const value = changes[field];
  if (field === 'meta' || field === 'facts') {
    const [key] = rest;
    return isRecord(value) && key !== undefined && key in value ? inside : undefined;
  }
  if (field !== 'sections') return inside;
  const [name, ...more] = rest;
  const change = isRecord(value) && name !== undefined ? value[name] : undefined;
  if (name === undefined || change === undefined) return undefined;
  if (insertionOf(change) !== undefined) return [field, name, 'section', ...more];
  const way = insideChange(change, more);
  return way && [field, name, ...way];
}

/** The way inside a deep change; nothing where the change does not reach the value. */
function insideChange(change: unknown, inside: Path): Path | undefined {
  if (replacement(change) !== undefined) return ['replace', ...inside];
  if (!isRecord(change)) return inside;
  const [key, ...rest] = inside;
  if (key === undefined || !(key in change)) return undefined;
  const way = insideChange(change[key], rest);
  return way && [key, ...way];
}
