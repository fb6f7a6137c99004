import type { IssueCode, Severity } from './issue.ts';

/**
 * Issues that are a matter of judgement, with the weight they have until a config says otherwise. Every other code names
 * a fault that leaves nothing sound to build: those are errors, and nothing turns them off.
 */
export const judgements = {
  'button-nowhere': 'warning',
  contrast: 'warning',
  doorway: 'error',
  'experiment-ended': 'warning',
  'form-nowhere': 'warning',
  'glyph-missing': 'warning',
  'heading-main': 'warning',
  'heading-skipped': 'warning',
  'image-alt': 'warning',
  'meta-description-doubled': 'warning',
  'meta-description-length': 'warning',
  'meta-title-doubled': 'warning',
  'meta-title-length': 'warning',
  'noindex-conflict': 'warning',
  'page-orphan': 'warning',
  'pages-left-out': 'warning',
  'path-reserved': 'error',
  'route-gone': 'warning',
  'secret-published': 'error',
} as const satisfies Partial<Record<IssueCode, Severity>>;

export type Judgement = keyof typeof judgements;
