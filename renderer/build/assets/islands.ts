import type { Plugin } from 'vite';
import type { RegisteredBlock } from '../../site/registry.ts';
import { type Files, readText } from '../files.ts';
import { engineFile } from '../load/bundle.ts';
import { packageVersions } from '../package-versions.ts';
import { remember } from './remember.ts';

/** The hydration bundles of a site. */
export interface Islands {
  /** Files in the output of each island, its own module first and then what that imports, by the type of its block. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
  /** Files to write, by their path in the output. */
  readonly files: Readonly<Record<string, string>>;
}

export interface IslandsOptions {
  readonly files: Files;
  readonly cacheDir: string;
  /** The site sends leads, so every page must be able to send on those that wait. */
  readonly leads: boolean;
}

/** The name under which pages know the module that sends on waiting leads. */
export const outboxModule = 'outbox';

const prefix = 'frontage:island/';

/** Vite wraps each `import()` in a kilobyte that fetches style sheets first; no island has any. */
const preloadHelper = '\0vite/preload-helper.js';

/** Bundles the islands of the blocks that are in use: one small entry each, and React in a chunk that they share. */
export async function bundleIslands(
  blocks: readonly RegisteredBlock[],
  { files, cacheDir, leads }: IslandsOptions,
): Promise<Islands> {
  const islands = blocks.flatMap(({ block, island }) =>
    island === undefined ? [] : [{ type: block.type, file: island }],
  );
  const entries = leads ? [...islands, { type: outboxModule, file: engineFile('client/outbox.ts') }] : islands;
  if (entries.length === 0) return { modules: {}, files: {} };
  return remember({
    files,
    cacheDir,
    name: 'islands',
    key: JSON.stringify([entries, packageVersions('react', 'react-dom', 'vite')]),
    make: (read) => viteBuild(entries, read),
  });
}

type Entry = { readonly type: string; readonly file: string };

async function viteBuild(entries: readonly Entry[], files: Files) {
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    envFile: false,
    root: engineFile('.'),
    mode: 'production',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [islandEntries(entries, files)],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(entries.map(({ type }) => [type, prefix + type])),
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          codeSplitting: {
            groups: [
              { name: 'react', test: /[\\/]node_modules[\\/]/ },
              { name: 'bus', test: /[\\/]client[\\/]bus\.ts$/ },
              { name: 'mount', test: /[\\/]client[\\/](mount|typed)\.tsx?$/ },
              // A scheduler hands on where somebody comes from, and knows nothing of leads.
              { name: 'attribution', test: /[\\/]client[\\/](attribution[\\/]|shown-variant\.ts)/ },
              // What becomes of a lead is none of React's business, and the same for every form.
              { name: 'outbox', test: /[\\/]client[\\/](leads[\\/]|form[\\/](send|answer|payload|suspect)\.ts)/ },
            ],
          },
        },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []));
  const chunks = outputs.flatMap((output) => (output.type === 'chunk' ? [output] : []));
  const modules = chunks
    .filter(({ isEntry }) => isEntry)
    .map(({ name, fileName, imports }) => [name, [fileName, ...imports]] as const);
  const inputs = chunks.flatMap(({ moduleIds }) => moduleIds).filter(isSource);
  return {
    value: {
      modules: Object.fromEntries(modules.sort(([a], [b]) => (a < b ? -1 : 1))),
      files: Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])),
    },
    // This file decides how they are bundled, so it goes in as well.
    inputs: [...new Set([...inputs, engineFile('build/assets/islands.ts')])].sort(),
  };
}

/**
 * The module of an island: what `island.tsx` exports, ready to take over the server's HTML. An `island.ts` exports a
 * function that takes the element and does by itself what there is to do, without React.
 */
function islandEntries(entries: readonly Entry[], files: Files): Plugin {
  return {
    name: 'frontage:islands',
    resolveId: (id) => {
      if (id.startsWith(prefix)) return `\0${id}`;
      if (id === 'frontage/block') return engineFile('kit/index.ts');
      // A site outside this repository has no packages of its own: React is always the engine's.
      return /^react(-dom)?(\/|$)/.test(id) ? { id: packageFile(id), external: false } : undefined;
    },
    load(id) {
      if (isSource(id)) return readText(files, id);
      if (id === preloadHelper) return 'export const __vitePreload = (load) => load();';
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const entry = entries.find(({ type }) => type === id.slice(prefix.length + 1));
      if (entry?.file.endsWith('.ts')) return `export { default } from ${JSON.stringify(entry.file)};`;
      return [
        `import { mount } from ${JSON.stringify(engineFile('client/mount.tsx'))};`,
        `import Island from ${JSON.stringify(entry?.file)};`,
        'export default (root) => mount(root, Island);',
      ].join('\n');
    },
  };
}

/** Packages are known by their version; every other module by its content. */
function isSource(id: string): boolean {
  return id.startsWith('/') && !id.includes('/node_modules/');
}

function packageFile(id: string): string {
  return decodeURIComponent(new URL(import.meta.resolve(id)).pathname);
}
