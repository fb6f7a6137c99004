import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProseView } from '../../renderer/blocks/prose/view.tsx';
import { readFrontMatter } from '../../renderer/build/inputs/prose/front-matter.ts';
import { readMarkdown } from '../../renderer/build/inputs/prose/markdown.ts';
import type { ProseNode } from '../../renderer/sdk/prose/prose.ts';
import { uiTextFor } from '../../renderer/sdk/ui-text/index.ts';
import { tagsOf } from '../markup.ts';
import { addressVectors, textVectors } from './vectors.ts';

const ui = uiTextFor('en-US', {});
const html = (markdown: string) =>
  renderToStaticMarkup(createElement(ProseView, { ui, id: 'a', level: 2, file: shown(markdown) }));
// The view gets pictures with their sizes, which have no text.
const shown = (markdown: string) => readMarkdown(markdown).nodes as readonly ProseNode[];

const elements = new Set(
  'div p h2 h3 h4 a strong em code pre ul ol li blockquote hr br figure img figcaption table thead tbody tr th td'.split(
    ' ',
  ),
);
const attributes = new Set(
  'id class href rel data-open role aria-label tabindex scope start src alt loading decoding'.split(' '),
);

/** Elements and attributes of the page that prose cannot make. */
function foreign(markdown: string): string[] {
  return tagsOf(html(markdown)).flatMap((tag) => [
    ...(elements.has(tag.name) ? [] : [tag.name]),
    ...Object.keys(tag.attributes).filter((name) => !attributes.has(name)),
  ]);
}

describe('hostile Markdown', () => {
  it.each([
    '%',
    '## %',
    '- %',
    '> %',
    '| % | b |\n|---|---|\n| % | c |',
    '[%](/a)',
    '![%](a.jpg)',
    '![a](a.jpg "%")',
    '**%**',
    '`%`',
    '```\n%\n```',
    '## %{#x}',
  ])('makes no markup of its own: %j', (around) => {
    for (const text of textVectors) expect([text, foreign(around.replaceAll('%', () => text))]).toEqual([text, []]);
  });

  it('makes no attribute of an address', () => {
    for (const address of addressVectors) {
      for (const link of [
        `[a](${address})`,
        `[a](<${address}>)`,
        `<${address}>`,
        `![a](${address})`,
        `![a](<${address}>)`,
        `[a]\n\n[a]: ${address}`,
      ])
        expect([link, foreign(link)]).toEqual([link, []]);
    }
  });

  it.each([
    ['quotes', '> '.repeat(50_000)],
    ['lists', '- '.repeat(50_000)],
    ['brackets', '['.repeat(20_000)],
    ['links', '[a]('.repeat(5000)],
    ['stars', '*a **b '.repeat(5000)],
    ['backticks', Array.from({ length: 300 }, (_, length) => `${'`'.repeat(length)}a`).join(' ')],
    ['columns', `${'|a'.repeat(2000)}\n${'|-'.repeat(2000)}\n${'|b'.repeat(2000)}`],
    ['headings', '## a\n'.repeat(3000)],
    ['entities', '&#x26;&lt;'.repeat(5000)],
  ])('is read in time, however many %s it has', (_, markdown) => {
    const start = performance.now();
    readMarkdown(markdown);
    // A second on an idle machine, with room for a busy one.
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});

describe('hostile front matter', () => {
  it('is read as text or reported', () => {
    for (const text of textVectors) {
      const { fields, faults } = readFrontMatter(`---\ntitle: ${text}\n---\n`);
      const line = text.split('\n', 1)[0]?.trimEnd() ?? '';
      if (fields.title !== undefined) expect(fields.title).toBe(line.trimStart());
      else expect(faults.length).toBeGreaterThan(0);
    }
  });

  it('sets nothing but its fields', () => {
    for (const key of ['__proto__', 'constructor', 'toString', 'TITLE', 'title ', 'ti-tle']) {
      const { fields, faults } = readFrontMatter(`---\n${key}: a\n---\n`);
      expect(Object.keys(fields)).toEqual([]);
      expect(faults.length).toBeGreaterThan(1);
    }
  });
});
