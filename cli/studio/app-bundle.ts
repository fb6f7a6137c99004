import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadBundler } from '../../renderer/build/inputs/bundle/bundle-inputs.ts';

let bundled: Promise<string> | undefined;

/** Returns the script of the studio's interface, bundled once for each run. */
export function studioApp(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<string> {
  const { rolldown } = await loadBundler();
  // A package has one script in place of the sources.
  const [source, compiled] = ['tsx', 'js'].map((ending) =>
    fileURLToPath(new URL(`./app/main.${ending}`, import.meta.url)),
  );
  const bundler = await rolldown({
    input: source !== undefined && existsSync(source) ? source : (compiled ?? ''),
    platform: 'browser',
    logLevel: 'silent',
    transform: {
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"' },
      jsx: { runtime: 'automatic', development: false },
    },
  });
  try {
    const { output } = await bundler.generate({ format: 'es', codeSplitting: false });
    return output[0].code;
  } finally {
    await bundler.close();
  }
}
