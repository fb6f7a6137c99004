import type { Issue } from '../sdk/issue.ts';
import type { PreviousBuild } from './assets/previous-assets.ts';
import type { Inputs, RememberedOptions } from './cache/same-inputs.ts';
import type { FileTrace } from './inputs/traced-files.ts';
import type { WriteResult } from './output/index.ts';
import type { PageReport } from './page/made-page.ts';
import type { Plan } from './plan.ts';
import type { PartSize } from './templates/parts/parted.ts';

export interface BuildOptions extends RememberedOptions {
  /** Output folder, absolute. */
  readonly out: string;
  /** An earlier build whose assets are carried along for pages that are still open. */
  readonly previous?: PreviousBuild | undefined;
  /** The last build, where somebody has looked at it already. */
  readonly last?: LastBuild | undefined;
  /** How many rows are planned at a time; tests hand in few. */
  readonly parts?: PartSize;
  /** Is told the stage that begins. */
  readonly onStage?: (stage: 'load' | 'assets' | 'render' | 'cards' | 'write') => void;
  /** Is handed the plan as soon as it stands. */
  readonly onPlan?: (plan: Plan) => void;
}

export interface BuildReport {
  readonly issues: readonly Issue[];
  /** Nothing when an error kept the build from writing. */
  readonly result: WriteResult | undefined;
  readonly pages: readonly PageReport[];
  /** Number of assets of earlier builds that are carried along. */
  readonly carried?: number;
}

/** What is remembered of a build that wrote its site: all that went in, and what came of it. */
export interface BuildRecord extends Inputs {
  /** The state that it left the output folder in. */
  readonly state: string;
  readonly issues: readonly Issue[];
  readonly pages: readonly RecordedPage[];
}

/** The last build that was asked for the same. */
export interface LastBuild {
  readonly record: BuildRecord;
  /** What it saw of the machine's files, and would see otherwise now. */
  readonly changed: readonly FileTrace[];
}

/** A page as it was reported; what its document weighs, where people were told. */
export type RecordedPage = readonly [path: string, file: string, size: number, script: number, document?: number];

/** Whether a build is remembered as a whole: what is carried along from earlier ones goes by the time of day. */
export function isRemembered({ engine, previous }: BuildOptions): boolean {
  return engine !== undefined && previous === undefined;
}
