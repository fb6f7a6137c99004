import type { Diagnostic } from '../../sdk/issue.ts';
import type { Data } from '../inputs/data.ts';
import type { FailedRoutes } from './failed-routes.ts';
import type { Filler } from './fill.ts';
import type { ListedMatrix } from './pages-of.ts';
import type { RowTable } from './row.ts';
import type { TemplateReader } from './template.ts';

/** What the kinds of routes share while they are expanded. */
export interface ExpandContext {
  readonly data: Data;
  readonly filler: Filler;
  readonly templates: TemplateReader;
  /** The tables of all matrices. */
  readonly tables: RowTable[];
  /** Matrices by name, for lists of their pages. */
  readonly matrices: Map<string, ListedMatrix>;
  /** Names of matrices that have faults, which are reported: nothing is known of their pages. */
  readonly unread: Set<string>;
  /** Pages that what is at fault would make. */
  readonly failedRoutes: FailedRoutes;
  readonly diagnostics: Diagnostic[];
}
