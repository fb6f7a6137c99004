import { rolldown } from 'rolldown';
import { type Files, readText } from '../files.ts';
import { engineFile } from '../load/bundle.ts';
import { remember } from './remember.ts';

/** The one inline script of every page, minified; its bytes depend on nothing but the engine. */
export async function loaderScript({
  files,
  cacheDir,
}: {
  readonly files: Files;
  readonly cacheDir: string;
}): Promise<string> {
  return remember({
    files,
    cacheDir,
    name: 'loader',
    key: 'loader',
    make: async (read) => {
      const build = await rolldown({
        input: engineFile('client/loader.ts'),
        platform: 'browser',
        logLevel: 'silent',
        plugins: [{ name: 'frontage:files', load: (id) => readText(read, id) }],
      });
      try {
        const { output } = await build.generate({ format: 'iife', minify: true, comments: false });
        const { code, moduleIds } = output[0];
        return {
          value: code.trim(),
          inputs: [...moduleIds.filter((id) => id.startsWith('/')), engineFile('build/assets/loader.ts')],
        };
      } finally {
        await build.close();
      }
    },
  });
}
