import { gzipSync } from 'node:zlib';
import { idsOf } from '../../renderer/build/lib/markup/ids.ts';
import { readMarkup } from '../../renderer/build/lib/markup/tags.ts';
import { brotli } from '../../renderer/build/lib/weigh.ts';
import type { FileDiagnostic } from './file-diagnostic.ts';
import { type HeadReading, readHead } from './head-reading.ts';
import { inlineScripts, pageResources, type Resource } from './resources.ts';
import { type DataReading, readData } from './structured-data.ts';
import { type VariantView, variantViews } from './variant-views.ts';
import { viewDiagnostics } from './view-diagnostics.ts';

/** A link with its offset in the page. */
export interface Link {
  readonly href: string;
  readonly at: number;
}

/** The result of reading one page: plain data, because a worker thread sends it. */
export interface PageReading extends HeadReading {
  readonly diagnostics: readonly FileDiagnostic[];
  /** Ids in every variant, because an anchor has to exist for every visitor. */
  readonly ids: readonly string[];
  /** Ids in some variants only. */
  readonly variantIds: readonly string[];
  readonly links: readonly Link[];
  /** What the browser loads or runs, with its directive of the content security policy. */
  readonly resources: readonly Resource[];
  readonly data: DataReading;
  /** Size of its HTML in bytes, in brotli at quality 11. */
  readonly bytes: number;
  /** Size of its inline scripts in bytes, in gzip. */
  readonly script: number;
}

/** Reads a page and checks what can be checked without other pages. */
export async function readPage(html: string): Promise<PageReading> {
  const markup = readMarkup(html);
  const views = variantViews(html, markup);
  // Search engines compare structured data with the original page.
  const data = readData(views[0].html, views[0].markup);
  return {
    ...readHead(markup),
    diagnostics: [...(await viewDiagnostics(views)), ...data.diagnostics],
    ...idsIn(views),
    links: markup.tags.flatMap(({ name, attributes }) =>
      name === 'a' || name === 'area'
        ? attributes.flatMap(({ name: key, value, at }) =>
            key === 'href' && !value.startsWith('#') ? [{ href: value, at }] : [],
          )
        : [],
    ),
    resources: pageResources(markup),
    data,
    bytes: brotli(html, 11),
    script: gzipSync(inlineScripts(markup).join('')).length,
  };
}

function idsIn(views: readonly VariantView[]): Pick<PageReading, 'ids' | 'variantIds'> {
  const each = views.map(({ markup }) => new Set(idsOf(markup).map(({ id }) => id)));
  const all = [...new Set(each.flatMap((ids) => [...ids]))];
  const isEverywhere = (id: string) => each.every((ids) => ids.has(id));
  return { ids: all.filter(isEverywhere), variantIds: all.filter((id) => !isEverywhere(id)) };
}
