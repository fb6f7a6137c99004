import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type OutputChunk, type RolldownPluginOption, rolldown } from 'rolldown';
import { clientModule } from '../../../renderer/build/assets/client-runtime.ts';
import type { Client } from '../../../renderer/site/input.ts';

/** The parts of the scratch pages. */
export interface Built {
  /** The inline script. */
  readonly loader: string;
  /** Built modules by the path at which they are served. */
  readonly assets: ReadonlyMap<string, string>;
  /** Content of `frontage-islands`: each island's module, then its imports. */
  readonly addresses: Readonly<Record<string, readonly string[]>>;
  /** Renders islands as the build of a site does. */
  readonly render: typeof import('./render.tsx');
}

const engine = resolve(import.meta.dirname, '../../../renderer');
const islands = {
  probe: join(import.meta.dirname, 'islands/probe.tsx'),
  broken: join(import.meta.dirname, 'islands/broken.tsx'),
};

/** Builds the loader, a few islands and their server HTML, as the engine does. */
export async function buildScratch(client: Client): Promise<Built> {
  const [[loader], modules, render] = await Promise.all([
    bundle({ input: join(engine, 'client/loader.ts'), format: 'iife' }),
    bundle({
      input: Object.fromEntries(Object.keys(islands).map((name) => [name, `island:${name}`])),
      format: 'es',
      client,
    }),
    buildRender(),
  ]);
  if (!loader) throw new Error('the loader was not built');
  return {
    loader: loader.code.trim(),
    assets: new Map(modules.map((chunk) => [`/assets/${chunk.fileName}`, chunk.code])),
    addresses: Object.fromEntries(
      modules
        .filter((chunk) => chunk.isEntry)
        .map((chunk) => [chunk.name, [chunk.fileName, ...chunk.imports].map((file) => `/assets/${file}`)]),
    ),
    render,
  };
}

interface BundleOptions {
  readonly input: string | Record<string, string>;
  readonly format: 'iife' | 'es';
  readonly platform?: 'browser' | 'node';
  readonly client?: Client;
}

async function bundle({
  input,
  format,
  platform = 'browser',
  client = 'react',
}: BundleOptions): Promise<OutputChunk[]> {
  const bundler = await rolldown({
    input,
    platform,
    plugins: [islandEntries(client)],
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await bundler.generate({
    format,
    minify: true,
    chunkFileNames: '[name].js',
    entryFileNames: '[name].js',
  });
  return output.filter((part) => part.type === 'chunk');
}

const islandEntries = (client: Client): RolldownPluginOption => ({
  name: 'island-entries',
  resolveId(id) {
    if (id.startsWith('island:')) return id;
    return /^react(?:-dom)?(?:\/|$)/.test(id) ? clientModule(client, id) : undefined;
  },
  load(id) {
    const file = Object.entries(islands).find(([name]) => id === `island:${name}`)?.[1];
    return (
      file &&
      `import { mount } from '${engine}/client/mount.tsx'; import Island from '${file}'; export default (root) => mount(root, Island);`
    );
  },
});

/** Bundled too, because the test runner compiles JSX differently. */
async function buildRender(): Promise<Built['render']> {
  const [chunk] = await bundle({ input: join(import.meta.dirname, 'render.tsx'), format: 'es', platform: 'node' });
  const file = join(await mkdtemp(join(tmpdir(), 'frontage-scratch-')), 'render.mjs');
  await writeFile(file, chunk?.code ?? '');
  return import(pathToFileURL(file).href);
}
