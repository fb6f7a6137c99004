import { join } from 'node:path';
import { fileOfHost } from '../../renderer/build/hosting/host-file-names.ts';
import { writers } from '../../renderer/build/hosting/host-files.ts';
import { nginxFile } from '../../renderer/build/hosting/nginx.ts';
import { vercelFile } from '../../renderer/build/hosting/vercel.ts';
import { configSources } from '../../renderer/build/inputs/index.ts';
import { readJson } from '../../renderer/build/inputs/read-json.ts';
import { SourceText } from '../../renderer/build/inputs/sources/source-text.ts';
import { diskFiles } from '../../renderer/build/lib/files.ts';
import type { Place } from '../../renderer/sdk/issue.ts';
import type { BuiltFolder } from './built-folder.ts';
import { lineStatements } from './line-statements.ts';
import { nginxStatements } from './nginx-statements.ts';
import { NginxSyntaxError } from './nginx-syntax.ts';
import { headerRules, publishedPath, trailingSlashOf, writtenRedirects } from './source-rules.ts';
import type { Statement } from './statement.ts';
import { vercelStatements } from './vercel-statements.ts';

/** The file of a host: its statements and every valid list of expected ones, or why it cannot be parsed. */
export type HostFile = { readonly file: string } & (
  | { readonly statements: readonly Statement[]; readonly expected: readonly (readonly Statement[])[] }
  | { readonly error: { readonly message: string; readonly place: Place } }
);

/** Reads the files of hosts in a folder, and generates them again from `_headers` and `_redirects`. */
export function readHostFiles(folder: BuiltFolder): HostFile[] {
  return [readVercel(folder), readNginx(folder), ...lineHosts.map((host) => readLines(folder, host))].filter(
    (file) => file !== undefined,
  );
}

/** Hosts whose files are compared line by line. */
const lineHosts = ['caddy', 'apache', 'docker', 's3'] as const;

function readLines(folder: BuiltFolder, host: (typeof lineHosts)[number]): HostFile | undefined {
  const file = fileOfHost[host];
  const text = folder.text(file);
  if (text === undefined) return undefined;
  const source = new SourceText(join(folder.out, file), text);
  return {
    file,
    statements: lineStatements(text, (at) => source.place(at)),
    expected: expectedStatements(folder, (site, redirects, rules) =>
      lineStatements(writers[host](site, redirects, rules), () => undefined),
    ),
  };
}

function readVercel(folder: BuiltFolder): HostFile | undefined {
  const file = fileOfHost.vercel;
  const text = folder.text(file);
  if (text === undefined) return undefined;
  const path = join(folder.out, file);
  const read = readJson(path, text);
  if ('error' in read) return { file, error: read.error };
  const sources = configSources(diskFiles, path);
  const statements = vercelStatements(read.value, (path) => sources.locate(path));
  return {
    file,
    statements,
    expected: expectedStatements(folder, (site, redirects, rules) =>
      vercelStatements(JSON.parse(vercelFile(site, redirects, rules)), () => undefined),
    ),
  };
}

function readNginx(folder: BuiltFolder): HostFile | undefined {
  const file = fileOfHost.nginx;
  const text = folder.text(file);
  if (text === undefined) return undefined;
  const source = new SourceText(join(folder.out, file), text);
  try {
    return {
      file,
      statements: nginxStatements(text, (at) => source.place(at)),
      expected: expectedStatements(folder, (site, redirects, rules) =>
        nginxStatements(nginxFile(site, redirects, rules), () => undefined),
      ),
    };
  } catch (error) {
    if (!(error instanceof NginxSyntaxError)) throw error;
    const message = `nginx cannot parse this file: ${error.message}.`;
    return { file, error: { message, place: source.place(error.at) } };
  }
}

/** Returns the expected statements for each possible `trailingSlash`; without pages, both are possible. */
function expectedStatements(
  folder: BuiltFolder,
  write: (...args: Parameters<typeof vercelFile>) => readonly Statement[],
): (readonly Statement[])[] {
  const ends = trailingSlashOf(folder);
  const origin = { origin: '', base: publishedPath(folder) };
  return (ends === undefined ? (['never', 'always'] as const) : [ends]).map((trailingSlash) =>
    write({ trailingSlash, origin }, writtenRedirects(folder), headerRules(folder, trailingSlash)),
  );
}
