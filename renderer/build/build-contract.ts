import type { Issue } from '../kit/issue.ts';
import type { Earlier } from './assets/earlier.ts';
import type { PageReport } from './made-page.ts';
import type { Plan } from './plan.ts';
import type { RememberedOptions } from './same-inputs.ts';
import type { WriteResult } from './write/index.ts';

export interface BuildOptions extends RememberedOptions {
  /** Output folder, absolute. */
  readonly out: string;
  /** An earlier build whose assets are carried along for pages that are still open. */
  readonly previous?: Earlier | undefined;
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
