import type { IssueCode, Severity } from './issue.ts';

/**
 * Rules that a config may change, with their default severity. Every other code is an error that cannot be turned off.
 */
export const configurableRules = {
  'button-nowhere': 'warning',
  contrast: 'warning',
  'cell-unfinished': 'warning',
  'consent-ticked': 'error',
  'consent-uninformed': 'warning',
  'claim-conflict': 'error',
  'claim-disclaimer': 'error',
  'claim-end': 'error',
  'claim-expired': 'warning',
  'claim-literal': 'warning',
  'document-code': 'warning',
  doorway: 'error',
  'example-left': 'warning',
  'experiment-ended': 'warning',
  'file-heavy': 'warning',
  'field-deprecated': 'warning',
  'field-unreachable': 'warning',
  'font-heavy': 'warning',
  'font-language': 'warning',
  'form-nowhere': 'warning',
  'glyph-missing': 'warning',
  'headers-limit': 'warning',
  'heading-doubled': 'warning',
  'heading-main': 'warning',
  'heading-skipped': 'warning',
  'image-alt': 'warning',
  'image-heavy': 'warning',
  'image-left-out': 'warning',
  'image-photo-png': 'warning',
  'image-small': 'warning',
  'image-unused': 'warning',
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
  'partial-before-consent': 'warning',
  'path-reserved': 'error',
  'redirect-host': 'error',
  'redirects-limit': 'warning',
  'route-gone': 'warning',
  'secret-published': 'error',
  'starter-left': 'warning',
  'text-markup': 'error',
  'theme-shape': 'warning',
  'theme-token': 'warning',
  'video-heavy': 'warning',
  'waiver-expired': 'warning',
  'waiver-unused': 'warning',
  'words-link-name': 'warning',
} as const satisfies Partial<Record<IssueCode, Severity>>;

/** Rules that are errors in a production build, unless a config sets or waives them. */
export const productionErrors: ReadonlySet<ConfigurableRule> = new Set<ConfigurableRule>(['example-left']);

export type ConfigurableRule = keyof typeof configurableRules;

export function isConfigurableRule(code: string): code is ConfigurableRule {
  return Object.hasOwn(configurableRules, code);
}

/** Rules about waivers, which cannot be waived. */
const waiverRules = ['waiver-expired', 'waiver-unused'] as const satisfies readonly ConfigurableRule[];

/** A rule that may be waived in one place. */
export type Waivable = Exclude<ConfigurableRule, (typeof waiverRules)[number]>;

export function isWaivable(code: string): code is Waivable {
  return isConfigurableRule(code) && !waiverRules.some((rule) => rule === code);
}

/** Rules that `frontage check` does not run, so it reports no unused waivers for them. */
export const buildTimeRules: ReadonlySet<ConfigurableRule> = new Set<ConfigurableRule>([
  'image-heavy',
  'json-ld-unseen',
  'output-stale',
  'page-heavy',
  'route-gone',
]);

/** The levels of a rule in the config. */
export const ruleLevels = ['error', 'warn', 'off'] as const;

export type RuleLevel = (typeof ruleLevels)[number];

/** The levels in a config, by rule id. */
export type RuleSettings = Readonly<Partial<Record<ConfigurableRule, RuleLevel>>>;
