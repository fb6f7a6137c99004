import type { Finding, Path } from '../../../sdk/issue.ts';
import { type Data, dataKey } from '../../inputs/data.ts';
import { entry } from '../../lib/entry.ts';
import { secretParts } from './hidden-secrets.ts';
import { leastSecret, mayHoldSecret, secretIn } from './secret-patterns.ts';

/**
 * Secrets in what is published: whatever a config holds, and the environment variables that it reads, may stand in the
 * source of a page. The message does not repeat the secret: reports are sent around.
 */
export function secrets(input: unknown, data: Data): Finding[] {
  const seen = new Set<object>();
  const inConfig = secretsIn(input, [], seen).map((secret) => ({ ...finding(secret), written: secret.path }));
  return [...inConfig, ...inRows(input, data, seen).map(finding)];
}

/** What is secret of them, word for word: for whoever must not repeat it. */
export function secretTexts(input: unknown, data: Data): string[] {
  const seen = new Set<object>();
  return [...secretsIn(input, [], seen), ...inRows(input, data, seen)].flatMap(({ text }) => secretParts(text));
}

interface Secret {
  readonly what: string;
  readonly text: string;
  readonly path: Path;
}

/** A value, and the way to it. */
interface Step {
  readonly value: unknown;
  readonly key: string | number;
  /** The key that it stands under, lists aside. */
  readonly name: string;
  readonly above: Step | undefined;
}

/** In the order they are written in. Values may stand as deep inside each other as a config can hold them, so no call waits for another. */
function secretsIn(value: unknown, at: Path, seen: Set<object>): Secret[] {
  const found: Secret[] = [];
  const waiting: Step[] = [{ value, key: '', name: String(at.findLast(isName) ?? ''), above: undefined }];
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
    const { value, name } = step;
    if (typeof value === 'string') {
      const what = secretIn(value, name);
      if (what !== undefined) found.push({ what, text: value, path: [...at, ...wayTo(step)] });
    } else if (typeof value === 'object' && value !== null && !seen.has(value)) {
      if (isHarmless(value, name, seen)) continue;
      seen.add(value);
      const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
      const inside = Array.from<string | number, Step>(keys, (key) => ({
        value: Reflect.get(value, key),
        key,
        name: isName(key) ? key : name,
        above: step,
      }));
      for (let last = inside.pop(); last !== undefined; last = inside.pop()) waiting.push(last);
    }
  }
  return found;
}

/** How deep a value is looked into at once. */
const shallow = 8;

/**
 * Whether nothing secret stands in a value that is not deep: nearly all are so, and need no steps. What was looked at is
 * marked as seen where that is so.
 */
function isHarmless(value: object, name: string, seen: Set<object>): boolean {
  const looked = new Set<object>();
  if (!isQuiet(value, name, shallow, seen, looked)) return false;
  for (const one of looked) seen.add(one);
  return true;
}

/** `looked` takes what it has come to: a value may stand in many places, and those in many others. */
function isQuiet(value: object, name: string, depth: number, seen: ReadonlySet<object>, looked: Set<object>): boolean {
  if (depth === 0) return false;
  looked.add(value);
  for (const key in value) {
    const inner: unknown = Reflect.get(value, key);
    if (typeof inner === 'number' || typeof inner === 'boolean') continue;
    const own = Array.isArray(value) ? name : key;
    if (typeof inner === 'string') {
      if (secretIn(inner, own) !== undefined) return false;
    } else if (typeof inner === 'object' && inner !== null && !seen.has(inner) && !looked.has(inner)) {
      if (!isQuiet(inner, own, depth - 1, seen, looked)) return false;
    }
  }
  return true;
}

/** The keys that lead to a value from where the search began. */
function wayTo(step: Step): Path {
  const way: (string | number)[] = [];
  for (let { above, key } = step; above !== undefined; { above, key } = above) way.unshift(key);
  return way;
}

function isName(key: string | number): key is string {
  return typeof key === 'string';
}

/** Files of rows fill templates; each is read where a route names it first. */
function inRows(input: unknown, data: Data, seen: Set<object>): Secret[] {
  const routes = entry(input, 'routes');
  return (Array.isArray(routes) ? routes : []).flatMap((route, index) => {
    const axes = entry(route, 'rows');
    if (typeof axes !== 'object' || axes === null) return [];
    return Object.entries(axes).flatMap(([axis, reference]) => {
      const file = data.get(dataKey(reference) ?? '');
      if (file === undefined || seen.has(file.rows)) return [];
      const at = ['routes', index, 'rows', axis];
      if (file.kind === 'csv') {
        seen.add(file.rows);
        return file.rows.flatMap(({ cells }, row) =>
          isQuietJson(cells, axis, shallow) ? [] : secretsIn(cells, [...at, row], new Set()),
        );
      }
      if (!isQuietJson(file.rows, axis, shallow)) return secretsIn(file.rows, at, seen);
      seen.add(file.rows);
      return [];
    });
  });
}

/** Whether nothing secret stands in the values of a row; `names` are the keys that they stand under. */
export function areHarmless(values: readonly unknown[], names: readonly string[]): boolean {
  let sentences = '';
  for (let index = 0; index < values.length; index++) {
    const value = values[index];
    if (typeof value !== 'string' || value.length < leastSecret) continue;
    // Of several words together no name makes a secret, and what each may hold, all of them together may hold.
    if (value.includes(' ')) sentences += ` ${value}`;
    else if (secretIn(value, names[index]) !== undefined) return false;
  }
  return !mayHoldSecret(sentences) || values.every((value, index) => isQuietJson(value, names[index] ?? '', 1));
}

/** The same as {@link isQuiet} for what was read from JSON: nothing stands in two places of it, and there may be much of it. */
function isQuietJson(value: unknown, name: string, depth: number): boolean {
  if (typeof value === 'string') return secretIn(value, name) === undefined;
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.every((inner) => isQuietJson(inner, name, depth - 1));
  for (const key in value) if (!isQuietJson(Reflect.get(value, key), key, depth - 1)) return false;
  return true;
}

function finding({ what, path }: Secret): Finding {
  return {
    code: 'secret-published',
    message: `This looks like ${what}, and everything in a config is published.`,
    path,
    suggestion:
      'Take it out and have it replaced by whoever issued it: it has been read. A destination that needs a key asks for it in each browser (setting: "key").',
  };
}
