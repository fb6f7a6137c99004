import { isVerbatim, type RegisteredBlock } from '../../../site/registry.ts';
import { readMarkupSummary } from '../../lib/markup/summary.ts';
import { PropsShape, type ShapedProps } from '../../schema/shapes/section-shape.ts';
import { readTexts, type SectionTexts, withTexts } from '../../schema/shapes/section-texts.ts';
import type { ResolvedSection } from '../resolve/index.ts';
import { renderSection } from './section.ts';
import type { Fragment } from './variants.ts';

/** A section as a template and its own texts. */
interface Filled {
  readonly template: SectionTemplate;
  readonly texts: readonly string[];
}

/** The HTML is filled when it is read, also from a copy of the fragment. */
function fragmentOf(section: ResolvedSection, { template, texts }: Filled): Fragment {
  return {
    section,
    template,
    get html() {
      return template.fill(texts);
    },
  };
}

/** Counts the sections of each block that were filled from templates, and the others by what kept them from it. */
export class TemplateUse {
  readonly #counts = new Map<string, Map<MissReason | 'filled', number>>();

  add({ definition }: ResolvedSection, outcome: MissReason | 'filled'): void {
    const { type } = definition.block;
    const ofBlock = this.#counts.get(type) ?? new Map<MissReason | 'filled', number>();
    this.#counts.set(type, ofBlock);
    ofBlock.set(outcome, (ofBlock.get(outcome) ?? 0) + 1);
  }

  /** The blocks by name, with the most frequent outcome first. */
  list(): readonly SectionsReport[] {
    return [...this.#counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([block, outcomes]) => {
        const misses = [...outcomes].filter(([outcome]) => outcome !== 'filled').sort(([, a], [, b]) => b - a);
        return { block, filled: outcomes.get('filled') ?? 0, rendered: Object.fromEntries(misses) };
      });
  }
}

/** How the sections of a block came about in a build. */
export interface SectionsReport {
  readonly block: string;
  /** Number of sections that were filled from a template. */
  readonly filled: number;
  /** Number of sections that were rendered, by the reason. */
  readonly rendered: Readonly<Record<string, number>>;
}

/** Why a section is rendered instead of filled from a template. */
export type MissReason =
  | 'its block belongs to the site'
  | 'it has no text'
  | 'a text decides what it shows'
  | 'few sections have its shape'
  | 'its view throws at other texts'
  | 'its view makes ids of texts'
  | 'its view changes texts';

export interface Miss {
  readonly miss: MissReason;
}

/** For each shape of a block's sections: the template, why there is none, or how many sections there were so far. */
const templates = new WeakMap<RegisteredBlock, Map<string, SectionTemplate | Miss | number>>();

/** To compile a template takes as long as to render two sections. */
const sectionsBeforeTemplate = 3;

/** Results by view props, which many pages share. */
const asked = new WeakMap<object, Filled | Miss>();

/** Fills a section from the template of its shape, or says why it has to be rendered. */
export function filledSection(section: ResolvedSection): Fragment | Miss {
  const { given } = section;
  const before = asked.get(given) ?? fillFromTemplate(section);
  asked.set(given, before);
  return 'miss' in before ? before : fragmentOf(section, before);
}

function fillFromTemplate(section: ResolvedSection): Filled | Miss {
  const shaped = shapedProps(section);
  if ('miss' in shaped) return shaped;
  const template = templateFor(section, shaped);
  return template instanceof SectionTemplate ? { template, texts: shaped.texts } : template;
}

function templateFor(section: ResolvedSection, shaped: ShapedProps): SectionTemplate | Miss {
  const { definition } = section;
  const byShape = templates.get(definition) ?? new Map<string, SectionTemplate | Miss | number>();
  templates.set(definition, byShape);
  const { key } = shaped.shape;
  const before = byShape.get(key) ?? 0;
  const now = typeof before === 'number' ? templateAfter(before + 1, section, shaped) : before;
  byShape.set(key, now);
  return typeof now === 'number' ? { miss: 'few sections have its shape' } : now;
}

/** Tokens are filled in by now, so sections that had some may have a shape in common after all. */
function shapedProps({ definition, given }: ResolvedSection): ShapedProps | Miss {
  if (given.shaped !== undefined) return given.shaped;
  if (!isVerbatim(definition)) return { miss: 'its block belongs to the site' };
  const { texts, isVerbatim: areVerbatim } = readTexts(definition.schema, given.props);
  if (!areVerbatim) return { miss: 'a text decides what it shows' };
  return texts.length === 0 ? { miss: 'it has no text' } : { shape: new PropsShape(definition, given.props), texts };
}

/** Compiles the template of a shape once there are enough sections of it; until then, returns their count. */
function templateAfter(count: number, section: ResolvedSection, shaped: ShapedProps) {
  if (count < sectionsBeforeTemplate) return count;
  const html = templateHtml(section, shaped.texts);
  return typeof html === 'string' ? new SectionTemplate(html) : html;
}

/** Renders a section with placeholders instead of its texts, or says what its view does with them besides showing them. */
export function templateHtml(section: ResolvedSection, texts: SectionTexts['texts']): string | Miss {
  const placeholders = texts.map((_, index) => placeholderFor(index));
  const props = withTexts(section.definition.schema, section.given.props, placeholders);
  const html = attempt(() => renderSection({ ...section, given: { props } }));
  if (html === undefined) return { miss: 'its view throws at other texts' };
  const { ids, wanted } = readMarkupSummary(html);
  if ([...ids, ...wanted.keys()].some((id) => placeholderMark.test(id))) return { miss: 'its view makes ids of texts' };
  const template = new SectionTemplate(html);
  const isSame = !template.isBroken && template.fill(texts) === renderSection(section);
  return isSame ? html : { miss: 'its view changes texts' };
}

/** A view that throws at placeholders and not at the texts does more with them than to show them. */
function attempt(render: () => string): string | undefined {
  try {
    return render();
  } catch {
    return undefined;
  }
}

/** How a text is written into a slot: as HTML text, or inside a string of the JSON that an island reads. */
type Encoding = 'text' | 'json';

interface Slot {
  /** Index of the text. */
  readonly text: number;
  readonly encoding: Encoding;
}

/**
 * The HTML of a section with slots for its texts. The view of a block of the engine never reads texts, so all its sections that
 * differ by text alone are filled from one template, byte for byte as React would render them.
 */
export class SectionTemplate {
  /** The HTML before each slot, and after the last. */
  readonly #chunks: readonly string[];
  readonly #slots: readonly Slot[];

  /** Compiles the HTML of a section that was rendered with placeholders instead of texts. */
  constructor(html: string) {
    const pieces = html.split(placeholder);
    this.#chunks = pieces.filter((_, index) => index % 3 === 0);
    this.#slots = this.#chunks.slice(1).map((_, index): Slot => {
      const [text, quote] = pieces.slice(3 * index + 1);
      return { text: Number(text), encoding: quote === '&quot;' ? 'text' : 'json' };
    });
  }

  /** Whether the view changed a placeholder, so that a part of it is left in the HTML. */
  get isBroken(): boolean {
    return this.#chunks.some((chunk) => placeholderMark.test(chunk));
  }

  /** Returns where each text is in the HTML that {@link fill} returns; texts in the JSON of islands are left out. */
  places(texts: readonly string[]): readonly { readonly text: number; readonly start: number; readonly end: number }[] {
    let start = this.#chunks[0]?.length ?? 0;
    return this.#slots.flatMap((slot, index) => {
      const end = start + encoded(slot, texts).length;
      const place = { text: slot.text, start, end };
      start = end + (this.#chunks[index + 1]?.length ?? 0);
      return slot.encoding === 'text' ? [place] : [];
    });
  }

  /** Returns the HTML of a section with these texts. */
  fill(texts: readonly string[]): string {
    let html = this.#chunks[0] ?? '';
    for (let index = 0; index < this.#slots.length; index++) {
      html += encoded(this.#slots[index] as Slot, texts);
      html += this.#chunks[index + 1];
    }
    return html;
  }
}

function encoded({ text: index, encoding }: Slot, texts: readonly string[]): string {
  const text = texts[index] ?? '';
  return escaped(encoding === 'text' ? text : JSON.stringify(text).slice(1, -1));
}

/** Marks from Unicode's private use area, with a quotation mark between them: how that is escaped shows the encoding. */
const [start, middle, end] = ['\uE010', '\uE011', '\uE012'];
const placeholder = new RegExp(`${start}(\\d+)${middle}(&quot;|\\\\&quot;)${end}`);
const placeholderMark: RegExp = new RegExp(`[${start}${middle}${end}]`);

/** Returns the placeholder of a text by its index. */
export function placeholderFor(text: number): string {
  return `${start}${text}${middle}"${end}`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** Escapes text as React does, in elements and in attributes. */
function escaped(text: string): string {
  return special.test(text) ? text.replace(everySpecial, (character) => entities[character] ?? character) : text;
}

const special = /["'&<>]/;
const everySpecial = /["'&<>]/g;
