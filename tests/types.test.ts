import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type AnalyzedSite, analyzeSite, declarations } from '../renderer/build/index.ts';
import { type Run, run } from './command.ts';
import { tempSite } from './temp-site.ts';

const clone = resolve(import.meta.dirname, '..');
const site = tempSite('bakery');
afterAll(site.drop);

let ready: AnalyzedSite;
let generated: string;
let compiled: Run;
beforeAll(async () => {
  cpSync(join(import.meta.dirname, 'fixtures/own-block/templates/blocks'), join(site.root, 'templates/blocks'), {
    recursive: true,
  });
  mkdirSync(join(site.root, 'templates/icons'));
  writeFileSync(join(site.root, 'templates/icons/loaf.svg'), '<svg/>');
  const analysis = await analyzeSite(site.options);
  expect(analysis.issues).toEqual([]);
  if (analysis.ready === undefined) throw new Error('the site cannot be analyzed');
  ready = analysis.ready;
  generated = declarations(ready);
  install();
  compiled = await run(join(clone, 'node_modules/.bin/tsc'), ['-p', '.', '--pretty', 'false'], { cwd: site.root });
});

/** Creates the files that `frontage init` and an installation of packages would. */
function install(): void {
  const types = join(import.meta.dirname, 'fixtures/types');
  for (const file of ['good.ts', 'bad.ts', 'tsconfig.json']) cpSync(join(types, file), join(site.root, file));
  cpSync(join(clone, 'cli/starter/common/tsconfig.json'), join(site.root, 'tsconfig.starter.json'));
  mkdirSync(join(site.root, '.frontage'), { recursive: true });
  writeFileSync(join(site.root, '.frontage/types.d.ts'), generated);
  const packages = { frontage: clone, react: 'node_modules/react', '@types/react': 'node_modules/@types/react' };
  for (const [name, from] of Object.entries(packages)) {
    const folder = join(site.root, 'node_modules', name);
    mkdirSync(dirname(folder), { recursive: true });
    symlinkSync(resolve(clone, from), folder);
  }
}

describe('the generated types of a site', () => {
  it('accept valid code, and reject every mistake in fixtures/types/bad.ts', () => {
    expect(compiled).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it('contain the names of the site', () => {
    expect(generated).toContain('route: "/" | "/bread" | "/pâtisserie" | "/subscriptions";');
    expect(generated).toContain('image: "loaf.svg";');
    expect(generated).toMatch(/ icon: "alert" \| .*"own:loaf" \| .*"tools" \| \(`\$\{string\}:\$\{string\}` & \{\}\);/);
    expect(generated).toContain('layout: "shop";');
    expect(generated).toContain('destination: "letters";');
    expect(generated).toMatch(/fact: .*"subscription\.weekly"/);
    expect(generated).toContain('hirePrice: HirePriceSection;');
  });

  it('contain the description of every block and field for editors', () => {
    const texts = [...ready.registry.blocks.values()].flatMap(({ block, schema }) => [
      block.description,
      ...helpTexts(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
    ]);
    expect(new Set(texts).size).toBeGreaterThan(100);
    expect([...new Set(texts)].filter((text) => !generated.includes(`/** ${text} */`))).toEqual([]);
  });

  it('are the same on every run', async () => {
    const again = await analyzeSite(site.options);
    expect(again.ready && declarations(again.ready)).toBe(generated);
  });
});

/** Returns the descriptions of all properties in a JSON Schema, an independent source of the same texts. */
function helpTexts(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const properties = 'properties' in schema && typeof schema.properties === 'object' ? (schema.properties ?? {}) : {};
  const own = Object.values(properties).flatMap((field: { description?: string }) => field.description ?? []);
  return [...own, ...Object.values(schema).flatMap(helpTexts)];
}
