import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import * as blocks from '../renderer/blocks/index.ts';
import { formatDatePart } from '../renderer/sdk/format.ts';
import { sampleProse } from '../renderer/sdk/prose/sample.ts';
import { uiTextFor } from '../renderer/sdk/ui-text/index.ts';
import { readWords } from '../renderer/sdk/words/read-words.ts';
import { decoded } from './markup.ts';

/**
 * All text that the engine shows to visitors is in `sdk/ui-text`, one file per language. Text in a view or in client code
 * would stay English on every page, so these tests look for it.
 */
const root = resolve(import.meta.dirname, '../renderer');

/** Code that produces text for visitors: views, islands, and the client runtime. */
const sources = ['blocks', 'client', 'sdk/ui', 'sdk/media'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.(test|fixture)\.|\/(fields|index|examples|json-ld|check(?:-[a-z]+)?|fits|media|drawing-fault|site-drawings|[a-z-]+-fields)\.ts$/.test(
          file,
        ),
    ),
);

/** Names that are the same in every language, code, and text that only logs or developers see. */
const notText =
  /^(?:Google Analytics|Meta|ArrowLeft|ArrowRight|Enter|Newsletter|MTWTFSS|Unexpected Application Error!|No address is declared\.|The answer does not say that it arrived\.|click submit input focusin pointerdown keydown|pointermove pointerdown keydown|Tab|Content-Type|Authorization|ViewContent|Lead|Schedule|PageView)$/;

interface Node {
  /** Undefined for parts of a literal. */
  readonly type?: string;
  readonly [key: string]: unknown;
}

/** Returns visible text in code: in markup, in attributes for screen readers, or as a sentence. */
function textsIn(code: string, file: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const inner of node) visit(inner);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const { type, value, name, quasis } = node as Node;
    // Thrown and logged text is for developers, and descriptions of fields are for authors.
    if (isForDevelopers(node as Node)) return;
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

/** Whether a text starts with a capital or has several words, unlike class names and tokens. */
function isSentence(text: string): boolean {
  return (
    /^\p{Lu}\p{Ll}+$/u.test(text) ||
    /(?:^|\s|“)\p{L}[\p{Ll}’]*,? \p{Ll}[\p{L}’]*[ .…?]|^\p{Lu}[\p{Ll}’]* \p{L}/u.test(text)
  );
}

function isReadOut(name: unknown): boolean {
  return /^(?:aria-label|alt|title|label|placeholder)$/.test((name as { name?: string } | undefined)?.name ?? '');
}

const developerCalls =
  /^(?:text|textFrom|rich|field|message|beginsAs|logoItems|shortFact|embed|prose|readByView|onRecord|group|groups|openHours|list|number|flag|choice|either|media|picture|image|videoFile|ranks|defineBlock|Error|TypeError|warn|error|info)$/;

interface Callee {
  readonly name?: string;
  readonly property?: { readonly name?: string };
  readonly object?: { readonly name?: string };
}

function isForDevelopers({ type, callee, source, id }: Node): boolean {
  // Functions of these names return errors for authors.
  if (
    type === 'FunctionDeclaration' &&
    /^(?:check|fits)(?![a-z])|(?:Faults?|Problems?|problemsOf)$/.test((id as { name?: string } | null)?.name ?? '')
  )
    return true;
  // Descriptions of layouts are for authors.
  if (type === 'VariableDeclarator' && /Layouts$/.test((id as { name?: string }).name ?? '')) return true;
  if (type === 'ImportDeclaration' || type?.startsWith('TS')) return true;
  if (type !== 'CallExpression' && type !== 'NewExpression')
    return typeof source === 'object' && source !== null && type?.startsWith('Export') === true;
  const { name, property, object } = callee as Callee;
  // `F` is the namespace of the functions that make fields.
  return object?.name === 'F' || developerCalls.test(name ?? property?.name ?? '');
}

describe('text that visitors read', () => {
  it('is detected in code', () => {
    const code = `const a = <button aria-label="Close">Close <b>it</b></button>;
      const b = props.label ?? 'Watch the video'; const c = \`\${name} in \${place} of us.\`; const d = word ? 'Yes' : 'no-class';
      throw new Error('This is for developers.'); const e = text('What the block is called.');`;
    expect(textsIn(code, 'a.tsx').sort()).toEqual(['Close', 'it', 'Watch the video', '… in … of us.', 'Yes'].sort());
  });

  it('is not written in code', () => {
    expect(sources.length).toBeGreaterThan(100);
    const written = sources.flatMap((file) =>
      textsIn(readFileSync(join(root, file), 'utf8'), file).map((text) => `${file}: ${text}`),
    );
    expect(written).toEqual([]);
  });
});

/** The engine's text with marks around each entry, to detect text from elsewhere. */
function marked(entry: unknown): unknown {
  if (typeof entry === 'string') {
    const pieces = entry.split(/(\{\w+\})/);
    return pieces.map((piece, index) => (index % 2 === 0 && piece ? `⟦${piece}⟧` : piece)).join('');
  }
  return Object.fromEntries(Object.entries(entry as object).map(([name, text]) => [name, marked(text)]));
}

describe.each(Object.values(blocks).map((block) => [block.type, block] as const))('the view of %s', (_, block) => {
  it('renders only text from its fields or in the language of the page', () => {
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
      const fields = { ...resolvedFields(props), id: 'section', level: 2 };
      const given = { ...fields, ui, ...block.fromPage?.(page, fields) };
      const html = renderToStaticMarkup(createElement(block.View, given));
      // The names of month and weekday in a drawn calendar are those of the page's language.
      const month = formatDatePart('2024-05-01', 'month', locale);
      const weekdays = [1, 2, 3, 4, 5].map((day) => formatDatePart(`2024-01-0${day}`, 'weekday', locale));
      const own = [month, ...weekdays, ...textsOf(fields)].sort((a, b) => b.length - a.length);
      const unexplained = unmarkedTexts(html)
        .map((text) => own.reduce((rest, ownText) => rest.replaceAll(ownText, ''), text))
        .filter((text) => /\p{L}{2}/u.test(text) && !notText.test(text));
      expect(unexplained).toEqual([]);
    }
  });
});

/** Returns resolved fields: prices, phone numbers, destinations and texts with marks are objects. */
function resolvedFields(value: unknown, key = ''): Record<string, unknown> {
  const resolved = (inner: unknown, name: string): unknown => {
    if (name === 'price' && typeof inner === 'number') return { amount: inner, currency: 'USD', text: `$${inner}` };
    if (name === 'phone' && typeof inner === 'string') return { text: inner, href: 'tel:+15550100142' };
    if (name === 'file') return typeof inner === 'string' ? sampleProse : { width: 1280, height: 720, seconds: 155 };
    if (name === 'destinations' && Array.isArray(inner)) return inner.map((to) => ({ name: to, label: to }));
    if (Array.isArray(inner)) return inner.map((item) => resolved(item, ''));
    if (typeof inner === 'string') return readWords(inner, 'lines');
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([at, item]) => [at, resolved(item, at)]));
  };
  return resolved(value, key) as Record<string, unknown>;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** Returns unmarked words in text and in attributes for screen readers. */
function unmarkedTexts(html: string): string[] {
  const accessibleNames = [...html.matchAll(/ (?:aria-label|alt|title)="([^"]*)"/g)].map(([, name = '']) => name);
  return [...html.replace(/<[^>]*>/g, '\n').split('\n'), ...accessibleNames].map((text) =>
    decoded(text.replace(/⟦[^⟧]*⟧/g, '')),
  );
}
