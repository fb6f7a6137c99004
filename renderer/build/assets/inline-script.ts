import { rawText } from '../../sdk/raw-text.ts';
import { engineFile } from '../inputs/bundle/bundle.ts';
import { cachedBundle } from '../inputs/bundle/bundle-cache.ts';
import { InputTracker } from '../inputs/bundle/bundle-inputs.ts';
import { loadBundler } from '../inputs/bundle/bundler.ts';
import { engineCache } from '../inputs/bundle/engine-cache.ts';
import { type Files, readText } from '../lib/files.ts';

/** The inline scripts: the loader of every page, and those that some pages need while they are parsed. */
export type InlineScript = 'loader' | 'early' | 'thanks';

/** Returns a minified inline script. Its bytes depend on the engine alone. */
export async function inlineScript(
  name: InlineScript,
  { files, cacheDir }: { readonly files: Files; readonly cacheDir: string },
): Promise<string> {
  return cachedBundle({
    files,
    cacheDir: engineCache(cacheDir),
    name,
    key: name,
    make: async (read) => {
      const { rolldown } = await loadBundler();
      const watch = new InputTracker(read);
      const build = await rolldown({
        input: engineFile(`client/${name}.ts`),
        platform: 'browser',
        logLevel: 'silent',
        plugins: [watch.plugin(), { name: 'frontage:files', load: (id) => readText(read, id) }],
      });
      try {
        const { output } = await build.generate({ format: 'iife', minify: true, comments: false });
        const { modules } = watch.inputs();
        const value = rawText('script', output[0].code.trim());
        return { value, inputs: [...modules, engineFile('build/assets/inline-script.ts')] };
      } finally {
        await build.close();
      }
    },
  });
}
