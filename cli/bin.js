#!/usr/bin/env node
// Starts the command line in one process. NODE_ENV has to be set before React is imported: React's production build
// renders seven times as fast.
import { readFileSync } from 'node:fs';
import { packed } from '../renderer/build/inputs/bundle/engine-sources.js';

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
 * Explains a missing package, as after a fresh clone or an incomplete install. Other missing modules are bugs.
 *
 * @param {Error & { code?: string }} error
 */
function withoutPackages(error) {
  const [, name] = /^Cannot find package '([^']+)'/.exec(error.message) ?? [];
  if (error.code !== 'ERR_MODULE_NOT_FOUND' || name === undefined) throw error;
  console.error(
    `The package "${name}" is not installed.\n\nRun \`${packed === undefined ? 'npm ci' : 'npm install'}\` first, then try again.`,
  );
  process.exitCode = 2;
}

/** Loads the compiled command line, or the sources of a clone if the disk cannot store the compiled one. */
async function load() {
  const { compiledScript, sourceStateId } = await import('./compiled.js');
  try {
    const { exports, state } = await compiledScript('main');
    return { ...exports, state };
  } catch (error) {
    if (error.syscall === undefined || packed !== undefined) throw error;
    const { mainFromSources } = await import('./compile.js');
    return { main: await mainFromSources(), state: sourceStateId() };
  }
}
