import { isRecord } from '../../renderer/build/lib/is-record.ts';
import type { Path, Place } from '../../renderer/sdk/issue.ts';
import type { Statement } from './statement.ts';

/** Returns the statements of a `vercel.json`; `placeOf` locates a JSON path. */
export function vercelStatements(config: unknown, placeOf: (path: Path) => Place | undefined): Statement[] {
  if (!isRecord(config)) return [];
  const { redirects, headers, ...settings } = config;
  const statement = (kind: Statement['kind'], about: string, value: unknown, path: Path): Statement => {
    const place = () => placeOf(path);
    return { kind, about, parts: [{ text: canonical(value), place }], place };
  };
  return [
    ...Object.entries(settings).map(([name, value]) => statement('setting', `"${name}"`, value, [name])),
    ...listIn(redirects).map((redirect, index) => {
      const { source, ...rest } = isRecord(redirect) ? redirect : { source: redirect };
      return statement('redirect', `the redirect from ${canonical(source)}`, rest, ['redirects', index]);
    }),
    ...listIn(headers).flatMap((rule, index) => {
      const { source, headers: lines } = isRecord(rule) ? rule : { source: rule, headers: [] };
      return listIn(lines).map((line, number) => {
        const { key, value } = isRecord(line) ? line : { key: line, value: undefined };
        const about = `the header ${typeof key === 'string' ? key : canonical(key)} of ${canonical(source)}`;
        return statement('header', about, value, ['headers', index, 'headers', number]);
      });
    }),
  ];
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a value as JSON with sorted keys. */
function canonical(value: unknown): string {
  const sorted = (_key: string, inner: unknown) =>
    isRecord(inner) && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner;
  return JSON.stringify(value, sorted) ?? 'nothing';
}
