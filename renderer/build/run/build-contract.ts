import type { Issue } from '../../sdk/issue.ts';
import type { PreviousBuild } from '../assets/previous-assets.ts';
import type { Inputs, RememberedOptions } from '../cache/same-inputs.ts';
import type { FileTrace } from '../inputs/traced-files.ts';
import type { WriteResult } from '../output/index.ts';
import type { PageReport } from '../page/made-page.ts';

export interface BuildOptions extends RememberedOptions {
  /** Output folder, absolute. */
  readonly out: string;
  /** An earlier build whose assets are carried along for pages that are still open. */
  readonly previous?: PreviousBuild | undefined;
  /** The last build, where somebody has loaded it already. */
  readonly last?: LastBuild | undefined;
  /** Number of pages that are in memory at a time; tests use few. */
  readonly batch?: number;
  /** Gets the stage that begins. */
  readonly onStage?: (stage: 'load' | 'assets' | 'render' | 'cards' | 'write') => void;
  /** Gets the declarations for editors of a site that was built. */
  readonly onDeclarations?: (text: string) => void;
}

export interface BuildReport {
  readonly issues: readonly Issue[];
  /** Missing when an error kept the build from writing. */
  readonly result: WriteResult | undefined;
  readonly pages: readonly PageReport[];
  /** Number of assets of earlier builds that are carried along. */
  readonly carried?: number;
}

/** What is stored of a build that wrote its site: all that went in, and what it reported. */
export interface BuildRecord extends Inputs {
  /** The state that it left the output folder in. */
  readonly state: string;
  readonly issues: readonly Issue[];
  readonly pages: readonly RecordedPage[];
}

/** The last build that was asked for the same. */
export interface LastBuild {
  readonly record: BuildRecord;
  /** Files that the last build read and that are different now. */
  readonly changed: readonly FileTrace[];
}

/** A page as it was reported; with the weight of its document where the report shows it. */
export type RecordedPage = readonly [path: string, file: string, size: number, script: number, document?: number];

/** Whether a build uses the cache of earlier ones: what is carried along goes by the time of day. */
export function isRemembered({ engine, previous }: Pick<BuildOptions, 'engine' | 'previous'>): boolean {
  return engine !== undefined && previous === undefined;
}
