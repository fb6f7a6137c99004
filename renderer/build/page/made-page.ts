import { scriptWeight, type Weight, weigh } from '../lib/weigh.ts';
import type { FileRef, Output } from '../output/index.ts';
import { needsEarly, needsThanks } from './render/early-data.ts';
import { documentBytes, pageFrame, type RenderContext, type RenderedSections, renderSections } from './render/index.ts';
import type { PageSummary, ResolvedPage } from './resolve/index.ts';

/** A page that is staged, or in the output already. */
export interface MadePage {
  readonly file: FileRef;
  /** Size of its document before compression, in bytes. */
  readonly size: number;
  readonly weight: Weight;
  /** Its exact weight in bytes, if an earlier build needed it. */
  readonly exact?: number | undefined;
}

/**
 * Renders a page and stages its document. Does not hold the document afterwards: those of a large site would not fit into
 * memory. `onSections` gets the HTML of the sections.
 */
export async function makePage(
  page: ResolvedPage,
  context: RenderContext,
  output: Output,
  onSections: (sections: RenderedSections) => void,
): Promise<MadePage> {
  const sections = renderSections(page, context);
  onSections(sections);
  const { bytes, buildIdAt } = documentBytes(sections, context, pageFrame(page, context));
  const size = bytes.length;
  const { file: path } = page;
  // The function lives as long as the build, so it must not hold the page.
  const weight = weigh(() => output.read(path), scriptOf(page, context));
  return { file: await output.stage({ path, bytes, buildIdAt }), size, weight };
}

export function weighPage(page: PageSummary, context: RenderContext, html: () => string): Weight {
  return weigh(html, scriptOf(page, context));
}

/** Weighs the inline scripts as one, because they are in one document. */
function scriptOf(page: PageSummary, { loader, early, thanks }: RenderContext): number {
  return scriptWeight([loader, needsEarly(page) ? early : '', needsThanks(page) ? thanks : ''].join(''));
}

/** What a build reports about a page. */
export interface PageReport {
  readonly path: string;
  readonly file: string;
  /** Size of its document before compression, in bytes. */
  readonly size: number;
  readonly weight: Weight;
  /** Whether the page was rendered, and not taken from the last build. */
  readonly rendered: boolean;
  /** Why it was rendered or reused. */
  readonly reason: string;
}
