import type { Finding } from '../../sdk/issue.ts';
import type { Data } from '../inputs/data.ts';
import type { Filler } from './fill.ts';
import type { ListedMatrix } from './pages-of.ts';
import type { TemplateReader } from './template.ts';
import type { Unmade } from './unmade.ts';

/** What the kinds of routes share while they are unfolded. */
export interface UnfoldContext {
  readonly data: Data;
  readonly filler: Filler;
  readonly templates: TemplateReader;
  /** Matrices by name, for lists of their pages. */
  readonly matrices: Map<string, ListedMatrix>;
  /** Names of matrices that have faults, which are reported: nothing is known of their pages. */
  readonly unread: Set<string>;
  /** Pages that what is at fault would make. */
  readonly unmade: Unmade;
  readonly findings: Finding[];
}
