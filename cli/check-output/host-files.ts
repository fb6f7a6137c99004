import type { ReadyPlan } from '../../renderer/build/index.ts';
import type { Finding, Path } from '../../renderer/sdk/issue.ts';
import { counted } from '../report/counts.ts';
import type { BuiltFolder } from './built-folder.ts';
import { fileOfHost, type HostFile, readHostFiles } from './read-host-files.ts';
import { rebuilt } from './rebuilt.ts';
import { type Difference, difference, type Saying } from './saying.ts';

const redirects = '_redirects';

/**
 * The files of hosts, held against each other. All of them are written from one list of rules, which `_headers` and
 * `_redirects` still hold: the others are written once more from these, and compared.
 */
export function hostFileFindings(folder: BuiltFolder, ready: ReadyPlan | undefined): Finding[] {
  const files = readHostFiles(folder);
  const isLost = !folder.has(redirects) && ((ready?.site.redirects.length ?? 0) > 0 || files.some(leadsOn));
  const lost = (ready?.site.hosts ?? []).map((host) => fileOfHost[host]).filter((file) => !folder.has(file));
  return [
    ...(isLost ? [gone(folder, redirects, 'though visitors of some addresses are to be led on', ['redirects'])] : []),
    ...lost.map((file) => gone(folder, file, 'which "hosts" in the config asks for', ['hosts'])),
    ...files.flatMap((file) => ofFile(file, folder, isLost)),
  ];
}

/** Whether a file has redirects that no other one has. */
function leadsOn(file: HostFile): boolean {
  if ('fault' in file) return false;
  const count = (sayings: readonly Saying[]) => sayings.filter(({ kind }) => kind === 'redirect').length;
  return file.wanted.every((wanted) => count(file.sayings) > count(wanted));
}

function ofFile(file: HostFile, folder: BuiltFolder, isLost: boolean): Finding[] {
  if ('fault' in file) return [{ code: 'output-conflict', ...file.fault, path: [], suggestion: rebuilt, built: true }];
  // That nothing says any headers is told of `_headers`.
  if (folder.rules.length === 0) return [];
  // What a file that is gone does not say is told once.
  const left = (sayings: readonly Saying[]) => (isLost ? sayings.filter(({ kind }) => kind !== 'redirect') : sayings);
  const found = file.wanted.map((wanted) => difference(left(wanted), left(file.sayings)));
  if (found.includes(undefined)) return [];
  return found.slice(0, 1).flatMap((one) => (one ? [differs(folder, file.file, one)] : []));
}

function differs(folder: BuiltFolder, file: string, { how, saying, place, others }: Difference): Finding {
  const { kind, about } = saying;
  const source = { redirect: 'what _redirects says', header: 'what _headers says', setting: 'where pages stand' }[kind];
  const message = {
    missing: `${file} lacks ${about}, which follows from ${source}`,
    more: `${file} has ${about}, which does not follow from ${source}`,
    other: `What ${file} says in ${about} does not follow from ${source}`,
  }[how];
  const more = others === 0 ? '' : `; ${counted(others, 'more difference')}`;
  const finding = folder.finding(file, {
    code: 'output-conflict',
    message: `${message}${more}.`,
    at: 0,
    suggestion: rebuilt,
  });
  return place === undefined ? finding : { ...finding, place };
}

function gone(folder: BuiltFolder, file: string, why: string, path: Path): Finding {
  const message = `The output has no ${file}, ${why}.`;
  return folder.finding(file, { code: 'output-conflict', message, at: 0, suggestion: rebuilt }, path);
}
