import { basename } from 'node:path';
import { type Diagnostic, DiagnosticsError } from '../../../sdk/issue.ts';
import { engineFile } from '../../inputs/bundle/bundle.ts';
import { inThreads } from '../../inputs/bundle/threads.ts';
import type { Assets } from './assets.ts';
import type { Drawn } from './draw/thread.ts';
import type { CardSpec } from './spec.ts';

export interface DrawOptions {
  /** Number of threads; defaults to the available cores, or fewer for few cards. */
  readonly threads?: number;
}

/** Draws cards in worker threads and passes on each when it is done. Throws {@link DiagnosticsError} for undecodable pictures. */
export async function drawInThreads(
  specs: ReadonlyMap<string, CardSpec>,
  assets: Assets,
  onDrawn: (path: string, png: Uint8Array) => void,
  { threads }: DrawOptions = {},
): Promise<void> {
  const bytes = new Map([...specs.values()].flatMap(assetsOf).map((asset) => [asset, assets.bytes(asset)]));
  const paths = new Map([...specs].map(([path, spec]) => [spec, path]));
  const diagnostics: Diagnostic[] = [];
  await inThreads<CardSpec, Drawn>(
    {
      file: engineFile('build/assets/cards/draw/thread.ts'),
      tasks: specs.values(),
      count: specs.size,
      data: { assets: bytes },
      minTasksPerThread: 6,
      threads,
    },
    (spec, drawn) => {
      if ('undecodable' in drawn) diagnostics.push(undecodable(assets.file(drawn.undecodable)));
      else onDrawn(paths.get(spec) ?? '', drawn);
    },
  );
  if (diagnostics.length > 0) throw new DiagnosticsError(diagnostics);
}

function undecodable(file: string): Diagnostic {
  return {
    code: 'image-invalid',
    message: `The picture "${basename(file)}" is damaged, and a social card that shows it cannot be drawn.`,
    path: [],
    place: { file, line: 1, column: 1 },
    suggestion: 'Export it again, or remove the file.',
  };
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
