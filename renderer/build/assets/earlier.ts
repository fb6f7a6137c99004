import { join } from 'node:path';
import { Faults } from '../../sdk/issue.ts';
import { type Files, readText } from '../lib/files.ts';
import { contentHash } from '../lib/hash.ts';
import { islandsFolder } from '../lib/island-names.ts';
import type { OutputFile } from '../output/contract.ts';
import { isMarker, markerName } from '../output/marker.ts';

/** An earlier build of the site, and the time by which its assets are judged. */
export interface Earlier {
  /** Its output or a copy of that, absolute. */
  readonly folder: string;
  readonly now: Date;
}

/** For how long assets are carried along once no build has them any more: a page may be left open for days. */
const lifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** File of the output that says since when assets are carried along, so that any copy of it can be built upon. */
const recordName = 'assets/earlier.json';

/**
 * The assets of an earlier build that this one does not have: a page of that build may still be open in a browser, and
 * asks for them when somebody touches it. Each stays for 30 days from the first build without it. With them comes their
 * record; no other file of the site knows of them. Throws {@link Faults} when the folder holds no build.
 */
export function earlierAssets(files: Files, { folder, now }: Earlier, own: ReadonlySet<string>): OutputFile[] {
  requireBuild(files, folder);
  const known = readRecord(files, folder);
  const carried: OutputFile[] = [];
  const record: Record<string, string> = {};
  for (const name of files.list(join(folder, 'assets'))) {
    const path = `assets/${name}`;
    if (own.has(path) || path === recordName || path.startsWith(`${islandsFolder}/`)) continue;
    const since = known.get(path) ?? now;
    const bytes = files.read(join(folder, path));
    if (bytes === undefined || now.getTime() - since.getTime() > lifetimeMs) continue;
    carried.push({ path, bytes, hash: contentHash(bytes) });
    record[path] = since.toISOString();
  }
  if (carried.length === 0) return [];
  const text = `${JSON.stringify(record, null, 1)}\n`;
  return [...carried, { path: recordName, bytes: text, hash: contentHash(text) }];
}

function requireBuild(files: Files, folder: string): void {
  if (isMarker(readMarker(files, folder))) return;
  const exists = files.kind(folder) === 'folder';
  throw new Faults([
    {
      code: 'previous-invalid',
      message: exists
        ? `The folder "${folder}" is no build of Frontage: it has no file ${markerName} that says so.`
        : `There is no folder "${folder}" with an earlier build.`,
      path: [],
      suggestion:
        'Name the output of an earlier build, or a whole copy of it, with --previous; leave the option out for the first build.',
    },
  ]);
}

function readMarker(files: Files, folder: string): string | undefined {
  const file = join(folder, markerName);
  return files.kind(file) === 'file' ? readText(files, file) : undefined;
}

/** Since when assets are carried along already. Without a record that can be read, all of them count as new. */
function readRecord(files: Files, folder: string): ReadonlyMap<string, Date> {
  try {
    const record: unknown = JSON.parse(readText(files, join(folder, recordName)) ?? '{}');
    const entries = Object.entries(Object(record)).map(([path, since]) => [path, new Date(String(since))] as const);
    return new Map(entries.filter(([, since]) => !Number.isNaN(since.getTime())));
  } catch {
    return new Map();
  }
}
