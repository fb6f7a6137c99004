import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engine } from '../../renderer/build/inputs/bundle/engine-sources.js';

/** The modules that sites and programs import. */
const publicModules = ['cli/api.ts', 'renderer/sdk/index.ts'];

/** Writes the TypeScript declarations of the public modules into a package. */
export function writeTypes(folder: string): void {
  // Below the engine, so that the packages of the engine resolve.
  const project = mkdtempSync(join(engine, '.package', 'types-'));
  try {
    const settings = {
      extends: '../../tsconfig.json',
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        // Comments stay, because editors show them.
        removeComments: false,
        rootDir: '../..',
        outDir: './out',
      },
      include: publicModules.map((file) => `../../${file}`),
    };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(settings));
    execFileSync(process.execPath, [join(engine, 'node_modules/typescript/bin/tsc'), '-p', project], {
      stdio: 'inherit',
    });
    const out = join(project, 'out');
    for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.d.ts')) continue;
      const text = readFileSync(join(out, name), 'utf8');
      writeFileSync(join(out, name), withCompiledSpecifiers(text));
    }
    cpSync(out, folder, { recursive: true });
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/** `from './names.ts'` and `import('./block.tsx')` name the compiled files, beside which TypeScript finds declarations. */
function withCompiledSpecifiers(text: string): string {
  return text.replaceAll(/((?:from|import)\s*\(?\s*['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2');
}
