import type { Files } from '../lib/files.ts';
import { type Bundle, bundle, engineFile } from './bundle/bundle.ts';
import { packageVersions } from './bundle/package-versions.ts';
import { cachedBundle } from './bundle/bundle-cache.ts';
import { type Evaluated, evaluate } from './evaluate.ts';

/** Milliseconds a config may take, where nobody says otherwise. */
const usualTimeout = 10_000;

export interface ConfigOptions {
  readonly files: Files;
  /** Folder for what is remembered between runs. */
  readonly cacheDir: string;
  /** Milliseconds the config may take to run; ten seconds when left out. */
  readonly timeout?: number | undefined;
}

/**
 * Runs a config with everything that it imports, and hands back what it exports. It runs each time, because it may read
 * the environment; as one module it is remembered until a file of it changes.
 */
export async function loadConfig(
  config: string,
  { files, cacheDir, timeout = usualTimeout }: ConfigOptions,
): Promise<Evaluated & { readonly files: readonly string[] }> {
  const { code, files: modules } = await cachedBundle({
    files,
    cacheDir,
    name: 'config',
    key: `${packageVersions('rolldown')}\n${config}`,
    make: async (read) => {
      // Where something stands is asked only once the config has thrown.
      const { code, files, inputs } = await bundleConfig(config, read, false);
      return { value: { code, files }, inputs };
    },
  });
  const evaluated = await evaluate(code, { file: config, timeout, bundled: () => bundleConfig(config, files) });
  return { ...evaluated, files: modules };
}

function bundleConfig(config: string, files: Files, map = true): Promise<Bundle> {
  return bundle(config, { files, aliases: { frontage: engineFile('frontage.ts') }, map });
}
