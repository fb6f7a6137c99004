import { Parser } from 'htmlparser2';
import type { RenderMoment } from '../../sdk/block.ts';
import type { Path } from '../../sdk/issue.ts';
import { defaultText } from '../../sdk/query-text.ts';
import { isRecord } from '../lib/is-record.ts';
import { placeholderFor, SectionTemplate, templateHtml } from '../page/render/filled-section.ts';
import { renderSection } from '../page/render/section.ts';
import type { ResolvedPage, ResolvedSection } from '../page/resolve/index.ts';
import { readTexts, withTexts } from '../schema/shapes/section-texts.ts';
import type { RenderedSite } from './in-memory.ts';

/** A text on a page, and the field that writes it. */
interface MappedText {
  /** The text of the node in the page. */
  readonly text: string;
  /** How many text nodes before it in the section have the same text. */
  readonly nth: number;
  /** The path of the field in its section. */
  readonly field: Path;
}

/** The texts of a section that lead to a field. Others are in attributes, or are shown after an event. */
interface SectionMap {
  readonly name: string;
  readonly texts: readonly MappedText[];
}

/**
 * Returns the texts of a page with their fields; undefined if there is no such page. Each section is rendered once more with
 * placeholders instead of its texts. A section whose view does more with them than show them has no texts here.
 */
export function textMap({ rendered }: RenderedSite, path: string): SectionMap[] | undefined {
  const page = rendered.find((one) => one.page.path === path)?.page;
  return page?.sections.map((section) => ({ name: section.name, texts: sectionTexts(section) }));
}

/** Returns the texts of a section with their fields, as it is rendered now. */
function sectionTexts(section: ResolvedSection): MappedText[] {
  const { schema } = section.definition;
  const { texts } = readTexts(schema, section.given.props);
  const html = texts.length === 0 ? { miss: undefined } : templateHtml(section, texts);
  if (typeof html !== 'string') return [];
  const { fieldOf } = withPlaceholders(section);
  const places = new SectionTemplate(html).places(texts);
  const seen = new Map<string, number>();
  return textNodes(renderSection(section)).flatMap(({ text, start, end }): MappedText[] => {
    const nth = seen.get(text) ?? 0;
    seen.set(text, nth + 1);
    const place = places.find((one) => one.start >= start && one.end <= end);
    const field = place && fieldOf(placeholderFor(place.text));
    return field === undefined ? [] : [{ text, nth, field }];
  });
}

/** Returns a section with a placeholder in place of each text, and what tells the field of a placeholder. */
function withPlaceholders(section: ResolvedSection) {
  const { schema } = section.definition;
  const { props } = section.given;
  const { texts } = readTexts(schema, props);
  const marked = withTexts(
    schema,
    props,
    texts.map((_, index) => placeholderFor(index)),
  );
  const fields = fieldPaths(marked);
  return {
    section: { ...section, given: { props: marked } },
    fieldOf: (placeholder: string | undefined): Path | undefined => fields.get(indexOf(placeholder)),
  };
}

/** Returns the index of the text that a placeholder stands for; -1 for other values. */
function indexOf(value: unknown): number {
  const index = typeof value === 'string' ? /^\uE010(\d+)/.exec(value)?.[1] : undefined;
  return index === undefined ? -1 : Number(index);
}

interface TextNode {
  readonly text: string;
  /** Offsets in the HTML. */
  readonly start: number;
  readonly end: number;
}

/** Elements whose content is no text that people see. */
const unseen = new Set(['script', 'style', 'noscript', 'template']);

/** Returns the text nodes of HTML, as browsers make them: of text between two tags or comments. */
function textNodes(html: string): TextNode[] {
  const nodes: TextNode[] = [];
  let hidden = 0;
  let open: { text: string; start: number; end: number } | undefined;
  const close = () => {
    if (open !== undefined) nodes.push(open);
    open = undefined;
  };
  const parser = new Parser({
    onopentag(name) {
      close();
      if (unseen.has(name)) hidden += 1;
    },
    onclosetag(name) {
      close();
      if (unseen.has(name)) hidden -= 1;
    },
    oncomment: close,
    ontext(text) {
      if (hidden > 0) return;
      open = { text: (open?.text ?? '') + text, start: open?.start ?? parser.startIndex, end: parser.endIndex + 1 };
    },
  });
  parser.end(html);
  close();
  return nodes;
}

/** Returns the paths of the fields that hold placeholders, by the index of the text. A text with marks is one field. */
function fieldPaths(fields: Readonly<Record<string, unknown>>): ReadonlyMap<number, Path> {
  const found = new Map<number, Path>();
  const visit = (value: unknown, path: Path, field: Path | undefined): void => {
    if (typeof value === 'string') {
      const index = indexOf(value);
      if (index >= 0) found.set(index, field ?? path);
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, [...path, index], field);
    } else if (isRecord(value)) {
      const whole = field ?? ('words' in value ? path : undefined);
      for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key], whole);
    }
  };
  visit(fields, [], undefined);
  return found;
}

/** A section as visitors see it after they have done something. */
export interface SectionMoment {
  readonly html: string;
  readonly texts: readonly MappedText[];
  /** The messages over the page. */
  readonly toasts: readonly ShownToast[];
}

/** A message over the page, with the fields that write its words. */
interface ShownToast {
  readonly tone: 'positive' | 'neutral' | 'negative';
  readonly closeLabel?: string | undefined;
  /** The title, and what is below it if there is something. */
  readonly words: readonly { readonly text: string; readonly field: Path | undefined }[];
}

/** Returns a section at a moment; undefined if the page looks the same then, or has no such section. */
export function sectionMoment(
  page: ResolvedPage | undefined,
  { section: name, ...moment }: RenderMoment & { readonly section: string },
): SectionMoment | undefined {
  const section = page?.sections.find((one) => one.name === name);
  const { renderAt } = section?.definition.block ?? {};
  if (section === undefined || renderAt === undefined) return undefined;
  const at = (one: ResolvedSection) => renderAt(moment, () => renderSection(one), one.given.props);
  const { result: html, toasts } = at(section);
  if (html === renderSection(section) && toasts.length === 0) return undefined;
  const { section: marked, fieldOf } = withPlaceholders(section);
  const fields = toasts.length === 0 ? [] : at(marked).toasts;
  return {
    html,
    texts: renderAt(moment, () => sectionTexts(section), section.given.props).result,
    toasts: toasts.map(({ tone, closeLabel, title, text }, index) => ({
      tone,
      closeLabel,
      words: [
        { text: defaultText(title), field: fieldOf(fields[index]?.title) },
        ...(text === undefined ? [] : [{ text: defaultText(text), field: fieldOf(fields[index]?.text) }]),
      ],
    })),
  };
}
