import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as blocks from '../renderer/blocks/index.ts';
import { plan, type ReadyPlan } from '../renderer/build/index.ts';
import { diskFiles } from '../renderer/build/lib/files.ts';
import { nodeResolver } from '../renderer/build/page/resolve/nodes.ts';
import { pageScope } from '../renderer/build/page/resolve/scope.ts';
import { kindOf } from '../renderer/build/schema/kinds/kind.ts';
import { readWords, withWords } from '../renderer/build/schema/kinds/words.ts';
import { SectionReader } from '../renderer/build/schema/sections.ts';
import type { Finding } from '../renderer/sdk/issue.ts';
import type { RegisteredBlock } from '../renderer/site/registry.ts';

const cacheDir = mkdtempSync(join(tmpdir(), 'frontage-kinds-'));
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }));

let ready: ReadyPlan;
beforeAll(async () => {
  const config = resolve(import.meta.dirname, '../pages.config.ts');
  const planned = await plan({ files: diskFiles, config, cacheDir, year: 2026 });
  if (planned.ready === undefined) throw new Error('The site has errors.');
  ready = planned.ready;
});

const last = 9;
const ofLast = (findings: readonly Finding[]) => findings.filter(({ path }) => path[1] === last);

type Fields = Readonly<Record<string, unknown>>;

/** A block of which nothing is known yet: what is found out about sections belongs to their block. */
function unknownBlock(type: string): RegisteredBlock {
  const definition = ready.registry.blocks.get(type);
  if (definition === undefined) throw new Error(`There is no block ${type}.`);
  return { ...definition };
}

/** What the last of sections comes to that come one after the other, each on a page of its own; the last one is on page 9. */
function resolvedLast(definition: RegisteredBlock, ...all: readonly Fields[]) {
  const made = resolvedWith(definition, all, new Set());
  // Nothing else, where other pages have the same sections.
  expect(resolvedWith(definition, all, new Set(all))).toEqual(made);
  return made;
}

function resolvedWith(definition: RegisteredBlock, all: readonly Fields[], shared: ReadonlySet<Fields>) {
  const findings: Finding[] = [];
  const resolveNode = nodeResolver(ready.loaded.images, findings, shared);
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
    const { places, ...rest } = resolveNode(node, scope);
    const { props, alike } = places.at('one', 2);
    return { props, words: alike?.words, ...rest };
  });
  return { ...made.at(-1), findings: ofLast(findings) };
}

/** What is found wrong with the last of them. */
function checkedLast(definition: RegisteredBlock, ...all: readonly unknown[]) {
  const reader = new SectionReader({ blocks: new Map([[definition.block.type, definition]]), version: '' });
  for (const [index, section] of all.entries())
    reader.read({ one: section }, ['routes', index === all.length - 1 ? last : index, 'sections']);
  return ofLast(reader.findings);
}

describe.each(Object.keys(blocks))('sections of the block %s that differ by words alone', (type) => {
  it('come to what each comes to by itself', () => {
    const definition = unknownBlock(type);
    for (const { props } of definition.block.examples) {
      const one = { block: type, ...props };
      const { words } = readWords(definition.schema, one);
      for (const change of ['other', 'two\nlines', 'a "quoted" & <marked> word']) {
        const others = words.map((_, index) => `${change} ${index}`);
        const other = withWords(definition.schema, one, others);
        const said = readWords(definition.schema, other).words;
        expect(said.length).toBe(words.length);
        // Some are made of others, where nobody wrote them.
        expect(said.filter((word, index) => word !== others[index] && others.includes(word))).toEqual([]);
        const after = resolvedLast(unknownBlock(type), one, other);
        expect(after).toEqual(resolvedLast(unknownBlock(type), other));
        if (kindOf(definition, other) !== undefined) {
          expect(after.words).toEqual(readWords(definition.schema, after.props ?? {}).words);
          expect(after.words).toContain(others[0]);
        }
      }
    }
  });

  it.each([
    ['nothing but spaces', '  '],
    ['a token that stands for nothing', 'Call {{facts.nobody}}'],
    ['a token that is not closed', 'Call {{facts.phone'],
    ['a token between single braces', 'Call {facts.phone}'],
    ['too much', 'a'.repeat(2001)],
    ['signs of the build', 'a\uE000b\uE001c\uE002'],
    ['a lone sign of the build', 'a\uE001b'],
    ['a line break in front', '\nCall'],
  ])('are found fault with each: %s', (_, word) => {
    for (const { props } of unknownBlock(type).block.examples) {
      const one = { block: type, ...props };
      const { words } = readWords(unknownBlock(type).schema, one);
      for (const place of words.keys()) {
        const other = withWords(
          unknownBlock(type).schema,
          one,
          words.map((own, index) => (index === place ? word : own)),
        );
        expect(checkedLast(unknownBlock(type), one, other)).toEqual(checkedLast(unknownBlock(type), other));
        expect(resolvedLast(unknownBlock(type), one, other)).toEqual(resolvedLast(unknownBlock(type), other));
      }
    }
  });
});
