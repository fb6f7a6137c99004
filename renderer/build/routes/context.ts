import type { Diagnostic } from '../../sdk/issue.ts';
import type { Feed } from '../../site/site.ts';
import type { Data } from '../inputs/data.ts';
import type { Images } from '../inputs/images.ts';
import type { ProseFiles } from '../inputs/prose/index.ts';
import type { FailedRoutes } from './failed-routes.ts';
import type { Filler } from './fill.ts';
import type { ListedMatrix } from './pages-of.ts';
import type { ProseSections } from './prose-sections.ts';
import type { RowTable } from './row.ts';
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
