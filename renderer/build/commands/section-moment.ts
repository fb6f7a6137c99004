import type { RenderMoment } from '../../sdk/block.ts';
import type { Path } from '../../sdk/issue.ts';
import { defaultText } from '../../sdk/query-text.ts';
import { renderSection } from '../page/render/section.ts';
import type { ResolvedPage, ResolvedSection } from '../page/resolve/index.ts';
import { type MappedText, sectionTexts, withPlaceholders } from './text-map.ts';

/** A section as visitors see it after they have done something. */
export interface SectionMoment {
  readonly html: string;
  readonly texts: readonly MappedText[];
  /** The messages over the page. */
  readonly toasts: readonly ShownToast[];
}

/** A message over the page, with the fields that write its words. */
export interface ShownToast {
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
