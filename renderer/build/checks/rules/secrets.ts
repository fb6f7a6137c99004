import type { Diagnostic, Path, Place } from '../../../sdk/issue.ts';
import type { Prose } from '../../../sdk/prose/prose.ts';
import { type Data, dataKey } from '../../inputs/data.ts';
import { entry } from '../../lib/entry.ts';
import type { SiteRule } from '../rule.ts';
import { secretParts } from './hidden-secrets.ts';
import { secretIn } from './secret-patterns.ts';

/**
 * Reports secrets in the config and its tables, because everything in them may be published. The message does not repeat the
 * secret, because people share reports.
 */
export const secrets: SiteRule = {
  id: 'secret-published',
  on: 'site',
  check({ input, loaded: { data, prose } }) {
    const seen = new Set<object>();
    const inConfig = secretsIn(input, [], seen).map((secret) => ({ ...diagnostic(secret), written: secret.path }));
    const inProse = prose.used
      .flatMap(inLines)
      .map((secret) => ({ ...diagnostic(secret, 'prose'), place: secret.place }));
    return [...inConfig, ...inRows(input, data, seen).map((secret) => diagnostic(secret)), ...inProse];
  },
};

/** The text of a prose file. */
type WrittenProse = Pick<Prose, 'file' | 'text'>;

function inLines({ file, text }: WrittenProse): (Secret & { readonly place: Place })[] {
  return text.split('\n').flatMap((line, index) => {
    const what = secretIn(line, '');
    if (what === undefined) return [];
    return [{ what, text: line, path: [], place: { file, line: index + 1, column: 1 + line.search(/\S/) } }];
  });
}

/** Returns the secrets themselves, so that reports can leave them out. */
export function secretTexts(input: unknown, data: Data, prose: readonly WrittenProse[] = []): string[] {
  const seen = new Set<object>();
  return [...secretsIn(input, [], seen), ...inRows(input, data, seen), ...prose.flatMap(inLines)].flatMap(({ text }) =>
    secretParts(text),
  );
}

interface Secret {
  readonly what: string;
  readonly text: string;
  readonly path: Path;
}

/** A value and its path, as a linked list. */
interface Step {
  readonly value: unknown;
  readonly key: string | number;
  /** The nearest key that is no index. */
  readonly name: string;
  readonly above: Step | undefined;
}

/** Returns secrets in the order of the config. A loop instead of recursion: values may be nested too deep for the call stack. */
function secretsIn(value: unknown, at: Path, seen: Set<object>): Secret[] {
  const found: Secret[] = [];
  const pending: Step[] = [{ value, key: '', name: String(at.findLast(isName) ?? ''), above: undefined }];
  for (let step = pending.pop(); step !== undefined; step = pending.pop()) {
    const { value, name } = step;
    if (typeof value === 'string') {
      const what = secretIn(value, name);
      if (what !== undefined) found.push({ what, text: value, path: [...at, ...pathOf(step)] });
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
      for (let last = inside.pop(); last !== undefined; last = inside.pop()) pending.push(last);
    }
  }
  return found;
}

/** How deep the fast check goes into a value. */
const shallow = 8;

/**
 * Whether a value is not deep and contains no secret, as nearly all do. If so, marks all objects in it as seen, so that they need
 * no steps.
 */
function isHarmless(value: object, name: string, seen: Set<object>): boolean {
  const visited = new Set<object>();
  if (!hasNoSecret(value, name, shallow, seen, visited)) return false;
  for (const one of visited) seen.add(one);
  return true;
}

/** Collects the visited objects, because an object may occur many times. */
function hasNoSecret(
  value: object,
  name: string,
  depth: number,
  seen: ReadonlySet<object>,
  visited: Set<object>,
): boolean {
  if (depth === 0) return false;
  visited.add(value);
  for (const key in value) {
    const inner: unknown = Reflect.get(value, key);
    if (typeof inner === 'number' || typeof inner === 'boolean') continue;
    const own = Array.isArray(value) ? name : key;
    if (typeof inner === 'string') {
      if (secretIn(inner, own) !== undefined) return false;
    } else if (typeof inner === 'object' && inner !== null && !seen.has(inner) && !visited.has(inner)) {
      if (!hasNoSecret(inner, own, depth - 1, seen, visited)) return false;
    }
  }
  return true;
}

/** The keys from the start of the search to a value. */
function pathOf(step: Step): Path {
  const path: (string | number)[] = [];
  for (let { above, key } = step; above !== undefined; { above, key } = above) path.unshift(key);
  return path;
}

function isName(key: string | number): key is string {
  return typeof key === 'string';
}

/** Finds secrets in tables. Each table is searched at the first route that uses it. */
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
          hasNoSecretInJson(cells, axis, shallow) ? [] : secretsIn(cells, [...at, row], new Set()),
        );
      }
      if (!hasNoSecretInJson(file.rows, axis, shallow)) return secretsIn(file.rows, at, seen);
      seen.add(file.rows);
      return [];
    });
  });
}

/** The same as {@link hasNoSecret} for large data from JSON, in which no object occurs twice. */
function hasNoSecretInJson(value: unknown, name: string, depth: number): boolean {
  if (typeof value === 'string') return secretIn(value, name) === undefined;
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.every((inner) => hasNoSecretInJson(inner, name, depth - 1));
  for (const key in value) if (!hasNoSecretInJson(Reflect.get(value, key), key, depth - 1)) return false;
  return true;
}

function diagnostic({ what, path }: Secret, where = 'a config'): Diagnostic {
  return {
    code: 'secret-published',
    message: `This looks like ${what}, and everything in ${where} is published.`,
    path,
    suggestion:
      'Remove it, and have its issuer replace it, because others may have read it. A destination that needs a key asks for it in each browser (setting: "key").',
  };
}
