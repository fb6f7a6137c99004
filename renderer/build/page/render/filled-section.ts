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

/** Stores templates between runs. */
export interface TemplateStore {
  /** Hash of the code that renders. */
  readonly version: string;
  readonly fragments: FragmentStore;
}

/** For each shape of a block's sections: the template, `none` if there can be none, or how many sections there were. */
const templates = new WeakMap<RegisteredBlock, Map<string, SectionTemplate | typeof none | number>>();

const none = Symbol('none');

/** To compile a template takes as long as to render two sections. */
const sectionsBeforeTemplate = 3;

/** Results by view props, which many pages share. */
const asked = new WeakMap<object, Filled | typeof none>();

/** Fills a section from the template of its shape. Returns undefined if the section has to be rendered. */
export function filledSection(section: ResolvedSection, store?: TemplateStore): Fragment | undefined {
  const { given } = section;
  const before = asked.get(given) ?? fillFromTemplate(section, store) ?? none;
  asked.set(given, before);
  return before === none ? undefined : fragmentOf(section, before);
}

function fillFromTemplate(section: ResolvedSection, store?: TemplateStore): Filled | undefined {
  const shaped = shapedProps(section);
  const template = shaped && templateFor(section, shaped, store);
  return shaped && template && { template, texts: shaped.texts };
}

function templateFor(section: ResolvedSection, shaped: ShapedProps, store?: TemplateStore) {
  const { definition } = section;
  const byShape = templates.get(definition) ?? new Map<string, SectionTemplate | typeof none | number>();
  templates.set(definition, byShape);
  const { key } = shaped.shape;
  const before = byShape.get(key) ?? (store && storedTemplate(shaped, store)) ?? 0;
  const now = typeof before === 'number' ? templateAfter(before + 1, section, shaped, store) : before;
  byShape.set(key, now);
  return now instanceof SectionTemplate ? now : undefined;
}

/** Tokens are filled in by now, so sections that had some may have a shape in common after all. */
function shapedProps({ definition, given }: ResolvedSection): ShapedProps | undefined {
  if (given.shaped !== undefined || !definition.block.verbatim) return given.shaped;
  const { texts, isVerbatim } = readTexts(definition.schema, given.props);
  return isVerbatim && texts.length > 0 ? { shape: new PropsShape(definition, given.props), texts } : undefined;
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
  if (html === undefined) return none;
  store?.fragments.set(storeKey(shaped, store.version), html);
  return new SectionTemplate(html);
}

/**
 * Renders a section with placeholders instead of its texts. Returns undefined if its view does more with some texts than to
 * show them, as far as this section tells, or makes ids of them.
 */
export function templateHtml(section: ResolvedSection, texts: SectionTexts['texts']): string | undefined {
  const placeholders = texts.map((_, index) => placeholderFor(index));
  const props = withTexts(section.definition.schema, section.given.props, placeholders);
  const html = attempt(() => renderSection({ ...section, given: { props } }));
  if (html === undefined) return undefined;
  const { ids, wanted } = readMarkupSummary(html);
  if ([...ids, ...wanted.keys()].some((id) => placeholderMark.test(id))) return undefined;
  const template = new SectionTemplate(html);
  return !template.isBroken && template.fill(texts) === renderSection(section) ? html : undefined;
}

/** A view that throws at placeholders and not at the texts does more with them than to show them. */
function attempt(render: () => string): string | undefined {
  try {
    return render();
  } catch {
    return undefined;
  }
}
