import type { Diagnostic } from '../../sdk/issue.ts';
import { normaliseRoutePath, plainPath } from '../../sdk/paths.ts';
import type { Feed } from '../../site/site.ts';
import type { Data } from '../inputs/data.ts';
import type { Images } from '../inputs/images.ts';
import type { ProseFiles } from '../inputs/prose/index.ts';
import { asText } from '../lib/as-text.ts';
import type { Filler } from './fill.ts';
import type { ListedMatrix } from './pages-of.ts';
import { paramToken } from './param-values.ts';
import type { ProseSections } from './prose-sections.ts';
import type { RowTable } from './rows.ts';
import type { TemplateReader } from './template.ts';

/** What all routes share during expansion. */
export interface ExpandContext {
  readonly data: Data;
  /** Language of the site, for dates of entries and cells of tables. */
  readonly locale: string;
  /** Currency of the site, for prices among parameters. */
  readonly currency: string;
  /** Whether drafts have pages. */
  readonly drafts: boolean;
  readonly files: Pick<ProseFiles, 'entries'>;
  /** The pictures that entries may name; any if undefined. */
  readonly images: Images | undefined;
  readonly feeds: Feed[];
  readonly filler: Filler;
  readonly prose: ProseSections;
  readonly templates: TemplateReader;
  /** The tables of all matrices. */
  readonly tables: RowTable[];
  /** Matrices by name, for lists of their pages. */
  readonly matrices: Map<string, ListedMatrix>;
  /** Names of matrices with reported errors. Their pages are unknown. */
  readonly failedMatrices: Set<string>;
  /** Pages of routes with reported errors. */
  readonly failedRoutes: FailedRoutes;
  readonly diagnostics: Diagnostic[];
}

/** Paths of pages whose rows or matrices have reported errors. Links to these pages need no diagnostics of their own. */
export class FailedRoutes {
  readonly #paths = new Set<string>();
  readonly #unknownPaths = new Map<string, RegExp>();

  /** Adds the pages of a matrix by its path. `known` returns the values of the path's parameters that are known. */
  add(path: string, known: (param: string) => unknown = () => undefined): void {
    const parts = path.split(paramToken).map((part, index) => (index % 2 === 0 ? part : inPath(known(part))));
    if (parts.every((part) => part !== undefined)) {
      this.#paths.add(plainPath(parts.join('')));
      return;
    }
    const source = parts.map((part) => (part === undefined ? '[^/]+' : literal(part))).join('');
    if (!this.#unknownPaths.has(source)) this.#unknownPaths.set(source, new RegExp(`^${source}/?$`));
  }

  has(path: string): boolean {
    return this.#paths.has(path) || [...this.#unknownPaths.values()].some((pattern) => pattern.test(path));
  }
}

/** A value as text in a path; undefined if it cannot be part of one. */
function inPath(value: unknown): string | undefined {
  const text = asText(value ?? '').normalize('NFC');
  return text === '' || text.includes('/') || 'fault' in normaliseRoutePath(`/${text}`) ? undefined : text;
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Notes that a route which makes many pages has reported errors, so that links to its pages and lists of them are not reported too. */
export function failRoute(
  { failedMatrices, failedRoutes }: Pick<ExpandContext, 'failedMatrices' | 'failedRoutes'>,
  { name, path }: { readonly name?: unknown; readonly path?: unknown },
): [] {
  if (typeof name === 'string') failedMatrices.add(name);
  if (typeof path === 'string') failedRoutes.add(path);
  return [];
}
