import { readMarkupSummary } from '../../lib/markup/summary.ts';
import { type SectionTexts, withTexts } from '../../schema/shapes/section-texts.ts';
import type { ResolvedSection } from '../resolve/index.ts';
import { Pattern, signAt, someSign } from './pattern.ts';
import { renderSection } from './section.ts';

/**
 * The HTML of a section with signs in the places of its words, which have been read. Nothing where its view does more with
 * some than to show them, as far as that can be told by this one, or makes ids of them.
 */
export function signed(section: ResolvedSection, words: SectionTexts['texts']): string | undefined {
  const signs = words.map((_, index) => signAt(index));
  const props = withTexts(section.definition.schema, section.given.props, signs);
  const html = attempt(() => renderSection({ ...section, given: { props } }));
  if (html === undefined) return undefined;
  const { ids, wanted } = readMarkupSummary(html);
  if ([...ids, ...wanted.keys()].some((id) => someSign.test(id))) return undefined;
  const pattern = new Pattern(html);
  return !pattern.isTorn && pattern.join(words) === renderSection(section) ? html : undefined;
}

/** A view may throw at signs that would not at words: it does more with them than to show them. */
function attempt(render: () => string): string | undefined {
  try {
    return render();
  } catch {
    return undefined;
  }
}
