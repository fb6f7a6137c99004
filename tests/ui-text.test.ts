import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import * as blocks from '../renderer/blocks/index.ts';
import { uiTextFor } from '../renderer/sdk/ui-text/index.ts';
import { decoded } from './markup.ts';

/**
 * Whatever the engine says to visitors stands in the files of `sdk/ui-text`, one for each language. A word that somebody
 * writes into a view or into code for browsers stays English on every page: these look for such words.
 */
const root = resolve(import.meta.dirname, '../renderer');

/** Code that visitors see something of: views, islands, and what runs in browsers. */
const sources = ['blocks', 'client', 'sdk/ui', 'sdk/evidence'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.(test|fixture)\.|\/(fields|index|check|fits|evidence|embed-fields|sending-fields|lead-form-fields)\.ts$/.test(
          file,
        ),
    ),
);

/** Names that are the same in every language, code for machines, and what only logs and those who make a site read. */
const notText =
  /^(?:Google Analytics|Meta|ArrowLeft|ArrowRight|Newsletter|MTWTFSS|Unexpected Application Error!|No address is declared\.|The answer does not say that it arrived\.|click submit input focusin pointerdown keydown|pointermove pointerdown keydown|Tab|Content-Type|Authorization|ViewContent|Lead|Schedule|PageView)$/;

interface Node {
  /** Nothing for parts of a literal. */
  readonly type?: string;
  readonly [key: string]: unknown;
}

/** Text that people would read: in markup, in attributes that are read out, or a sentence in the code. */
function textsIn(code: string, file: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const inner of node) visit(inner);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const { type, value, name, quasis } = node as Node;
    // What is thrown or logged is for those who make the site, and help of fields for those who write it.
    if (isForMakers(node as Node)) return;
    if (type === 'JSXText' && /\p{L}/u.test(String(value))) found.push(String(value).trim());
    if (type === 'Literal' && typeof value === 'string' && isSentence(value)) found.push(value);
    if (type === 'TemplateLiteral' && Array.isArray(quasis)) {
      const text = quasis.map((quasi) => String(quasi.value.cooked)).join('…');
      if (isSentence(text)) found.push(text);
    }
    if (type === 'JSXAttribute' && isReadOut(name)) {
      const { value: given } = node as { value?: { type: string; value?: unknown } };
      if (given?.type === 'Literal' && /\p{L}/u.test(String(given.value))) found.push(String(given.value));
    }
    for (const [key, inner] of Object.entries(node)) if (key !== 'parent') visit(inner);
  };
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body);
  return [...new Set(found)].filter((text) => !notText.test(text));
}

/** Words with a capital in front, or several words: names of classes and tokens have neither. */
function isSentence(text: string): boolean {
  return (
    /^\p{Lu}\p{Ll}+$/u.test(text) ||
    /(?:^|\s|“)\p{L}[\p{Ll}’]*,? \p{Ll}[\p{L}’]*[ .…?]|^\p{Lu}[\p{Ll}’]* \p{L}/u.test(text)
  );
}

function isReadOut(name: unknown): boolean {
  return /^(?:aria-label|alt|title|label|placeholder)$/.test((name as { name?: string } | undefined)?.name ?? '');
}

const forMakers =
  /^(?:text|textFrom|readByView|onRecord|group|list|number|flag|choice|either|evidence|ranks|defineBlock|Error|TypeError|warn|error|info)$/;

function isForMakers({ type, callee, source, id }: Node): boolean {
  // Functions of that name say what is wrong with what somebody wrote.
  if (type === 'FunctionDeclaration' && /(?:Fault|Problem)$/.test((id as { name?: string } | null)?.name ?? ''))
    return true;
  if (type === 'ImportDeclaration' || type?.startsWith('TS')) return true;
  if (type !== 'CallExpression' && type !== 'NewExpression')
    return typeof source === 'object' && source !== null && type?.startsWith('Export') === true;
  const { name, property } = callee as { name?: string; property?: { name?: string } };
  return forMakers.test(name ?? property?.name ?? '');
}

describe('text that visitors read', () => {
  it('is found where somebody writes it into code', () => {
    const code = `const a = <button aria-label="Close">Close <b>it</b></button>;
      const b = props.label ?? 'Watch the video'; const c = \`\${name} in \${place} of us.\`; const d = word ? 'Yes' : 'no-class';
      throw new Error('This is for makers.'); const e = text('What the block is called.');`;
    expect(textsIn(code, 'a.tsx').sort()).toEqual(['Close', 'it', 'Watch the video', '… in … of us.', 'Yes'].sort());
  });

  it('stands in no code', () => {
    expect(sources.length).toBeGreaterThan(100);
    const written = sources.flatMap((file) =>
      textsIn(readFileSync(join(root, file), 'utf8'), file).map((text) => `${file}: ${text}`),
    );
    expect(written).toEqual([]);
  });
});

/** The engine's text with a mark around each part, so that what is not marked was written by somebody else. */
function marked(part: unknown): unknown {
  if (typeof part === 'string') {
    const pieces = part.split(/(\{\w+\})/);
    return pieces.map((piece, index) => (index % 2 === 0 && piece ? `⟦${piece}⟧` : piece)).join('');
  }
  return Object.fromEntries(Object.entries(part as object).map(([name, text]) => [name, marked(text)]));
}

describe.each(Object.values(blocks).map((block) => [block.type, block] as const))('the view of %s', (_, block) => {
  it('says nothing that is neither its fields nor in the language of the page', () => {
    const { locale, ...text } = uiTextFor('en-US', {});
    const ui = block.ui?.({ ...(marked(text) as typeof text), locale });
    for (const { props } of block.examples) {
      const page = {
        href: '/',
        url: 'https://example.com/',
        home: '/',
        siteName: '',
        locale,
        year: 2026,
        pixels: {},
      };
      const fields = { ...standIns(props), id: 'section', level: 2 };
      const given = { ...fields, ui, ...block.fromPage?.(page, fields) };
      const html = renderToStaticMarkup(createElement(block.View, given));
      const own = textsOf(fields).sort((a, b) => b.length - a.length);
      const said = saidIn(html)
        .map((words) => own.reduce((rest, text) => rest.replaceAll(text, ''), words))
        .filter((words) => /\p{L}{2}/u.test(words) && !notText.test(words));
      expect(said).toEqual([]);
    }
  });
});

/** Fields as a view gets them: prices, numbers to call and destinations are more than what is written. */
function standIns(value: unknown, key = ''): Record<string, unknown> {
  const stand = (inner: unknown, name: string): unknown => {
    if (name === 'price' && typeof inner === 'number') return { amount: inner, currency: 'USD', text: `$${inner}` };
    if (name === 'phone' && typeof inner === 'string') return { text: inner, href: 'tel:+15550100142' };
    if (name === 'destinations' && Array.isArray(inner)) return inner.map((to) => ({ name: to, label: to }));
    if (Array.isArray(inner)) return inner.map((item) => stand(item, ''));
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([at, item]) => [at, stand(item, at)]));
  };
  return stand(value, key) as Record<string, unknown>;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** Words in the text of an element, and in attributes that are read out, that bear no mark. */
function saidIn(html: string): string[] {
  const heard = [...html.matchAll(/ (?:aria-label|alt|title)="([^"]*)"/g)].map(([, said = '']) => said);
  return [...html.replace(/<[^>]*>/g, '\n').split('\n'), ...heard].map((words) =>
    decoded(words.replace(/⟦[^⟧]*⟧/g, '')),
  );
}
