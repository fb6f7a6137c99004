import type { Finding, Path } from '../../kit/issue.ts';
import { type Data, dataKey } from '../load/data.ts';
import { secretParts } from './hidden-secrets.ts';
import { secretIn } from './secret-patterns.ts';

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

function secretsIn(value: unknown, at: Path, seen: Set<object>): Secret[] {
  if (typeof value === 'string') {
    const what = secretIn(value, nameOf(at));
    return what === undefined ? [] : [{ what, text: value, path: at }];
  }
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (Array.isArray(value)) return value.flatMap((item, index) => secretsIn(item, [...at, index], seen));
  return Object.entries(value).flatMap(([key, item]) => secretsIn(item, [...at, key], seen));
}

/** Files of rows fill templates; each is read where a route names it first. */
function inRows(input: unknown, data: Data, seen: Set<object>): Secret[] {
  const routes = entry(input, 'routes');
  return (Array.isArray(routes) ? routes : []).flatMap((route, index) => {
    const axes = entry(route, 'rows');
    if (typeof axes !== 'object' || axes === null) return [];
    return Object.entries(axes).flatMap(([axis, reference]) => {
      const file = data.get(dataKey(reference) ?? '');
      return file === undefined ? [] : secretsIn(file.rows, ['routes', index, 'rows', axis], seen);
    });
  });
}

/** The key that a value stands under, lists aside. */
function nameOf(at: Path): string {
  const name = at.findLast((key) => typeof key === 'string');
  return typeof name === 'string' ? name : '';
}

function entry(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function finding({ what, path }: Secret): Finding {
  return {
    code: 'secret-published',
    message: `This looks like ${what}, and what stands in a config is published.`,
    path,
    suggestion:
      'Take it out and have it replaced by whoever issued it: it has been read. A destination that needs a key asks for it in each browser (setting: "key").',
  };
}
