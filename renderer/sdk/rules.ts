import type { IssueCode, Severity } from './issue.ts';

/**
 * Issues that are a matter of judgement, with the weight they have until a config says otherwise. Every other code names
 * a fault that leaves nothing sound to build: those are errors, and nothing turns them off.
 */
export const judgements = {
  'button-nowhere': 'warning',
  contrast: 'warning',
  'consent-uninformed': 'warning',
  'claim-conflict': 'error',
  'claim-disclaimer': 'error',
  'claim-end': 'error',
  'claim-expired': 'warning',
  'claim-literal': 'warning',
  'document-code': 'warning',
  doorway: 'error',
  'experiment-ended': 'warning',
  'form-nowhere': 'warning',
  'glyph-missing': 'warning',
  'headers-limit': 'warning',
  'heading-main': 'warning',
  'heading-skipped': 'warning',
  'image-alt': 'warning',
  'image-left-out': 'warning',
  'json-ld-incomplete': 'warning',
  'json-ld-unseen': 'warning',
  'meta-description-doubled': 'warning',
  'meta-description-length': 'warning',
  'meta-title-doubled': 'warning',
  'meta-title-length': 'warning',
  'noindex-conflict': 'warning',
  'output-stale': 'warning',
  'page-heavy': 'warning',
  'page-orphan': 'warning',
  'pages-left-out': 'warning',
  'path-reserved': 'error',
  'redirect-host': 'error',
  'redirects-limit': 'warning',
  'route-gone': 'warning',
  'secret-published': 'error',
  'waiver-expired': 'warning',
  'waiver-unused': 'warning',
} as const satisfies Partial<Record<IssueCode, Severity>>;

export type Judgement = keyof typeof judgements;

export function isJudgement(code: string): code is Judgement {
  return Object.hasOwn(judgements, code);
}

/** Judgements that speak of waivers themselves, so that none waives them. */
const ofWaivers = ['waiver-expired', 'waiver-unused'] as const satisfies readonly Judgement[];

/** A judgement that may be set aside in one place. */
export type Waivable = Exclude<Judgement, (typeof ofWaivers)[number]>;

export function isWaivable(code: string): code is Waivable {
  return isJudgement(code) && !ofWaivers.some((rule) => rule === code);
}

/** What is said of a theme or of redirects has nothing to do with any page. */
export const ofConfigAlone: ReadonlySet<string> = new Set<Judgement>(['contrast', 'redirect-host', 'redirects-limit']);

/** Judgements that a plain `frontage check` cannot come to: it calls no waiver of one unused. */
export const judgedLater: ReadonlySet<Judgement> = new Set<Judgement>([
  'json-ld-unseen',
  'output-stale',
  'page-heavy',
  'route-gone',
]);

/** What a config says of a judgement. */
export const ruleLevels = ['error', 'warn', 'off'] as const;

export type RuleLevel = (typeof ruleLevels)[number];

/** What a config says of judgements, by their id. */
export type RuleSettings = Readonly<Partial<Record<Judgement, RuleLevel>>>;
