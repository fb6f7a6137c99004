import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engine } from '../../renderer/build/inputs/bundle/engine-sources.js';
import { packageFaults } from './verify.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontage-verify-'));
  write(
    'package.json',
    JSON.stringify({ dependencies: { zod: '4.0.0' }, peerDependencies: { '@playwright/test': '1' } }),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

describe('a package', () => {
  it('is complete if it contains or lists all that it imports', () => {
    write(
      'a.js',
      "import * as z from 'zod/mini';\nimport { b } from './b.jsx';\nimport 'node:fs';\nexport * from './c.js';",
    );
    write('b.jsx', 'export const b = <p>{import.meta.url}</p>;');
    write('c.js', "export const load = (name) => [import('@playwright/test'), import(name)];");
    write('a.d.ts', "import type { B } from './b.jsx';\nexport type A = import('./b.js').B;");
    write('b.d.ts', "export type { B } from 'frontage/block';");
    write(
      'cli/command-line/scripts',
      "require('./chunk.cjs'); require('zod'); require$1('fs'); x.__filename; 'import.meta'",
    );
    write('cli/starter/plain/pages.config.ts', "import { home } from './templates/home.ts';");
    expect(packageFaults(folder)).toEqual([]);
  });

  it.each([
    ['an import', 'a.js', "import 'leven';", 'a.js imports "leven", which package.json does not list'],
    ['a re-export', 'a.js', "export * from '@scope/name/path';", '"@scope/name/path"'],
    ['an import on demand', 'a.jsx', "await import('sharp')", '"sharp"'],
    [
      'a package in a script',
      'cli/command-line/scripts',
      "require$2('libphonenumber-js/min')",
      '"libphonenumber-js/min"',
    ],
    ['a type', 'a.d.ts', "import type { A } from 'csstype';", '"csstype"'],
    ['a file', 'a.js', "export { b } from './b.js';", 'a.js imports "./b.js", which is not in the package'],
    ['a declaration', 'a.d.ts', "export { b } from './b.js';", '"./b.js"'],
    ['a TypeScript file', 'a.js', "new URL('./b.ts', import.meta.url)", 'a.js names the TypeScript file ./b.ts'],
    ['the path of the clone', 'a.css', `/* ${join(engine, 'a')} */`, `a.css contains the path ${engine}`],
    ["the user's folder", 'a.md', homedir(), `a.md contains the path ${homedir()}`],
    ['a variable of modules', 'cli/command-line/scripts', 'join(__dirname)', 'cli/command-line/scripts uses __dirname'],
  ])('is refused if it names %s that it does not have', (_, file, text, fault) => {
    write(file, text);
    expect(packageFaults(folder).join('\n')).toContain(fault);
  });
});
