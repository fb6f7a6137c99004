import type { CheckedSite } from '../../renderer/build/index.ts';
import type { Diagnostic, Path } from '../../renderer/sdk/issue.ts';
import { counted } from '../report/counts.ts';
import type { BuiltFolder } from './built-folder.ts';
import { fileOfHost, type HostFile, readHostFiles } from './read-host-files.ts';
import { rebuildSuggestion } from './rebuild-suggestion.ts';
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
  const missing = (checked?.site.hosts ?? []).map((host) => fileOfHost[host]).filter((file) => !folder.has(file));
  return [
    ...(lacksRedirects ? [missingFile(folder, redirects, 'but the site has redirects', ['redirects'])] : []),
    ...missing.map((file) => missingFile(folder, file, 'which "hosts" in the config asks for', ['hosts'])),
    ...files.flatMap((file) => compareFile(file, folder, lacksRedirects)),
  ];
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

function differenceDiagnostic(
  folder: BuiltFolder,
  file: string,
  { how, statement, place, others }: Difference,
): Diagnostic {
  const { kind, about } = statement;
  const source = { redirect: '_redirects', header: '_headers', setting: 'the file names of pages' }[kind];
  const message = {
    missing: `${file} lacks ${about}, which follows from ${source}`,
    more: `${file} has ${about}, which does not follow from ${source}`,
    other: `In ${file}, ${about} does not match ${source}`,
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

function missingFile(folder: BuiltFolder, file: string, why: string, path: Path): Diagnostic {
  const message = `The output has no ${file}, ${why}.`;
  return folder.diagnostic(file, { code: 'output-conflict', message, at: 0, suggestion: rebuildSuggestion }, path);
}
