import { join } from 'node:path';
import { nginxFile } from '../../renderer/build/hosting/nginx.ts';
import { vercelFile } from '../../renderer/build/hosting/vercel.ts';
import { configSources } from '../../renderer/build/inputs/index.ts';
import { readJson } from '../../renderer/build/inputs/read-json.ts';
import { SourceText } from '../../renderer/build/inputs/sources/source-text.ts';
import { diskFiles } from '../../renderer/build/lib/files.ts';
import type { Place } from '../../renderer/sdk/issue.ts';
import type { BuiltFolder } from './built-folder.ts';
import { nginxSayings } from './nginx-sayings.ts';
import { NginxFault } from './nginx-syntax.ts';
import type { Saying } from './saying.ts';
import { endsOf, publishedIn, redirectsOf, rulesOf } from './told-to-hosts.ts';
import { vercelSayings } from './vercel-sayings.ts';

/** The file of a host: what it says, and each of the things that it may be meant to say; or why it cannot be read. */
export type HostFile = { readonly file: string } & (
  | { readonly sayings: readonly Saying[]; readonly wanted: readonly (readonly Saying[])[] }
  | { readonly fault: { readonly message: string; readonly place: Place } }
);

/** The file that each host of a config reads. */
export const fileOfHost = { vercel: 'vercel.json', nginx: 'nginx.conf' } as const;

/** Reads the files of hosts that a folder has besides `_headers` and `_redirects`, and writes them once more from these. */
export function readHostFiles(folder: BuiltFolder): HostFile[] {
  return [readVercel(folder), readNginx(folder)].filter((file) => file !== undefined);
}

function readVercel(folder: BuiltFolder): HostFile | undefined {
  const file = fileOfHost.vercel;
  const text = folder.text(file);
  if (text === undefined) return undefined;
  const path = join(folder.out, file);
  const read = readJson(path, text);
  if ('fault' in read) return { file, fault: read.fault };
  const sources = configSources(diskFiles, path);
  const sayings = vercelSayings(read.value, (way) => sources.locate(way));
  return {
    file,
    sayings,
    // biome-ignore lint/plugin: the arguments of one call
    wanted: written(folder, (...told) => vercelSayings(JSON.parse(vercelFile(...told)), () => undefined)),
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
      sayings: nginxSayings(text, (at) => source.place(at)),
      // biome-ignore lint/plugin: the arguments of one call
      wanted: written(folder, (...told) => nginxSayings(nginxFile(...told), () => undefined)),
    };
  } catch (error) {
    if (!(error instanceof NginxFault)) throw error;
    const message = `nginx does not start with this file: ${error.message}.`;
    return { file, fault: { message, place: source.place(error.at) } };
  }
}

/** Where no page tells how addresses end, either may be meant. */
function written(
  folder: BuiltFolder,
  write: (...told: Parameters<typeof vercelFile>) => readonly Saying[],
): (readonly Saying[])[] {
  const ends = endsOf(folder);
  const origin = { origin: '', base: publishedIn(folder) };
  return (ends === undefined ? (['never', 'always'] as const) : [ends]).map((trailingSlash) =>
    write({ trailingSlash, origin }, redirectsOf(folder), rulesOf(folder, trailingSlash)),
  );
}
