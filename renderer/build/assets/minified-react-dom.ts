import { engineFile } from '../inputs/bundle/bundle.ts';
import { cachedBundle } from '../inputs/bundle/bundle-cache.ts';
import { loadBundler } from '../inputs/bundle/bundler.ts';
import { engineCache } from '../inputs/bundle/engine-cache.ts';
import { packageVersions } from '../inputs/bundle/package-versions.ts';
import type { Files } from '../lib/files.ts';
import { contentHash } from '../lib/hash.ts';
import { clientPackages } from './client-runtime.ts';

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
export function minifiedReactDom({
  files,
  cacheDir,
}: {
  readonly files: Files;
  readonly cacheDir: string;
}): Promise<MinifiedReactDom> {
  return cachedBundle({
    files,
    cacheDir: engineCache(cacheDir),
    name: 'react-dom',
    // biome-ignore lint/plugin: the packages of a constant
    key: packageVersions(...clientPackages.react, 'rolldown'),
    make: async () => ({ value: await minify(), inputs: [engineFile('build/assets/minified-react-dom.ts')] }),
  });
}

async function minify(): Promise<MinifiedReactDom> {
  const { rolldown } = await loadBundler();
  const bundler = await rolldown({
    input: 'react-dom/client',
    cwd: engineFile('.'),
    platform: 'browser',
    external: ['react', 'react-dom'],
    logLevel: 'silent',
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
  });
  try {
    const { output } = await bundler.generate({
      format: 'cjs',
      minify: true,
      comments: { annotation: false, jsdoc: false, legal: false },
    });
    const body = output[0].code.trim();
    const name = `reactDom${contentHash(body).slice(0, 10)}`;
    const code = `function ${name}(given){let require=id=>given[id],module={exports:{}};${body}\nreturn module.exports}`;
    return { name, code };
  } finally {
    await bundler.close();
  }
}
