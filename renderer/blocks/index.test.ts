import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kebab } from '../sdk/kebab.ts';
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
