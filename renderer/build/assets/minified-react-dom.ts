import { engineFile } from '../inputs/bundle/bundle.ts';
import { loadBundler } from '../inputs/bundle/bundler.ts';
import { engineCache } from '../inputs/bundle/engine-cache.ts';
import { packageVersions } from '../inputs/bundle/package-versions.ts';
import { remember } from '../inputs/bundle/remember.ts';
import type { Files } from '../lib/files.ts';
import { contentHash } from '../lib/hash.ts';
import { clientPackages } from './client-runtime.ts';

/** What `client/react/react-dom-client.cjs` calls the function that makes it. */
export const reactDomMaker = 'makeReactDomClient';

/** React's renderer for browsers, as a function of the modules of React that islands import as well. */
export interface MinifiedReactDom {
  /** Its name tells what it is made of, and so does that of the chunk that calls it. */
  readonly name: string;
  /** Declares it. */
  readonly code: string;
}

/**
 * React's renderer, minified apart: it is the same for every site, and takes longer than all else that islands are bundled
 * from. So it is made once for an engine.
 */
export function minifiedReactDom({
  files,
  cacheDir,
}: {
  readonly files: Files;
  readonly cacheDir: string;
}): Promise<MinifiedReactDom> {
  return remember({
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
