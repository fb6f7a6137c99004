import type { IssueCode, Severity } from './issue.ts';

/**
 * Issues that are a matter of judgement, with the weight they have until a config says otherwise. Every other code names
 * a fault that leaves nothing sound to build: those are errors, and nothing turns them off.
 */
export const judgements = {
  'claim-conflict': 'error',
  'claim-disclaimer': 'error',
  'claim-end': 'error',
  'claim-expired': 'warning',
  'claim-literal': 'warning',
  doorway: 'error',
  'experiment-ended': 'warning',
  'form-nowhere': 'warning',
  'glyph-missing': 'warning',
  'pages-left-out': 'warning',
  'route-gone': 'warning',
} as const satisfies Partial<Record<IssueCode, Severity>>;

export type Judgement = keyof typeof judgements;
