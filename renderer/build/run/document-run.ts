import type { Parts } from '../cache/parts.ts';
import type { PageRecord } from '../checks/page-record.ts';
import { weigh } from '../lib/weigh.ts';
import type { Output } from '../output/index.ts';
import { type DocumentBytes, documentBytes, withFrame } from '../page/render/document-bytes.ts';
import { type Frame, frameOf } from '../page/render/frame.ts';
import { documentPieces, type PageBody, type RenderContext, weighPage } from '../page/render/index.ts';
import type { RawPage } from '../schema/raw-page.ts';
import { asHidden, type BuiltPage, type PageToMake, type Route } from './built-page.ts';
import { frameReason } from './reuse.ts';

/** What documents are made with besides their pages. */
export interface DocumentTools {
  readonly output: Output;
  /** The style sheets of this build and of the last one, to name those that changed. */
  readonly styles: Parts;
  readonly lastStyles: Parts;
}

/** Renders pages once more. The cache holds less of a page than its document shows. */
type RenderAgain = (
  pages: readonly (RawPage | undefined)[],
  use: (page: RawPage | undefined, record: PageRecord, body: PageBody | undefined) => void,
) => Promise<void>;

/**
 * Makes the documents of pages from their bodies and their frames. A page without a body has a document of the last build: it is
 * reused if its frame is the same, and otherwise gets the new frame in the place of the old one.
 */
export class DocumentRun {
  readonly context: RenderContext;
  readonly #tools: DocumentTools;

  constructor(context: RenderContext, tools: DocumentTools) {
    this.context = context;
    this.#tools = tools;
  }

  async make(pages: readonly PageToMake[], render: RenderAgain): Promise<readonly BuiltPage[]> {
    const built = new Map<Route, BuiltPage>();
    const staging: Promise<void>[] = [];
    const late = new Map<RawPage | undefined, PageToMake>();
    const stage = async (page: PageToMake, document: DocumentBytes, frame: Frame) => {
      const staged = this.#stage(page, document, frame).then((made) => void built.set(page.route, made));
      // `Promise.all` below reports the first error.
      staged.catch(() => undefined);
      staging.push(staged);
      await this.#tools.output.ready();
    };
    for (const page of pages) {
      const { route, record, body } = page;
      const frame = frameOf(record.page, this.context);
      const reused = body === undefined ? this.#reused(page, frame) : undefined;
      const document = body === undefined ? this.#reframed(page, frame) : this.#document(page, body, frame);
      if (reused !== undefined) built.set(route, reused);
      else if (document !== undefined) await stage(page, document, frame);
      else late.set(route.raw, page);
    }
    const again: PageToMake[] = [];
    await render([...late.keys()], (raw, record, body) => {
      const page = late.get(raw);
      if (page !== undefined) again.push({ ...page, record: page.isHidden ? asHidden(record) : record, body });
    });
    for (const page of again) {
      if (page.body === undefined) continue;
      const frame = frameOf(page.record.page, this.context);
      await stage(page, this.#document(page, page.body, frame), frame);
    }
    await Promise.all(staging);
    return pages.flatMap(({ route }) => built.get(route) ?? []);
  }

  #document({ record }: PageToMake, body: PageBody, frame: Frame): DocumentBytes {
    return documentBytes(documentPieces(record.page, body, this.context, frame), frame);
  }

  /** Returns the page with its document of the last build; undefined if that has another frame. */
  #reused({ route, record, isHidden }: PageToMake, frame: Frame): BuiltPage | undefined {
    const { cached, reason } = route;
    if (cached === undefined || !hasFrame(cached.frame, frame) || cached.isHidden !== isHidden) return undefined;
    const { hash, size, script, document, exact, spans } = cached;
    const { file: path } = record.page;
    const weight = weigh(() => this.#text(path), script, document);
    const file = { path, hash };
    const made = { file, size, weight, exact, isHidden, frame: cached.frame, spans };
    return { route, record, ...made, isAnalyzed: false, rendered: false, reason };
  }

  /** Returns the document of the last build with another frame. */
  #reframed({ route: { cached }, record, isHidden }: PageToMake, frame: Frame): DocumentBytes | undefined {
    if (cached?.spans === undefined || cached.isHidden !== isHidden || hasFrame(cached.frame, frame)) return undefined;
    return withFrame(this.#tools.output.read(record.page.file), cached.spans, frame);
  }

  async #stage(page: PageToMake, { bytes, buildIdAt, spans }: DocumentBytes, frame: Frame): Promise<BuiltPage> {
    const { route, record, isHidden } = page;
    const { cached } = route;
    const { file: path } = record.page;
    const size = bytes.length;
    // The function lives as long as the build, so it must not hold the page.
    const weight = weighPage(record.page, this.context, () => this.#text(path));
    const reason =
      cached === undefined
        ? route.reason
        : cached.isHidden === isHidden
          ? frameReason(cached.frame, frame.hashes, this.#tools)
          : 'rendered: near-duplicate pages changed';
    const file = await this.#tools.output.stage({ path, bytes, buildIdAt });
    const made = { file, size, weight, isHidden, frame: frame.hashes, spans };
    return { route, record, ...made, isAnalyzed: cached === undefined, rendered: true, reason };
  }

  #text(path: string): string {
    return this.#tools.output.read(path).toString();
  }
}

function hasFrame(hashes: Frame['hashes'], frame: Frame): boolean {
  return hashes[0] === frame.hashes[0] && hashes[1] === frame.hashes[1];
}
