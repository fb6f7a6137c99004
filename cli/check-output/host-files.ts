import { fileOfHost, hostsWithFile } from '../../renderer/build/hosting/host-file-names.ts';
import { redirectPages } from '../../renderer/build/hosting/redirect-pages.ts';
import type { CheckedSite } from '../../renderer/build/index.ts';
import type { Diagnostic, Path } from '../../renderer/sdk/issue.ts';
import { counted } from '../report/counts.ts';
import type { BuiltFolder } from './built-folder.ts';
import { type HostFile, readHostFiles } from './read-host-files.ts';
import { rebuildSuggestion } from './rebuild-suggestion.ts';
import { publishedPath, writtenRedirects } from './source-rules.ts';
import { type Difference, difference, type Statement } from './statement.ts';

const redirects = '_redirects';

/**
 * Compares the files of hosts. A build writes all of them from one list of rules. `_headers` and `_redirects` contain
 * that list, so the other files are generated from them again and compared.
 */
export function hostFileDiagnostics(folder: BuiltFolder, checked: CheckedSite | undefined): Diagnostic[] {
  const files = readHostFiles(folder);
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

function differenceDiagnostic(
  folder: BuiltFolder,
  file: string,
  { how, statement, place, others }: Difference,
): Diagnostic {
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
  return place === undefined ? diagnostic : { ...diagnostic, place };
}

function missingFile(folder: BuiltFolder, file: string, why: string, path: Path = []): Diagnostic {
  const message = `The output has no ${file}, ${why}.`;
  return folder.diagnostic(file, { code: 'output-conflict', message, at: 0, suggestion: rebuildSuggestion }, path);
}
