import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as blocks from '../../renderer/blocks/index.ts';
import { type AnalyzedSite, analyzeSite } from '../../renderer/build/index.ts';
import { diskFiles } from '../../renderer/build/lib/files.ts';
import { SectionTemplate, templateHtml } from '../../renderer/build/page/render/filled-section.ts';
import { renderSection } from '../../renderer/build/page/render/section.ts';
import { resolveFields } from '../../renderer/build/page/resolve/fields.ts';
import type { ResolvedSection } from '../../renderer/build/page/resolve/index.ts';
import { pageScope } from '../../renderer/build/page/resolve/scope.ts';
import { defaultTextOfBlock, withUi } from '../../renderer/build/page/resolve/view-props.ts';
import { fieldFinder } from '../../renderer/build/schema/fields-of.ts';
import { unfitLayout } from '../../renderer/build/schema/sections.ts';
import { readTexts, withTexts } from '../../renderer/build/schema/shapes/section-texts.ts';
import type { Diagnostic, Path } from '../../renderer/sdk/issue.ts';
import { serialiseJsonLd } from '../../renderer/sdk/json-ld.ts';
import { queryPlaceholder } from '../../renderer/sdk/query-text.ts';
import { escapeWords } from '../../renderer/sdk/words/marks.ts';
import { isVerbatim, type RegisteredBlock } from '../../renderer/site/registry.ts';
import { changeTexts } from '../change-texts.ts';
import { codeOf, forbiddenAddresses, shapeOf } from './shape.ts';
import { addressVectors, gathered, harmless, textVectors } from './vectors.ts';

const cacheDir = mkdtempSync(join(tmpdir(), 'frontage-hostile-'));
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }));

let ready: AnalyzedSite;
beforeAll(async () => {
  const config = resolve(import.meta.dirname, '../../pages.config.ts');
  const analysis = await analyzeSite({ files: diskFiles, config, cacheDir, year: 2026 });
  if (analysis.ready === undefined) throw new Error('The site has errors.');
  ready = analysis.ready;
});

/** `addresses.test.ts` tries all of them; here, each field gets every scheme and some of what comes before it. */
const sampledAddresses = addressVectors.filter((_, index) => index % 5 === 0);

/** Whether a string of an example looks like a URL. */
function isUrl(value: string): boolean {
  return /^(\/|#|https?:|mailto:|tel:|sms:)/.test(value);
}

/** The texts that may have marks. */
const markedIn = fieldFinder(({ words }) => words !== undefined);

interface Rendered {
  readonly html: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Renders a section as the build does, from fields that no schema has checked. */
function rendered(definition: RegisteredBlock, fields: unknown): Rendered {
  const { section, json, diagnostics } = made(definition, fields);
  return { html: renderSection(section) + json, diagnostics };
}

interface Made {
  readonly section: ResolvedSection;
  /** Its structured data as it is in the document. */
  readonly json: string;
  readonly diagnostics: readonly Diagnostic[];
}

function made(definition: RegisteredBlock, fields: unknown): Made {
  const { site } = ready;
  const diagnostics: Diagnostic[] = [];
  const context = {
    site,
    scope: pageScope(site, {}),
    pictures: ready.pictures,
    links: [],
    frames: new Set<string>(),
    posts: new Set<string>(),
    diagnostics,
    queries: new Set<string>(),
  };
  const { block } = definition;
  const filled = resolveFields(definition.schema, fields, context, []) as Record<string, unknown>;
  const resolved = withUi(filled, site, { definition, at: [] }, diagnostics);
  const around = { href: '/', url: `${site.origin.origin}/`, home: '/', siteName: 'Site', locale: 'en', year: 2026 };
  const plain = { ...resolved, id: 'section', level: 2 };
  const props = { ...plain, ...block.fromPage?.(around, plain) };
  const node = { at: [], name: 'section', type: block.type, definition, fields: {} };
  const section = {
    name: 'section',
    slot: 'main',
    definition,
    given: { props },
    type: block.type,
    styles: [],
    frames: context.frames,
    posts: context.posts,
    uses: [],
    node,
  } as const;
  const data = block.jsonLd?.(props, around) ?? [];
  const json = data.length === 0 ? '' : `<script type="application/ld+json">${serialiseJsonLd(data)}</script>`;
  for (const origin of [...context.frames, ...context.posts]) expect(origin).toMatch(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/);
  return { section, json, diagnostics };
}

/** Returns the strings in the code of a block and of the SDK: a view that compares texts compares them with these. */
function textsInCode(folder: string): string[] {
  const sdk = resolve(import.meta.dirname, '../../renderer/sdk');
  const files = [folder, ...['ui', 'media', 'form', 'embed', 'toast'].map((part) => join(sdk, part))].flatMap((from) =>
    readdirSync(from).flatMap((file) => (/(?<!test)\.tsx$/.test(file) ? [readFileSync(join(from, file), 'utf8')] : [])),
  );
  return [...new Set(files.flatMap((code) => [...code.matchAll(/'([^'\n]+)'/g)].map(([, text = '']) => text)))];
}

function sameStyles(...sections: readonly ResolvedSection[]): boolean {
  const [one, other] = sections.map(({ definition: { block }, given }) =>
    JSON.stringify(typeof block.styles === 'function' ? block.styles(given.props) : block.styles),
  );
  return one === other;
}

/** Returns the first texts with which the template of a section gives another result than its view. */
function textsThatDiffer(section: ResolvedSection, tried: readonly string[]): readonly string[] | undefined {
  const { schema } = section.definition;
  const { props } = section.given;
  const read = readTexts(schema, props);
  if (!read.isVerbatim || read.texts.length === 0) return undefined;
  const html = templateHtml(section, read.texts);
  if (typeof html !== 'string') return read.texts;
  const template = new SectionTemplate(html);
  // Each text of the section is replaced by each of these once.
  return tried
    .map((_, turn) => read.texts.map((_, index) => tried[(turn + index) % tried.length] ?? ''))
    .find((texts) => {
      const other = { ...section, given: { props: withTexts(schema, props, texts) } };
      const again = readTexts(schema, other.given.props);
      // Texts with placeholders of their own are not taken out.
      if (!again.isVerbatim) return false;
      return (
        again.shape !== read.shape || template.fill(again.texts) !== renderSection(other) || !sameStyles(section, other)
      );
    });
}

/** Whether a text needs a form, chooses a shape, or names something of the site: a hostile one is an error. */
function isFixed(definition: RegisteredBlock, example: unknown, text: string, key: string): boolean {
  const hostile = `${text} <\uE000`;
  const probe = changeTexts(example, (other, name) => (other === text && name === key ? hostile : other));
  const { error } = definition.schema.safeParse(probe);
  if (error?.issues.some(({ code }) => code !== 'too_big')) return true;
  return made(definition, probe).diagnostics.some(({ message }) => message.includes(hostile));
}

describe('the vectors', () => {
  it('are many', () => {
    expect(new Set(textVectors).size).toBeGreaterThanOrEqual(300);
    expect(new Set(addressVectors).size).toBeGreaterThanOrEqual(300);
  });
});

/** The blocks of the engine and of the first site, and its drawings. */
const subjects = [
  ...[...Object.keys(blocks), 'evidenceWall', 'rankBeforeAfter'].map((name) => ({ what: 'block', name })),
  ...['contours', 'mapPack', 'rankGrid', 'streets'].map((name) => ({ what: 'drawing', name })),
];

/** Returns a block with its examples, or for a drawing a hero with those of the drawing. */
function subject({ what, name }: (typeof subjects)[number]) {
  const { blocks: known, drawings } = ready.registry;
  const definition = known.get(what === 'block' ? name : 'hero');
  const drawing = drawings.get(name)?.drawing;
  if (definition === undefined || (what === 'drawing' && drawing === undefined)) throw new Error(`no ${what} ${name}`);
  const drawn = drawing?.examples.map((one) => ({ headline: one.name, media: { ...one.data, kind: name } }));
  return {
    definition,
    examples: what === 'block' ? definition.block.examples.map(({ props }) => props) : (drawn ?? []),
  };
}

it('tries every block and drawing of the first site', () => {
  const named = (what: string) => subjects.flatMap((one) => (one.what === what ? [one.name] : [])).sort();
  expect(named('block')).toEqual([...ready.registry.blocks.keys()].sort());
  expect(named('drawing')).toEqual([...ready.registry.drawings.keys()].sort());
});

/** Whether a section has no error of its own. */
function isValid({ block, schema }: RegisteredBlock, fields: object): boolean {
  if (!schema.safeParse(fields).success) return false;
  return [...(block.check?.(fields as never) ?? []), ...unfitLayout(block, { ...fields }, [])].length === 0;
}

/** Returns an example with the text at a path replaced, or without what is there. */
function withoutOrWith(value: unknown, [step, ...inside]: Path, text?: string): unknown {
  if (step === undefined) return text;
  const copy = Array.isArray(value) ? [...value] : { ...Object(value) };
  copy[step] = withoutOrWith(copy[step], inside, text);
  return copy;
}

/** Returns the paths of the texts in a value. Pictures are left out: the site has no files of the examples. */
function textPaths(value: unknown, at: Path = []): Path[] {
  if (typeof value === 'string') return /^(?:src|file|kind|layout)$/.test(String(at.at(-1))) ? [] : [at];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, item]) => textPaths(item, [...at, isList ? Number(key) : key]));
}

it.each(subjects.filter(({ what }) => what === 'block'))(
  'the block $name requires no text that a layout hides',
  (of) => {
    const { definition, examples } = subject(of);
    const layouts = Object.keys(definition.block.layouts ?? {}).map((layout) => ({ layout }));
    const inLayouts = examples.flatMap((props) => [props, ...layouts.map((layout) => ({ ...props, ...layout }))]);
    const hidden = inLayouts
      .filter((fields) => isValid(definition, fields))
      .flatMap((fields) => {
        const { html } = rendered(definition, fields);
        const changed = (at: Path, text?: string) => withoutOrWith(fields, at, text) as object;
        return textPaths(fields)
          .filter((at) => at.every((_, end) => !isValid(definition, changed(at.slice(0, end + 1)))))
          .filter((at) => {
            const others = ['Another text', 'clock', '/other'].map((text) => changed(at, text));
            const other = others.find((one) => isValid(definition, one));
            return other !== undefined && rendered(definition, other).html === html;
          })
          .map((at) => `${JSON.stringify(Object(fields).layout)} ${at.join('.')}`);
      });
    expect(hidden).toEqual([]);
  },
);

describe.each(subjects)('the $what $name', (of) => {
  it('shows hostile text as text, in every field', () => {
    const { definition, examples } = subject(of);
    let fields = 0;
    for (const [turn, props] of examples.entries()) {
      const free = new Set<string>();
      changeTexts(props, (text, key) => {
        if (!isUrl(text) && !isFixed(definition, props, text, key)) free.add(`${key} ${text}`);
        return text;
      });
      fields += free.size;
      if (free.size === 0) continue;
      const marked = new Set(markedIn(definition.schema, props).map(({ value }) => value));
      // A third of the texts in each example: all of them are in every field of the site in `hostile-site.ts`.
      const third = textVectors.filter((_, index) => index % 3 === turn % 3);
      for (const text of gathered(third, 9000)) {
        const put = (other: string) =>
          changeTexts(props, (own, key) => {
            if (!free.has(`${key} ${own}`)) return own;
            return marked.has(own) ? escapeWords(other) : other;
          });
        const hostile = rendered(definition, put(text)).html;
        const plain = rendered(definition, put(harmless(text))).html;
        expect(shapeOf(hostile)).toEqual(shapeOf(plain));
        expect(codeOf(hostile)).toEqual(codeOf(plain));
        expect(forbiddenAddresses(hostile)).toEqual([]);
      }
    }
    expect(fields).toBeGreaterThan(0);
  });

  it('reads no texts but those that are marked, if the engine fills its sections in', () => {
    const { definition, examples } = subject(of);
    if (!isVerbatim(definition)) return;
    const tried = [
      ...textsInCode(definition.folder),
      'yes',
      'no',
      'x',
      '&amp;',
      '"\\"',
      'a\nb',
      ...gathered(textVectors, 3000),
    ];
    const different = examples.map((props) => textsThatDiffer(made(definition, props).section, tried));
    expect(different.filter((texts) => texts !== undefined)).toEqual([]);
  });

  it('leaves texts unchanged that a query parameter may replace, in every field', () => {
    const { definition, examples } = subject(of);
    for (const props of examples) {
      const { section } = made(definition, props);
      const { schema, block } = definition;
      const texts = readTexts(schema, section.given.props).texts.map((text) => queryPlaceholder('city', text));
      const given = { props: withTexts(schema, section.given.props, texts) };
      expect(() => renderSection({ ...section, given })).not.toThrow();
      const around = { href: '/', url: '', home: '/', siteName: 'Site', locale: 'en', year: 2026 };
      const others = [block.jsonLd?.(given.props, around), block.ids?.(given.props)];
      expect(() => defaultTextOfBlock(JSON.stringify(others))).not.toThrow();
    }
  });

  it('links to no URL with a forbidden scheme', () => {
    const { definition, examples } = subject(of);
    const seen = new Set<string>();
    for (const props of examples) {
      const shape = shapeOf(rendered(definition, props).html).length;
      for (const address of sampledAddresses) {
        const fields = changeTexts(props, (text) => (isUrl(text) ? address : text));
        if (JSON.stringify(fields) === JSON.stringify(props)) break;
        const { html } = rendered(definition, fields);
        if (seen.has(html)) continue;
        seen.add(html);
        expect([address, forbiddenAddresses(html)]).toEqual([address, []]);
        expect([address, shapeOf(html).length <= shape]).toEqual([address, true]);
      }
    }
  });
});
