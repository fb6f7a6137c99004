import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Features, transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { kebab } from '../sdk/block.ts';
import { blockSchema } from '../site/registry.ts';
import * as blocks from './index.ts';

const here = import.meta.dirname;
const folders = readdirSync(here, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

describe('the list of blocks', () => {
  it('contains every folder and nothing else', () => {
    expect(
      Object.values(blocks)
        .map(({ type }) => kebab(type))
        .sort(),
    ).toEqual(folders.sort());
  });

  it.each(Object.entries(blocks))('exports %s under its own type', (name, block) => {
    expect(block.type).toBe(name);
  });

  it.each(folders)('%s has a style sheet and a view', (folder) => {
    expect(existsSync(join(here, folder, 'style.css'))).toBe(true);
    expect(existsSync(join(here, folder, 'view.tsx'))).toBe(true);
  });

  it.each(Object.entries(blocks))('%s has examples that its own fields accept', (_, block) => {
    expect(block.examples.length).toBeGreaterThan(0);
    for (const { props } of block.examples) {
      expect(blockSchema(block).safeParse(props).error).toBeUndefined();
      expect(block.check?.(props) ?? []).toEqual([]);
    }
  });
});

describe('layouts', () => {
  const withLayouts = Object.values(blocks).filter(({ layouts }) => layouts !== undefined);
  const sheets = withLayouts.flatMap((block) => {
    const names = Object.keys(block.layouts ?? {}).slice(1);
    return names.map((name) => [`${kebab(block.type)}/layouts/${name}.css`, name] as const);
  });
  const budgets: Readonly<Record<string, number>> = { header: 450 };

  it('of all blocks have sheets, except the first of each', () => {
    const written = folders.flatMap((folder) => {
      const layouts = join(here, folder, 'layouts');
      return existsSync(layouts) ? readdirSync(layouts).map((name) => `${folder}/layouts/${name}`) : [];
    });
    expect(sheets.length).toBeGreaterThan(0);
    expect(written.sort()).toEqual(sheets.map(([path]) => path).sort());
  });

  /** The sheet as pages carry it, without nested rules. */
  const minified = (path: string) => {
    const code = readFileSync(join(here, path));
    return transform({ filename: path, code, minify: true, include: Features.Nesting }).code;
  };

  it.each(sheets)('%s is small', (path) => {
    const [folder = ''] = path.split('/');
    expect(brotliCompressSync(minified(path)).length).toBeLessThanOrEqual(budgets[folder] ?? 300);
  });

  it.each(sheets)('%s leaves sections with other layouts alone', (path, layout) => {
    const css = Buffer.from(minified(path)).toString();
    const selectors = [...css.matchAll(/(?<=^|[{}])([^{}@]+)\{/g)].flatMap(([, list = '']) =>
      list.split(/,(?![^(]*\))/),
    );
    expect(selectors.length).toBeGreaterThan(0);
    expect(selectors.filter((selector) => !selector.includes(`-${layout}`))).toEqual([]);
  });

  it.each(withLayouts.map((block) => [block.type, block] as const))('of %s each have an example', (_, block) => {
    const [first, ...others] = Object.keys(block.layouts ?? {});
    const shown = new Set(block.examples.map(({ props }) => Object(props).layout ?? first));
    expect([first, ...others].filter((name) => !shown.has(name))).toEqual([]);
  });
});

describe('text in large type', () => {
  it.each([
    ['footer', '.footer-tagline {'],
    ['reasons', '& .reasons-figure {'],
    ['testimonials', '& blockquote {'],
  ])('uses the display font: %s', (block, selector) => {
    const css = readFileSync(new URL(`./${block}/style.css`, import.meta.url), 'utf8');
    const rule = css.slice(css.indexOf(selector), css.indexOf('}', css.indexOf(selector)));
    expect(rule).toContain('font-family: var(--font-display);');
  });
});
