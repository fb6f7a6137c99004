import type { FormMoment } from '../../sdk/field.ts';
import { renderSection } from '../page/render/section.ts';
import type { RenderedSite } from './in-memory.ts';
import { type MappedText, sectionTexts } from './text-map.ts';

/** A section as visitors see it after they have done something. */
export interface SectionMoment {
  readonly html: string;
  readonly texts: readonly MappedText[];
}

/** Returns a section at a moment of its form; undefined if the page looks the same then, or has no such section. */
export function sectionMoment(
  { rendered }: RenderedSite,
  {
    page: path,
    section: name,
    moment,
  }: { readonly page: string; readonly section: string; readonly moment: FormMoment },
): SectionMoment | undefined {
  const page = rendered.find((one) => one.page.path === path)?.page;
  const section = page?.sections.find((one) => one.name === name);
  const { renderAt } = section?.definition.block ?? {};
  if (section === undefined || renderAt === undefined) return undefined;
  const html = renderAt(moment, () => renderSection(section));
  if (html === renderSection(section)) return undefined;
  return { html, texts: renderAt(moment, () => sectionTexts(section)) };
}
