import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as blocks from '../renderer/blocks/index.ts';
import { type AnalyzedSite, analyzeSite } from '../renderer/build/index.ts';
import { diskFiles } from '../renderer/build/lib/files.ts';
import { nodeResolver } from '../renderer/build/page/resolve/nodes.ts';
import { pageScope } from '../renderer/build/page/resolve/scope.ts';
import { SectionReader } from '../renderer/build/schema/sections.ts';
import { shapedSection } from '../renderer/build/schema/shapes/section-shape.ts';
import { readTexts, withTexts } from '../renderer/build/schema/shapes/section-texts.ts';
import type { Diagnostic } from '../renderer/sdk/issue.ts';
import type { RegisteredBlock } from '../renderer/site/registry.ts';

const cacheDir = mkdtempSync(join(tmpdir(), 'frontage-kinds-'));
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }));

let ready: AnalyzedSite;
beforeAll(async () => {
  const config = resolve(import.meta.dirname, '../pages.config.ts');
  const analysis = await analyzeSite({ files: diskFiles, config, cacheDir, year: 2026 });
  if (analysis.ready === undefined) throw new Error('The site has errors.');
  ready = analysis.ready;
});

const last = 9;
const ofLast = (diagnostics: readonly Diagnostic[]) => diagnostics.filter(({ path }) => path[1] === last);

type Fields = Readonly<Record<string, unknown>>;

/** Returns a copy of a block. Shapes are cached by block, so the copy starts without any. */
function unknownBlock(type: string): RegisteredBlock {
  const definition = ready.registry.blocks.get(type);
  if (definition === undefined) throw new Error(`There is no block ${type}.`);
  return { ...definition };
}

/** Resolves sections in order, each on its own page, and returns the result for the last one, which is on page 9. */
function resolvedLast(definition: RegisteredBlock, ...all: readonly Fields[]) {
  const made = resolvedWith(definition, all, new Set());
  // The result is the same if pages share sections.
  expect(resolvedWith(definition, all, new Set(all))).toEqual(made);
  return made;
}

function resolvedWith(definition: RegisteredBlock, all: readonly Fields[], shared: ReadonlySet<Fields>) {
  const diagnostics: Diagnostic[] = [];
  const resolveNode = nodeResolver(ready.loaded, diagnostics, shared, ready.site);
  const scope = pageScope(ready.site, {});
  const made = all.map((fields, index) => {
    const page = index === all.length - 1 ? last : index;
    const node = {
      at: ['routes', page, 'sections', 'one'],
      name: 'one',
      type: definition.block.type,
      definition,
      fields,
    };
    const { props: own, ...rest } = resolveNode(node, scope, 'auto');
    const { props, shaped } = own.at('one', 2);
    return { props, texts: shaped?.texts, ...rest };
  });
  return { ...made.at(-1), diagnostics: ofLast(diagnostics) };
}

/** Checks sections in order, and returns what is wrong with the last one. */
function checkedLast(definition: RegisteredBlock, ...all: readonly unknown[]) {
  const blocks = new Map([[definition.block.type, definition]]);
  const reader = new SectionReader({ blocks, drawings: new Map(), version: '' });
  for (const [index, section] of all.entries())
    reader.read({ one: section }, ['routes', index === all.length - 1 ? last : index, 'sections']);
  return ofLast(reader.diagnostics);
}

describe.each(Object.keys(blocks))('sections of the block %s that differ by text alone', (type) => {
  it('resolve as each does alone', () => {
    const definition = unknownBlock(type);
    for (const { props } of definition.block.examples) {
      const one = { block: type, ...props };
      const { texts } = readTexts(definition.schema, one, 'config');
      for (const change of ['other', 'two\nlines', 'a "quoted" & <marked> word']) {
        const others = texts.map((_, index) => `${change} ${index}`);
        const other = withTexts(definition.schema, one, others, 'config');
        const changed = readTexts(definition.schema, other, 'config').texts;
        // In some texts, a new line is a mark.
        if (change.includes('\n') && changed.length > texts.length) continue;
        expect(changed.length).toBe(texts.length);
        // Fields that are left out may be derived from other texts.
        expect(changed.filter((word, index) => word !== others[index] && others.includes(word))).toEqual([]);
        const after = resolvedLast(unknownBlock(type), one, other);
        expect(after).toEqual(resolvedLast(unknownBlock(type), other));
        if (shapedSection(definition, other) !== undefined) {
          expect(after.texts).toEqual(readTexts(definition.schema, after.props ?? {}).texts);
          expect(after.texts).toContain(others[0]);
        }
      }
    }
  });

  it.each([
    ['nothing but spaces', '  '],
    ['an unknown token', 'Call {{facts.nobody}}'],
    ['an unclosed token', 'Call {{facts.phone'],
    ['a token between single braces', 'Call {facts.phone}'],
    ['a text that is too long', 'a'.repeat(2001)],
    ['placeholders of the build', 'a\uE000b\uE001c\uE002'],
    ['a single placeholder of the build', 'a\uE001b'],
    ['a leading line break', '\nCall'],
  ])('are checked as each is alone: %s', (_, word) => {
    for (const { props } of unknownBlock(type).block.examples) {
      const one = { block: type, ...props };
      const { texts } = readTexts(unknownBlock(type).schema, one, 'config');
      for (const place of texts.keys()) {
        const other = withTexts(
          unknownBlock(type).schema,
          one,
          texts.map((own, index) => (index === place ? word : own)),
          'config',
        );
        expect(checkedLast(unknownBlock(type), one, other)).toEqual(checkedLast(unknownBlock(type), other));
        expect(resolvedLast(unknownBlock(type), one, other)).toEqual(resolvedLast(unknownBlock(type), other));
      }
    }
  });
});
