#!/usr/bin/env node
// Starts the command line in one process. React must see NODE_ENV before it is imported: its production build renders
// seven times as fast.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.env.NODE_ENV ??= 'production';

// Whoever reads what a command prints may have read enough, as `head` has.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}

if (process.argv[2] === '--version' || process.argv[2] === '-V') {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  console.log(version);
} else {
  const loaded = await load().catch(withoutPackages);
  await loaded?.main(process.argv, loaded.state);
}

/**
 * Whoever has just cloned a site has no packages yet. Anything else that is not found is ours.
 *
 * @param {Error & { code?: string }} error
 */
function withoutPackages(error) {
  const [, name] = /^Cannot find package '([^']+)'/.exec(error.message) ?? [];
  if (error.code !== 'ERR_MODULE_NOT_FOUND' || name === undefined) throw error;
  console.error(`The package "${name}" is not installed.\n\nRun \`npm ci\` first, then try again.`);
  process.exitCode = 2;
}

/** The compiled command line; where the disk refuses to keep it, full or read-only or otherwise, its sources one by one. */
async function load() {
  const { compiled } = await import('./compiled.js');
  const ready = await compiled().catch((error) => {
    if (error.syscall === undefined) throw error;
    return undefined;
  });
  if (ready !== undefined) return ready;
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)) });
  return import('./main.ts');
}
