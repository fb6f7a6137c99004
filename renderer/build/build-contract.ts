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
   * Names a state of the engine's own code. Where it is known, a build that would do what the last one did says so and does
   * nothing.
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
