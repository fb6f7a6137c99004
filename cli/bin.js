#!/usr/bin/env node
// Starts the command line in one process. NODE_ENV has to be set before React is imported: React's production build
// renders seven times as fast.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.env.NODE_ENV ??= 'production';

// The reader of a pipe may close it early, as `head` does.
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
 * Explains a missing package, as after a fresh clone. Other missing modules are bugs.
 *
 * @param {Error & { code?: string }} error
 */
function withoutPackages(error) {
  const [, name] = /^Cannot find package '([^']+)'/.exec(error.message) ?? [];
  if (error.code !== 'ERR_MODULE_NOT_FOUND' || name === undefined) throw error;
  console.error(`The package "${name}" is not installed.\n\nRun \`npm ci\` first, then try again.`);
  process.exitCode = 2;
}

/** Loads the compiled command line, or its sources if the disk cannot store the compiled one. */
async function load() {
  const { compiled, sourceStateId } = await import('./compiled.js');
  const ready = await compiled().catch((error) => {
    if (error.syscall === undefined) throw error;
    return undefined;
  });
  if (ready !== undefined) return ready;
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)) });
  const { main } = await import('./main.ts');
  return { main, state: sourceStateId() };
}
