import type { Files } from '../lib/files.ts';
import { type Bundle, bundle, engineFile } from './bundle/bundle.ts';
import { cachedBundle } from './bundle/bundle-cache.ts';
import { packageVersions } from './bundle/package-versions.ts';
import { type Evaluated, evaluate } from './evaluate.ts';

/** Milliseconds. */
const defaultTimeout = 10_000;

export interface ConfigOptions {
  readonly files: Files;
  /** The cache folder. */
  readonly cacheDir: string;
  /** Milliseconds that the config may take to run; defaults to ten seconds. */
  readonly timeout?: number | undefined;
}

/**
 * Runs a config with everything that it imports and returns its default export. Runs it each time, because it may read the
 * environment, but caches the bundle until a file of it changes.
 */
export async function loadConfig(
  config: string,
  { files, cacheDir, timeout = defaultTimeout }: ConfigOptions,
): Promise<Evaluated & { readonly files: readonly string[] }> {
  const { code, files: modules } = await cachedBundle({
    files,
    cacheDir,
    name: 'config',
    key: `${packageVersions('rolldown')}\n${config}`,
    make: async (read) => {
      // The source map is needed only if the config throws.
      const { code, files, inputs } = await bundleConfig(config, read, false);
      return { value: { code, files }, inputs };
    },
  });
  const evaluated = await evaluate(code, { file: config, timeout, bundled: () => bundleConfig(config, files) });
  return { ...evaluated, files: modules };
}

function bundleConfig(config: string, files: Files, map = true): Promise<Bundle> {
  return bundle(config, { files, isConfig: true, aliases: { frontage: engineFile('frontage.ts') }, map });
}
