import type { RegisteredBlock } from '../../../site/registry.ts';
import { readMarkupSummary } from '../../lib/markup/summary.ts';
import { PropsShape, type ShapedProps } from '../../schema/shapes/props-shape.ts';
import { readTexts, type SectionTexts, withTexts } from '../../schema/shapes/section-texts.ts';
import type { ResolvedSection } from '../resolve/index.ts';
import type { FragmentStore } from './fragments.ts';
import { renderSection } from './section.ts';
import { placeholderFor, placeholderMark, SectionTemplate } from './section-template.ts';
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

/** Stores templates between runs. */
export interface TemplateStore {
  /** Hash of the code that renders. */
  readonly version: string;
  readonly fragments: Pick<FragmentStore, 'get' | 'set'>;
}

/** Why a section is rendered instead of filled from a template. */
export type MissReason =
  | 'its block is not verbatim'
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
export function filledSection(section: ResolvedSection, store?: TemplateStore): Fragment | Miss {
  const { given } = section;
  const before = asked.get(given) ?? fillFromTemplate(section, store);
  asked.set(given, before);
  return 'miss' in before ? before : fragmentOf(section, before);
}

function fillFromTemplate(section: ResolvedSection, store?: TemplateStore): Filled | Miss {
  const shaped = shapedProps(section);
  if ('miss' in shaped) return shaped;
  const template = templateFor(section, shaped, store);
  return template instanceof SectionTemplate ? { template, texts: shaped.texts } : template;
}

function templateFor(section: ResolvedSection, shaped: ShapedProps, store?: TemplateStore): SectionTemplate | Miss {
  const { definition } = section;
  const byShape = templates.get(definition) ?? new Map<string, SectionTemplate | Miss | number>();
  templates.set(definition, byShape);
  const { key } = shaped.shape;
  const before = byShape.get(key) ?? (store && storedTemplate(shaped, store)) ?? 0;
  const now = typeof before === 'number' ? templateAfter(before + 1, section, shaped, store) : before;
  byShape.set(key, now);
  return typeof now === 'number' ? { miss: 'few sections have its shape' } : now;
}

/** Tokens are filled in by now, so sections that had some may have a shape in common after all. */
function shapedProps({ definition, given }: ResolvedSection): ShapedProps | Miss {
  if (given.shaped !== undefined) return given.shaped;
  if (!definition.block.verbatim) return { miss: 'its block is not verbatim' };
  const { texts, isVerbatim } = readTexts(definition.schema, given.props);
  if (!isVerbatim) return { miss: 'a text decides what it shows' };
  return texts.length === 0 ? { miss: 'it has no text' } : { shape: new PropsShape(definition, given.props), texts };
}

function storeKey({ shape }: ShapedProps, version: string): string {
  return `${version}-${shape.hash}`;
}

function storedTemplate(shaped: ShapedProps, { version, fragments }: TemplateStore) {
  const html = fragments.get(storeKey(shaped, version));
  return html === undefined ? undefined : new SectionTemplate(html);
}

/** Compiles the template of a shape once there are enough sections of it; until then, returns their count. */
function templateAfter(count: number, section: ResolvedSection, shaped: ShapedProps, store?: TemplateStore) {
  if (count < sectionsBeforeTemplate) return count;
  const html = templateHtml(section, shaped.texts);
  if (typeof html !== 'string') return html;
  store?.fragments.set(storeKey(shaped, store.version), html);
  return new SectionTemplate(html);
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
