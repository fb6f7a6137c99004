import { isRecord } from '../../renderer/build/lib/is-record.ts';
import type { Path, Place } from '../../renderer/sdk/issue.ts';
import type { Saying } from './saying.ts';

/** What a `vercel.json` says; `placeOf` finds a value by the way to it. */
export function vercelSayings(config: unknown, placeOf: (path: Path) => Place | undefined): Saying[] {
  if (!isRecord(config)) return [];
  const { redirects, headers, ...settings } = config;
  const saying = (kind: Saying['kind'], about: string, value: unknown, path: Path): Saying => {
    const place = () => placeOf(path);
    return { kind, about, parts: [{ text: canonical(value), place }], place };
  };
  return [
    ...Object.entries(settings).map(([name, value]) => saying('setting', `"${name}"`, value, [name])),
    ...listIn(redirects).map((redirect, index) => {
      const { source, ...rest } = isRecord(redirect) ? redirect : { source: redirect };
      return saying('redirect', `the redirect from ${canonical(source)}`, rest, ['redirects', index]);
    }),
    ...listIn(headers).flatMap((rule, index) => {
      const { source, headers: lines } = isRecord(rule) ? rule : { source: rule, headers: [] };
      return listIn(lines).map((line, number) => {
        const { key, value } = isRecord(line) ? line : { key: line, value: undefined };
        const about = `the header ${typeof key === 'string' ? key : canonical(key)} of ${canonical(source)}`;
        return saying('header', about, value, ['headers', index, 'headers', number]);
      });
    }),
  ];
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A value as text, in whatever order its keys stand. */
function canonical(value: unknown): string {
  const sorted = (_key: string, inner: unknown) =>
    isRecord(inner) && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner;
  return JSON.stringify(value, sorted) ?? 'nothing';
}
