import { isAbsolute, join } from 'node:path';
import { rolldown } from 'rolldown';
import { engine } from '../../renderer/build/inputs/bundle/engine-sources.js';
import { isPathSpecifier, relativeName } from '../../renderer/build/lib/paths.ts';

const folder = 'cli/studio/app/';

interface StudioScript {
  readonly code: string;
  /** The files of the interface that it replaces, relative to the engine. */
  readonly files: ReadonlySet<string>;
}

/** Returns the interface of the studio as one minified script that imports packages only. Its files would take twice the bytes. */
export async function studioScript(): Promise<StudioScript> {
  const bundle = await rolldown({
    input: join(engine, folder, 'main.tsx'),
    platform: 'browser',
    external: (id) => !isPathSpecifier(id) && !isAbsolute(id),
    transform: { target: 'es2022', jsx: { runtime: 'automatic', development: false } },
  });
  const { output } = await bundle.generate({ format: 'es', codeSplitting: false, minify: true });
  await bundle.close();
  const [{ code, moduleIds }] = output;
  const files = moduleIds.map((id) => relativeName(engine, id)).filter((name) => name.startsWith(folder));
  return { code, files: new Set(files) };
}
