import { scriptWeight, type Weight, weigh } from '../lib/weigh.ts';
import type { FileRef, Output } from '../output/index.ts';
import { blockTypesOf } from './block-types.ts';
import { needsEarly } from './render/early-data.ts';
import {
  documentBytes,
  keepFragments,
  keyOf,
  pageFrame,
  type RenderContext,
  type RenderedSections,
  renderPage,
  renderSections,
} from './render/index.ts';
import type { ResolvedPage } from './resolve/index.ts';

/** A page of the output, and what is remembered of it. */
export interface MadePage {
  readonly page: ResolvedPage;
  readonly key: string;
  readonly file: FileRef;
  /** The blocks that it is made of, in words. */
  readonly shape: string;
  /** Of its document as it stands, in bytes. */
  readonly size: number;
  readonly weight: Weight;
  /** What it weighs exactly, where an earlier build had to know. */
  readonly exact: number | undefined;
  /** It was put together anew, and does not stand in the output yet. */
  readonly isNew: boolean;
}

/** Checks the rendered sections of pages. */
interface Look {
  add(rendered: RenderedSections): void;
}

/**
 * Makes a page and puts it beside the output. One whose key is that in the manifest stands there already, and is not
 * rendered. Nothing keeps its document: all of them would not fit into memory on a large site, and whoever wants one later
 * puts it together again; what it was made with is let go of before it is written.
 */
function makePage(
  page: ResolvedPage,
  context: RenderContext,
  output: Output,
  look: Look,
): Promise<MadePage> | MadePage {
  const frame = pageFrame(page, context);
  const key = keyOf(page, frame, context);
  const { manifest } = output;
  const entry = manifest.files.get(page.file);
  const [lastKey, exact, found] = (manifest.pages[page.file] ?? '').split(' ');
  const made = {
    page,
    key,
    shape: blockTypesOf(page),
    weight: weighPage(page, context, () => renderPage(page, context).html),
  };
  if (entry !== undefined && lastKey === key) {
    keepFragments(page, context);
    // The last build found something on the same page.
    if (found !== undefined) look.add(renderSections(page, context));
    return {
      ...made,
      file: { path: page.file, hash: entry.hash },
      size: entry.size,
      exact: Number(exact) > 0 ? Number(exact) : undefined,
      isNew: false,
    };
  }
  const sections = renderSections(page, context);
  look.add(sections);
  const { bytes, seal } = documentBytes(sections, context, frame);
  return staged({ ...made, size: bytes.length }, output.stage({ path: page.file, bytes, buildIdAt: seal }));
}

async function staged(made: Omit<MadePage, 'file' | 'exact' | 'isNew'>, file: Promise<FileRef>): Promise<MadePage> {
  return { ...made, file: await file, exact: undefined, isNew: true };
}

/** Makes pages one after the other, and has them looked at for faults. While one is written, the next is made. */
export async function makePages(
  pages: readonly ResolvedPage[],
  context: RenderContext,
  output: Output,
  look: Look,
): Promise<MadePage[]> {
  return Promise.all(await handPages(pages, context, output, look));
}

/** The same; what becomes of them is known later. */
export async function handPages(
  pages: readonly ResolvedPage[],
  context: RenderContext,
  output: Output,
  look: Look,
): Promise<readonly (Promise<MadePage> | MadePage)[]> {
  const making: (Promise<MadePage> | MadePage)[] = [];
  for (const page of pages) {
    const made = makePage(page, context, output, look);
    // What goes wrong with it is said in the end, by the first that it goes wrong with.
    if (made instanceof Promise) made.catch(() => undefined);
    making.push(made);
    await output.ready();
  }
  output.flush();
  return making;
}

export function weighPage(page: ResolvedPage, context: RenderContext, html: () => string): Weight {
  return weigh(html, scriptOf(page, context));
}

/** Both inline scripts travel in one document, so they are weighed as one. */
export function scriptOf(page: ResolvedPage, { loader, early }: RenderContext): number {
  return scriptWeight(needsEarly(page) ? loader + early : loader);
}

/** What the manifest holds of a page: its key, what it weighs exactly where that is known, and whether something was found on it. */
export function remembered(key: string, exact: number | undefined, isFaulty: boolean): string {
  return [key, ...(exact || isFaulty ? [exact ?? 0] : []), ...(isFaulty ? ['found'] : [])].join(' ');
}

export interface PageReport {
  readonly path: string;
  readonly file: string;
  /** Of its document before compression, in bytes. */
  readonly size: number;
  readonly weight: Weight;
  /** The page was put together anew, not taken from the last build. */
  readonly rendered: boolean;
}

export function pageReport({ page, size, weight, isNew }: MadePage): PageReport {
  return { path: page.path, file: page.file, size, weight, rendered: isNew };
}
