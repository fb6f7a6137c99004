import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** The layers, top first. A file may import from its own layer and from those below. */
const layers = ['cli', 'renderer/build', 'renderer/site', 'renderer/blocks', 'renderer/client', 'renderer/sdk'];

/** The layers inside `renderer/build`, top first. */
const buildLayers = [
  'index.ts',
  'commands',
  'build.ts',
  'run',
  'cache',
  'checks',
  'hosting',
  'assets',
  'page',
  'routes',
  'schema',
  'output',
  'inputs',
  'lib',
];

const sources = layers.flatMap((layer) => filesUnder(layer)).filter((file) => !isTest(file));
const imports = new Map(sources.map((file) => [file, importsOf(file)]));

describe('the architecture', () => {
  it('has sources', () => {
    expect(sources.length).toBeGreaterThan(50);
  });

  it('has no imports from an upper layer', () => {
    const upward = [...imports].flatMap(([file, targets]) =>
      targets.filter((target) => layerOf(target) < layerOf(file)).map((target) => `${file} -> ${target}`),
    );
    expect(upward).toEqual([]);
  });

  it('gives each file of the build a layer', () => {
    const build = sources.filter((file) => file.startsWith('renderer/build/'));
    expect(build.filter((file) => !buildLayers.includes(buildLayerOf(file)))).toEqual([]);
    expect([...new Set(build.map(buildLayerOf))].sort()).toEqual([...buildLayers].sort());
  });

  it('has no imports from an upper layer inside the build', () => {
    const rank = (file: string) => buildLayers.indexOf(buildLayerOf(file));
    const upward = [...imports]
      .filter(([file]) => file.startsWith('renderer/build/'))
      .flatMap(([file, targets]) =>
        targets
          .filter((target) => target.startsWith('renderer/build/') && rank(target) < rank(file))
          .map((target) => `${file} -> ${target}`),
      );
    expect(upward).toEqual([]);
  });

  it('lets no block import another', () => {
    const crossing = [...imports].flatMap(([file, targets]) =>
      targets.filter(
        (target) => blockOf(file) !== undefined && blockOf(target) !== undefined && blockOf(file) !== blockOf(target),
      ),
    );
    expect(crossing).toEqual([]);
  });

  it('has no import cycles', () => {
    expect(cycles()).toEqual([]);
  });

  it('does not name the site in the engine', () => {
    const business = /northpin|miami|555-0142|\$(?:675|1,?225|1,?950)/i;
    const naming = sources.filter((file) => business.test(readFileSync(join(root, file), 'utf8')));
    expect(naming).toEqual([]);
  });

  it('holds no drawing of the site in the engine', () => {
    const drawings = /\b(?:ranks?|ranking grids?|map packs?|street plans?|grid points?|contours?)\b/i;
    const naming = sources.filter((file) => drawings.test(readFileSync(join(root, file), 'utf8')));
    expect(naming).toEqual([]);
  });
});

function layerOf(file: string): number {
  const layer = layers.findIndex((name) => file.startsWith(`${name}/`));
  // The entry that sites import belongs to the layer `site`, whose types it exports.
  return layer === -1 ? layers.indexOf('renderer/site') : layer;
}

function buildLayerOf(file: string): string {
  return file.slice('renderer/build/'.length).split('/')[0] ?? '';
}

function blockOf(file: string): string | undefined {
  return /^renderer\/blocks\/([^/]+)\//.exec(file)?.[1];
}

function cycles(): string[] {
  const found: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (file: string, chain: readonly string[]) => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      found.push([...chain.slice(chain.indexOf(file)), file].join(' -> '));
      return;
    }
    state.set(file, 'open');
    for (const target of imports.get(file) ?? []) visit(target, [...chain, file]);
    state.set(file, 'done');
  };
  for (const file of sources) visit(file, []);
  return found;
}

/** Returns the relative imports of a file: static imports, re-exports, and dynamic imports of a literal. */
function importsOf(file: string): string[] {
  const specifiers: string[] = [];
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(visit);
    const { type, source } = node as { type?: string; source?: { value?: unknown } };
    if (/^(Import|Export\w+)(Declaration|Expression)$/.test(type ?? '') && typeof source?.value === 'string') {
      specifiers.push(source.value);
    }
    Object.values(node).forEach(visit);
  };
  const lang = file.endsWith('x') ? 'tsx' : file.endsWith('.js') ? 'js' : file.endsWith('.d.ts') ? 'dts' : 'ts';
  visit(parseAst(readFileSync(join(root, file), 'utf8'), { lang }));
  return specifiers
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => relative(root, resolve(root, dirname(file), specifier)).replaceAll('\\', '/'));
}

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[jt]sx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

function isTest(file: string): boolean {
  return /\.test\.|\.fixture\.|\/testing\/|^cli\/starter\//.test(file);
}
