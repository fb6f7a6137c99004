import { join } from 'node:path';
import { fileOfHost, type HostWithFile, hostsWithFile } from '../../renderer/build/hosting/host-file-names.ts';
import type { HostRule, RuleTarget } from '../../renderer/build/hosting/host-rules.ts';
import { redirectPages, writers } from '../../renderer/build/hosting/hosts.ts';
import type { CheckedSite } from '../../renderer/build/index.ts';
import { configSources } from '../../renderer/build/inputs/index.ts';
import { readJson } from '../../renderer/build/inputs/read-json.ts';
import { SourceText } from '../../renderer/build/inputs/sources/source-text.ts';
import { diskFiles } from '../../renderer/build/lib/files.ts';
import { isRecord } from '../../renderer/build/lib/is-record.ts';
import type { HostedRedirect } from '../../renderer/build/schema/redirect-rules.ts';
import type { Diagnostic, Path, Place } from '../../renderer/sdk/issue.ts';
import { encodeRequestPath } from '../../renderer/sdk/paths.ts';
import { routeFile } from '../../renderer/site/urls.ts';
import { counted } from '../report/counts.ts';
import { readTarget, redirectLines } from '../serve/answer.ts';
import { type BuiltFolder, rebuildSuggestion } from './built-folder.ts';

const redirects = '_redirects';

/**
 * Compares the files of hosts. A build writes all of them from one list of rules. `_headers` and `_redirects` contain
 * that list, so the other files are generated from them again and compared.
 */
export function hostFileDiagnostics(folder: BuiltFolder, checked: CheckedSite | undefined): Diagnostic[] {
  const files = hosts.flatMap((host) => readHostFile(host, folder));
  const lacksRedirects =
    !folder.has(redirects) && ((checked?.site.redirects.length ?? 0) > 0 || files.some(hasExtraRedirects));
  const missing = hostsWithFile(checked?.site.hosts ?? [])
    .map((host) => fileOfHost[host])
    .filter((file) => !folder.has(file));
  return [
    ...(lacksRedirects ? [missingFile(folder, redirects, 'but the site has redirects', ['redirects'])] : []),
    ...missing.map((file) => missingFile(folder, file, 'which "hosts" in the config asks for', ['hosts'])),
    ...files.flatMap((file) => compareFile(file, folder, lacksRedirects)),
    ...redirectPageDiagnostics(folder),
  ];
}

/** Checks the pages that stand for redirects on GitHub Pages. */
function redirectPageDiagnostics(folder: BuiltFolder): Diagnostic[] {
  if (!folder.has(fileOfHost['github-pages'])) return [];
  const origin = { origin: '', base: publishedPath(folder) };
  return writtenRedirects(folder).flatMap((redirect): Diagnostic[] => {
    const [page] = redirectPages({ origin }, [redirect]);
    if (page === undefined) return [];
    if (!folder.has(page.path)) return [missingFile(folder, page.path, `the page that redirects "${redirect.from}"`)];
    if (refreshOf(folder.text(page.path) ?? '') === refreshOf(page.text)) return [];
    const message = `This page does not lead to "${redirect.to}", which follows from ${redirects}.`;
    return [folder.diagnostic(page.path, { code: 'output-conflict', message, at: 0, suggestion: rebuildSuggestion })];
  });
}

function refreshOf(page: string): string | undefined {
  return /<meta http-equiv="refresh"[^>]*>/.exec(page)?.[0];
}

/** Returns whether a file has redirects that `_redirects` lacks. */
function hasExtraRedirects(file: HostFile): boolean {
  if ('error' in file) return false;
  const count = (statements: readonly Statement[]) => statements.filter(({ kind }) => kind === 'redirect').length;
  return file.expected.every((expected) => count(file.statements) > count(expected));
}

function compareFile(file: HostFile, folder: BuiltFolder, lacksRedirects: boolean): Diagnostic[] {
  if ('error' in file)
    return [{ code: 'output-conflict', ...file.error, path: [], suggestion: rebuildSuggestion, built: true }];
  // headerDiagnostics reports an empty `_headers`.
  if (folder.rules.length === 0) return [];
  // A missing `_redirects` is already reported.
  const comparable = (statements: readonly Statement[]) =>
    lacksRedirects ? statements.filter(({ kind }) => kind !== 'redirect') : statements;
  const found = file.expected.map((expected) => difference(comparable(expected), comparable(file.statements)));
  if (found.includes(undefined)) return [];
  return found.slice(0, 1).flatMap((one) => (one ? [differenceDiagnostic(folder, file.file, one)] : []));
}

/** Longest name of a statement in a message; a line may have thousands of characters. */
const longestName = 120;

function differenceDiagnostic(folder: BuiltFolder, file: string, { how, statement, others }: Difference): Diagnostic {
  const { kind, about } = statement;
  const name = about.length > longestName ? `${about.slice(0, longestName)}…` : about;
  const source = { redirect: '_redirects', header: '_headers', setting: 'the file names of pages' }[kind];
  const message = {
    missing: `${file} lacks ${name}, which follows from ${source}`,
    more: `${file} has ${name}, which does not follow from ${source}`,
    other: `In ${file}, ${name} does not match ${source}`,
  }[how];
  const more = others === 0 ? '' : `; ${counted(others, 'more difference')}`;
  const diagnostic = folder.diagnostic(file, {
    code: 'output-conflict',
    message: `${message}${more}.`,
    at: 0,
    suggestion: rebuildSuggestion,
  });
  const place = statement.place();
  return place === undefined ? diagnostic : { ...diagnostic, place };
}

function missingFile(folder: BuiltFolder, file: string, why: string, path: Path = []): Diagnostic {
  const message = `The output has no ${file}, ${why}.`;
  return folder.diagnostic(file, { code: 'output-conflict', message, at: 0, suggestion: rebuildSuggestion }, path);
}

/** A statement of a host's file, which is compared with the expected one. */
interface Statement {
  /** People may add settings of their own. */
  readonly kind: 'redirect' | 'header' | 'setting';
  /** The subject; two files of one host name the same subject in the same way. */
  readonly about: string;
  readonly text: string;
  readonly place: () => Place | undefined;
}

/** The file of a host: its statements and every valid list of expected ones, or why it cannot be parsed. */
type HostFile = { readonly file: string } & (
  | { readonly statements: readonly Statement[]; readonly expected: readonly (readonly Statement[])[] }
  | { readonly error: { readonly message: string; readonly place: Place } }
);

/** The hosts with a file that contains redirects and headers. */
const hosts = ['vercel', 'nginx', 'caddy', 'apache', 'docker', 's3'] as const satisfies readonly HostWithFile[];

/** Reads the file of a host, if there is one, and generates it again from `_headers` and `_redirects`. */
function readHostFile(host: (typeof hosts)[number], folder: BuiltFolder): HostFile[] {
  const file = fileOfHost[host];
  const text = folder.text(file);
  if (text === undefined) return [];
  const path = join(folder.out, file);
  const expected = expectedTexts(host, folder);
  if (host !== 'vercel') {
    const source = new SourceText(path, text);
    return [
      {
        file,
        statements: lineStatements(text, (at) => source.place(at)),
        expected: expected.map((one) => lineStatements(one)),
      },
    ];
  }
  const read = readJson(path, text);
  if ('error' in read) return [{ file, error: read.error }];
  const sources = configSources(diskFiles, path);
  return [
    {
      file,
      statements: vercelStatements(read.value, (at) => sources.locate(at)),
      expected: expected.map((one) => vercelStatements(JSON.parse(one))),
    },
  ];
}

/** Returns the file of a host for each possible `trailingSlash`; without pages, both are possible. */
function expectedTexts(host: (typeof hosts)[number], folder: BuiltFolder): string[] {
  const ends = trailingSlashOf(folder);
  const origin = { origin: '', base: publishedPath(folder) };
  return (ends === undefined ? (['never', 'always'] as const) : [ends]).map((trailingSlash) =>
    writers[host]({ trailingSlash, origin }, writtenRedirects(folder), headerRules(folder, trailingSlash)),
  );
}

/** Lines with redirects in `.htaccess`, a `Caddyfile`, `cloudformation.json` and `nginx.conf`. */
const redirectLine = /^RewriteRule .*\[R=30[12],|^".*" 30[12]$|^"FunctionCode"|^location .* return 30/;
const headerLine = /^Header |^add_header |^location |^(?!Rewrite|Error)[A-Z][\w-]+ "/;

/** Returns a statement for each line of a file, without comments; `placeOf` locates an offset. */
function lineStatements(text: string, placeOf?: (at: number) => Place): Statement[] {
  return Array.from(text.matchAll(/^[ \t]*([^\s#].*?)[ \t]*$/gm), ({ 1: line = '', index }) => {
    const kind = redirectLine.test(line) ? 'redirect' : headerLine.test(line) ? 'header' : 'setting';
    return { kind, about: `the line ${line}`, text: line, place: () => placeOf?.(index) };
  });
}

/** Returns the statements of a `vercel.json`; `placeOf` locates a JSON path. */
function vercelStatements(config: unknown, placeOf?: (path: Path) => Place | undefined): Statement[] {
  if (!isRecord(config)) return [];
  const { redirects, headers, ...settings } = config;
  const statement = (kind: Statement['kind'], about: string, value: unknown, path: Path): Statement => ({
    kind,
    about,
    text: canonical(value),
    place: () => placeOf?.(path),
  });
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

/** The first difference between a file and its expected content. */
interface Difference {
  readonly how: 'missing' | 'other' | 'more';
  readonly statement: Statement;
  readonly others: number;
}

/** Compares the statements of a file with the expected ones; returns undefined if they are equal. */
function difference(expected: readonly Statement[], actual: readonly Statement[]): Difference | undefined {
  const [known, found] = [numbered(expected), numbered(actual)];
  const [first, ...others] = [
    ...[...found].flatMap(([key, statement]): Omit<Difference, 'others'>[] => {
      const counterpart = known.get(key);
      if (counterpart === undefined) return statement.kind === 'setting' ? [] : [{ how: 'more', statement }];
      return counterpart.text === statement.text ? [] : [{ how: 'other', statement }];
    }),
    ...[...known].flatMap(([key, statement]): Omit<Difference, 'others'>[] =>
      found.has(key) ? [] : [{ how: 'missing', statement }],
    ),
  ];
  return first && { ...first, others: others.length };
}

/** Returns statements by number and subject, so that repeated subjects are compared in order. */
function numbered(statements: readonly Statement[]): ReadonlyMap<string, Statement> {
  const times = new Map<string, number>();
  return new Map(
    statements.map((statement) => {
      const time = (times.get(statement.about) ?? 0) + 1;
      times.set(statement.about, time);
      return [`${time} ${statement.about}`, statement];
    }),
  );
}

type TrailingSlash = 'never' | 'always';

/** Returns the folder that a site is published in, URL-encoded: the part before `/*` in the first rule of `_headers`. */
function publishedPath({ rules }: BuiltFolder): string {
  return rules[0]?.pattern.replace(/\/\*$/, '') ?? '';
}

/** Returns the rules that `_headers` was written from, without the lines that detach headers. */
function headerRules(folder: BuiltFolder, trailingSlash: TrailingSlash): HostRule[] {
  return folder.rules.map(({ pattern, lines }, index) => ({
    at: ruleScope(pattern, index, folder, trailingSlash),
    headers: Object.fromEntries(lines.flatMap((line) => ('value' in line ? [[line.written, line.value]] : []))),
  }));
}

function ruleScope(pattern: string, index: number, folder: BuiltFolder, trailingSlash: TrailingSlash): RuleTarget {
  if (index === 0) return { kind: 'all' };
  if (pattern.endsWith('*')) return { kind: 'folder', path: pattern.slice(0, -1) };
  const found = folder.answer(pattern);
  // Other checks report a missing page.
  const route = decodeURI(pattern)
    .slice(folder.base.length)
    .replace(/(.)\/$/, '$1');
  return {
    kind: 'page',
    path: pattern,
    file: found.kind === 'file' ? found.file : routeFile({ trailingSlash }, route),
  };
}

/** Returns the redirects that `_redirects` was written from; it lists each with and without a trailing slash. */
function writtenRedirects(folder: BuiltFolder): HostedRedirect[] {
  const lines = redirectLines(folder.text('_redirects') ?? '');
  const addresses = new Set(lines.map(({ from }) => from));
  return lines
    .filter(({ from }) => from === '/' || !from.endsWith('/') || !addresses.has(from.slice(0, -1)))
    .map(({ from, to, status }) => ({ from: requestedPath(from), to, status: status === 302 ? 302 : 301 }));
}

/** Returns the path that browsers request; `_redirects` also encodes pattern characters. */
function requestedPath(from: string): string {
  const path = readTarget(from)?.path;
  return path === undefined ? from : encodeRequestPath(path);
}

/** Returns the `trailingSlash` setting that the file names of pages imply, if there are pages. */
function trailingSlashOf({ pages }: BuiltFolder): TrailingSlash | undefined {
  const [page] = pages.filter((file) => file !== 'index.html' && file !== '404.html');
  if (page === undefined) return undefined;
  return page.endsWith('/index.html') ? 'always' : 'never';
}
