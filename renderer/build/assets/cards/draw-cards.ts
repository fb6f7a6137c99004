import { basename, join } from 'node:path';
import { type Diagnostic, DiagnosticsError } from '../../../sdk/issue.ts';
import { engineFile } from '../../inputs/bundle/bundle.ts';
import { inThreads } from '../../inputs/bundle/threads.ts';
import { loadCacheFile } from '../../lib/cache-file.js';
import { dropOthers, storeFile } from '../../lib/store-file.ts';
import type { Drawn } from './draw/thread.ts';
import type { Cards } from './index.ts';
import type { CardSpec } from './spec.ts';

/** In the cache folder. */
const folder = 'cards';

/**
 * Returns the pictures of cards by their path in the output. Draws those that are not cached, in worker threads. Throws
 * {@link DiagnosticsError} for undecodable pictures.
 */
export async function drawCards(
  { specs, assets }: Pick<Cards, 'specs' | 'assets'>,
  paths: Iterable<string>,
  cacheDir: string,
): Promise<Map<string, Uint8Array>> {
  const cached = (path: string) => join(cacheDir, folder, basename(path));
  const pictures = new Map<string, Uint8Array>();
  const missing = new Map<CardSpec, string>();
  for (const path of paths) {
    const spec = specs.get(path);
    const known = loadCacheFile(cached(path));
    if (known !== undefined) pictures.set(path, known);
    else if (spec !== undefined) missing.set(spec, path);
  }
  if (missing.size === 0) return pictures;
  const bytes = new Map([...missing.keys()].flatMap(assetsOf).map((asset) => [asset, assets.bytes(asset)]));
  const diagnostics: Diagnostic[] = [];
  await inThreads<CardSpec, Drawn>(
    {
      file: engineFile('build/assets/cards/draw/thread.ts'),
      tasks: missing.keys(),
      count: missing.size,
      data: { assets: bytes },
      minTasksPerThread: 6,
    },
    (spec, drawn) => {
      const path = missing.get(spec) ?? '';
      if ('undecodable' in drawn) diagnostics.push(undecodable(assets.file(drawn.undecodable)));
      else {
        pictures.set(path, drawn);
        storeFile(cached(path), drawn);
      }
    },
  );
  if (diagnostics.length > 0) throw new DiagnosticsError(diagnostics);
  return pictures;
}

/** Removes cached cards that a site no longer has: each change of a title leaves one behind. */
export function dropOtherCards(paths: readonly string[], cacheDir: string): void {
  dropOthers(join(cacheDir, folder), /\.png$/, paths);
}

function undecodable(file: string): Diagnostic {
  const message = `The picture "${basename(file)}" is damaged, and a social card that shows it cannot be drawn.`;
  const suggestion = 'Export it again, or remove the file.';
  return { code: 'image-invalid', message, path: [], place: { file, line: 1, column: 1 }, suggestion };
}

/** The hashes of the files that a card is drawn with. */
function assetsOf({ bold, plain, icon, side, emoji }: CardSpec): string[] {
  return [
    ...[...bold, ...plain].map(({ asset }) => asset),
    ...(icon === undefined ? [] : [icon]),
    ...(side?.kind === 'picture' ? [side.asset] : []),
    ...Object.values(emoji),
  ];
}
