import type { Issue } from '../kit/issue.ts';
import type { Earlier } from './assets/earlier.ts';
import type { PageReport } from './made-page.ts';
import type { Plan, PlanOptions } from './plan.ts';
import type { WriteResult } from './write/index.ts';

export interface BuildOptions extends PlanOptions {
  /** Output folder, absolute. */
  readonly out: string;
  /** An earlier build whose assets are carried along for pages that are still open. */
  readonly previous?: Earlier | undefined;
  /**
   * Names a state of the engine's own code. Where it is known, what the build looked at is remembered, for `sameAsLast` to
   * tell whether the next one would do the same.
   */
  readonly engine?: string | undefined;
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

/** Whether a build is remembered as a whole: what is carried along from earlier ones goes by the time of day. */
export function isRemembered({ engine, previous }: BuildOptions): boolean {
  return engine !== undefined && previous === undefined;
}
