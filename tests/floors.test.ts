import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** The floors of the house, top first; a file may import from its own floor and from those below. */
const floors = ['cli', 'renderer/build', 'renderer/site', 'renderer/blocks', 'renderer/client', 'renderer/sdk'];

const sources = floors.flatMap((floor) => filesBelow(floor)).filter((file) => !isTest(file));
const imports = new Map(sources.map((file) => [file, importsOf(file)]));

describe('the floors of the house', () => {
  it('has sources to look at', () => {
    expect(sources.length).toBeGreaterThan(50);
  });

  it('imports down only', () => {
    const climbing = [...imports].flatMap(([file, targets]) =>
      targets.filter((target) => floorOf(target) < floorOf(file)).map((target) => `${file} -> ${target}`),
    );
    expect(climbing).toEqual([]);
  });

  it('lets no block import another', () => {
    const crossing = [...imports].flatMap(([file, targets]) =>
      targets.filter(
        (target) => blockOf(file) !== undefined && blockOf(target) !== undefined && blockOf(file) !== blockOf(target),
      ),
    );
    expect(crossing).toEqual([]);
  });

  it('has no circles', () => {
    expect(circles()).toEqual([]);
  });

  it('keeps the site out of the engine', () => {
    const business = /northpin|miami|555-01|\$(?:675|1,?225|1,?950)/i;
    const naming = sources.filter((file) => business.test(readFileSync(join(root, file), 'utf8')));
    expect(naming).toEqual([]);
  });
});

function floorOf(file: string): number {
  const floor = floors.findIndex((name) => file.startsWith(`${name}/`));
  // The entry that sites import stands on top of `site`, which it names the types of.
  return floor === -1 ? floors.indexOf('renderer/site') : floor;
}

function blockOf(file: string): string | undefined {
  return /^renderer\/blocks\/([^/]+)\//.exec(file)?.[1];
}

function circles(): string[] {
  const found: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (file: string, way: readonly string[]) => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      found.push([...way.slice(way.indexOf(file)), file].join(' -> '));
      return;
    }
    state.set(file, 'open');
    for (const target of imports.get(file) ?? []) visit(target, [...way, file]);
    state.set(file, 'done');
  };
  for (const file of sources) visit(file, []);
  return found;
}

/** Files a source imports by a relative path: static imports, re-exports and dynamic imports of a literal. */
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
  const lang = file.endsWith('x') ? 'tsx' : file.endsWith('.js') ? 'js' : 'ts';
  visit(parseAst(readFileSync(join(root, file), 'utf8'), { lang }));
  return specifiers
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => relative(root, resolve(root, dirname(file), specifier)).replaceAll('\\', '/'));
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[jt]sx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

function isTest(file: string): boolean {
  return /\.test\.|\.fixture\.|\/testing\/|^cli\/starter\//.test(file);
}
