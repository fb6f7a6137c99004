import { fileURLToPath } from 'node:url';
import { loadBundler } from '../../../renderer/build/inputs/bundle/bundler.ts';
import { contentType } from '../content-type.ts';
import { plainReply, type Reply } from '../server.ts';
import { toolStyles } from '../tool-styles.ts';

/** Returns a file of the inbox page by path. */
export async function pageFile(path: string): Promise<Reply> {
  const make = Object.hasOwn(files, path) ? files[path] : undefined;
  if (make === undefined) return plainReply(404, 'There is no such page.');
  const headers = {
    'content-type': contentType(path),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
  return { status: 200, headers, body: await make() };
}

const files: Readonly<Record<string, () => string | Promise<string>>> = {
  '/style.css': () => toolStyles(new URL('./style.css', import.meta.url)),
  '/live.js': () => script(),
};

let made: Promise<string> | undefined;

/** Bundles the script at the first request. */
function script(): Promise<string> {
  made ??= bundled(fileURLToPath(new URL('./live.ts', import.meta.url)));
  return made;
}

async function bundled(input: string): Promise<string> {
  const { rolldown } = await loadBundler();
  const build = await rolldown({ input, platform: 'browser', logLevel: 'silent' });
  const { output } = await build.generate({ format: 'es' });
  await build.close();
  return output[0].code;
}
