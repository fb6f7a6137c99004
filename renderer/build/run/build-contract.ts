import type { Issue } from '../../sdk/issue.ts';
import type { PreviousBuild } from '../assets/previous-assets.ts';
import type { CachedRunOptions, RunInputs } from '../cache/run-inputs.ts';
import type { Weight } from '../lib/weigh.ts';
import type { WriteResult } from '../output/index.ts';
import type { SectionsReport } from '../page/render/filled-section.ts';

export interface BuildOptions extends CachedRunOptions {
  /** Output folder, absolute. */
  readonly out: string;
  /** An earlier build whose assets are kept for pages that are still open. */
  readonly previous?: PreviousBuild | undefined;
  /** Number of pages that are in memory at a time; tests use few. */
  readonly batch?: number;
  /** Called when a stage starts, and with its progress if it takes long. */
  readonly onStage?: (stage: 'load' | 'assets' | 'render' | 'pictures' | 'cards' | 'write', progress?: string) => void;
  /** Called with the declarations for editors once the site is built. */
  readonly onDeclarations?: (text: string) => void;
}

/** What a build reports about a page. */
export interface PageReport {
  readonly path: string;
  readonly file: string;
  /** Size of its document before compression, in bytes. */
  readonly size: number;
  readonly weight: Weight;
  /** Whether its document was made, and not taken from the last build. */
  readonly rendered: boolean;
  /** Why it was made or reused. */
  readonly reason: string;
}

export interface BuildReport {
  readonly issues: readonly Issue[];
  /** Undefined if errors prevented writing. */
  readonly result: WriteResult | undefined;
  readonly pages: readonly PageReport[];
  /** How the sections of the rendered pages came about, by block. */
  readonly sections?: readonly SectionsReport[];
  /** Number of assets that were kept of earlier builds. */
  readonly carried?: number;
  /** What the hosts of the site cannot do. */
  readonly limits?: readonly string[];
}

/** What is stored of a build that wrote its site: its inputs and its report. */
export interface BuildRecord extends RunInputs {
  /** Id of the content of the output folder. */
  readonly state: string;
  readonly issues: readonly Issue[];
  readonly pages: readonly RecordedPage[];
  readonly limits?: readonly string[] | undefined;
}

/** What is stored of a page; with the weight of its document if the report shows it. */
export type RecordedPage = readonly [path: string, file: string, size: number, script: number, document?: number];

/** Whether a build stores and uses a build record. The assets that `previous` keeps depend on the time of day. */
export function usesBuildRecord({ engine, previous }: Pick<BuildOptions, 'engine' | 'previous'>): boolean {
  return engine !== undefined && previous === undefined;
}
