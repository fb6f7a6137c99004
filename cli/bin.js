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
} else if (process.versions.pnp !== undefined) {
  console.error(
    'error: Frontage needs the folder node_modules, which Plug\'n\'Play does not make.\n  Write "nodeLinker: node-modules" into .yarnrc.yml, then run `yarn install`.',
  );
  process.exitCode = 2;
} else {
  const loaded = await load().catch(withoutPackages);
  await loaded?.main(process.argv, loaded.state);
}

/** @param {unknown} error */
async function withoutPackages(error) {
  const { missingPackage } = await import('./missing-package.js');
  const missing = missingPackage(error);
  if (missing === undefined) throw error;
  console.error(`${missing.message}\n\n${missing.suggestion}`);
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
