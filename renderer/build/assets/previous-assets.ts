import { join } from 'node:path';
import { DiagnosticsError } from '../../sdk/issue.ts';
import { type Files, readText } from '../lib/files.ts';
import { contentHash } from '../lib/hash.ts';
import { islandsFolder } from '../lib/island-names.ts';
import { isUnder } from '../lib/slash-path.ts';
import type { OutputFile } from '../output/contract.ts';
import { isMarker, markerName } from '../output/marker.ts';

/** A previous build of the site, and the time of this one. */
export interface PreviousBuild {
  /** Absolute path of its output or a copy. */
  readonly folder: string;
  readonly now: Date;
}

/** How long assets are kept after the last build that has them: pages may stay open for days. */
const lifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** Output file with the time since when each asset is kept, so that any copy of an output can be the previous build. */
const timesFile = 'assets/earlier.json';

/**
 * Returns the assets of a previous build that this one does not have. A page of that build may still be open and load them
 * later. Each is kept for 30 days from the first build without it. Includes the file with these times. Throws
 * {@link DiagnosticsError} if the folder holds no build.
 */
export function previousAssets(files: Files, { folder, now }: PreviousBuild, own: ReadonlySet<string>): OutputFile[] {
  requireBuild(files, folder);
  const known = readTimes(files, folder);
  const kept: OutputFile[] = [];
  const times: Record<string, string> = {};
  for (const name of files.list(join(folder, 'assets'))) {
    const path = `assets/${name}`;
    if (own.has(path) || path === timesFile || isUnder(path, islandsFolder)) continue;
    const since = known.get(path) ?? now;
    const bytes = files.read(join(folder, path));
    if (bytes === undefined || now.getTime() - since.getTime() > lifetimeMs) continue;
    kept.push({ path, bytes, hash: contentHash(bytes) });
    times[path] = since.toISOString();
  }
  if (kept.length === 0) return [];
  const text = `${JSON.stringify(times, null, 1)}\n`;
  return [...kept, { path: timesFile, bytes: text, hash: contentHash(text) }];
}

function requireBuild(files: Files, folder: string): void {
  if (isMarker(readMarker(files, folder))) return;
  const exists = files.kind(folder) === 'folder';
  throw new DiagnosticsError([
    {
      code: 'previous-invalid',
      message: exists
        ? `The folder "${folder}" is not a build of Frontage: it has no file ${markerName}.`
        : `There is no folder "${folder}" with an earlier build.`,
      path: [],
      suggestion:
        'Name the output of an earlier build, or a full copy of it, with --previous. Leave the option out for the first build.',
    },
  ]);
}

function readMarker(files: Files, folder: string): string | undefined {
  const file = join(folder, markerName);
  return files.kind(file) === 'file' ? readText(files, file) : undefined;
}

/** Since when assets are kept. If the file cannot be read, all of them count as new. */
function readTimes(files: Files, folder: string): ReadonlyMap<string, Date> {
  try {
    const times: unknown = JSON.parse(readText(files, join(folder, timesFile)) ?? '{}');
    const entries = Object.entries(Object(times)).map(([path, since]) => [path, new Date(String(since))] as const);
    return new Map(entries.filter(([, since]) => !Number.isNaN(since.getTime())));
  } catch {
    return new Map();
  }
}
