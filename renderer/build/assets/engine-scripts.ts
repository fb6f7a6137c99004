import { rawText } from '../../sdk/raw-text.ts';
import { engineFile } from '../inputs/bundle/bundle.ts';
import { cachedBundle } from '../inputs/bundle/bundle-cache.ts';
import { InputTracker, loadBundler } from '../inputs/bundle/bundle-inputs.ts';
import { engineCache } from '../inputs/bundle/engine-cache.ts';
import { packageVersions } from '../inputs/bundle/package-versions.ts';
import { type Files, readText } from '../lib/files.ts';
import { contentHash } from '../lib/hash.ts';
import { clientPackages } from './client-runtime.ts';

/** The inline scripts: the loader of every page, and those that some pages need while they are parsed. */
export type InlineScript = 'loader' | 'early' | 'thanks';

interface EngineCacheOptions {
  readonly files: Files;
  readonly cacheDir: string;
}

/** Returns a minified inline script. Its bytes depend on the engine alone. */
export async function inlineScript(name: InlineScript, { files, cacheDir }: EngineCacheOptions): Promise<string> {
  return cachedBundle({
    files,
    cacheDir: engineCache(cacheDir),
    name,
    key: name,
    make: async (read) => {
      const { build } = await loadBundler();
      const watch = new InputTracker(read);
      const { output } = await build({
        input: engineFile(`client/${name}.ts`),
        platform: 'browser',
        logLevel: 'silent',
        plugins: [watch.plugin(), { name: 'frontage:files', load: (id) => readText(read, id) }],
        write: false,
        output: { format: 'iife', minify: true, comments: false },
      });
      const value = rawText('script', output[0].code.trim());
      return { value, inputs: [...watch.inputs().modules, engineFile('build/assets/engine-scripts.ts')] };
    },
  });
}

/** The name of the factory function in `client/react/react-dom-client.cjs`. */
export const reactDomMaker = 'makeReactDomClient';

/** React DOM for browsers, as a function of the React modules that islands also import. */
export interface MinifiedReactDom {
  /** The function name contains a hash of the code, so that the file name of the calling chunk depends on it. */
  readonly name: string;
  /** The declaration of the function. */
  readonly code: string;
}

/**
 * Returns React DOM, minified by itself once per engine. It is the same for every site, and takes longer than all other
 * code of islands.
 */
export function minifiedReactDom({ files, cacheDir }: EngineCacheOptions): Promise<MinifiedReactDom> {
  return cachedBundle({
    files,
    cacheDir: engineCache(cacheDir),
    name: 'react-dom',
    // biome-ignore lint/plugin: the packages of a constant
    key: packageVersions(...clientPackages.react, 'rolldown'),
    make: async () => {
      const { build } = await loadBundler();
      const { output } = await build({
        input: 'react-dom/client',
        cwd: engineFile('.'),
        platform: 'browser',
        external: ['react', 'react-dom'],
        logLevel: 'silent',
        transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
        write: false,
        output: { format: 'cjs', minify: true, comments: { annotation: false, jsdoc: false, legal: false } },
      });
      const body = output[0].code.trim();
      const name = `reactDom${contentHash(body).slice(0, 10)}`;
      const code = `function ${name}(given){let require=id=>given[id],module={exports:{}};${body}\nreturn module.exports}`;
      return { value: { name, code }, inputs: [engineFile('build/assets/engine-scripts.ts')] };
    },
  });
}
