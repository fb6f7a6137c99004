import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engine } from '../../renderer/build/inputs/bundle/engine-sources.js';

const own = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));

const shared = {
  version: own.version,
  license: own.license,
  author: own.author,
  homepage: own.homepage,
  bugs: own.bugs,
  type: 'module',
  engines: own.engines,
};

/** Returns the package.json of the engine. Throws for a package that the repository's own does not list. */
export function engineManifest(packages: readonly string[]): object {
  const dependencies = packages.map((name): [string, string] => {
    const exact = own.dependencies[name];
    if (exact === undefined) throw new Error(`"${name}" is imported and not in the dependencies of package.json`);
    return [name, exact];
  });
  return {
    name: own.name,
    description: own.description,
    keywords: own.keywords,
    ...shared,
    repository: own.repository,
    bin: own.bin,
    exports: {
      '.': { types: './cli/api.d.ts', default: './cli/api.js' },
      './block': { types: './renderer/sdk/index.d.ts', default: './renderer/sdk/index.js' },
      './package.json': './package.json',
    },
    files: ['cli', 'renderer', 'docs', 'packed.json', 'CHANGELOG.md', 'THIRD-PARTY-NOTICES.md'],
    dependencies: Object.fromEntries(dependencies),
    peerDependencies: { '@playwright/test': '>=1.49' },
    peerDependenciesMeta: { '@playwright/test': { optional: true } },
  };
}

/** Returns the package.json of `create-frontage`, which has no dependencies. */
export function createManifest(): object {
  return {
    name: 'create-frontage',
    description: 'Creates a site for Frontage: npm create frontage@latest my-site',
    keywords: own.keywords,
    ...shared,
    repository: { ...own.repository, directory: 'cli/create' },
    bin: { 'create-frontage': 'create/main.js' },
    files: ['create', 'starter'],
  };
}
