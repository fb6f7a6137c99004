#!/usr/bin/env node
// Starts the command line in one process: React must see NODE_ENV before it is imported (its production build renders
// seven times as fast), and TypeScript is registered here rather than by a wrapper that would start Node twice.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.env.NODE_ENV ??= 'production';

if (process.argv[2] === '--version' || process.argv[2] === '-V') {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  console.log(version);
} else {
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)) });
  const { main } = await import('./main.ts');
  await main(process.argv);
}
