/** The severity of a diagnostic: an error stops the build, a warning is shown. */
export type Severity = 'error' | 'warning';

/** A JSON path: keys of objects and indexes of lists. */
export type Path = readonly (string | number)[];

/** A location in a source file; lines and columns start at 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Every diagnostic, with its title. Codes are permanent: tools filter by them and documentation links to them, so a
 * code is never renamed or reused.
 */
export const issueCodes = {
  'config-missing': 'There is no config file',
  'config-unreadable': 'The config file cannot be read',
  'config-syntax': 'A file of the config is not valid TypeScript or JSON',
  'config-import': 'An import cannot be found',
  'config-circular': 'Files import each other in a circle',
  'config-reads': 'The config reads something other than its files',
  'config-threw': 'The config threw an error while loading',
  'config-timeout': 'The config did not finish loading',
  'config-no-default': 'The config has no default export',
  'config-computed': 'A command cannot edit an entry that code computes',
  'config-not-data': 'The config contains something that is not data',
  'block-invalid': 'A block of the site cannot be loaded',
  'drawing-invalid': 'A drawing of the site cannot be loaded',
  'document-invalid': 'The document template cannot be used',
  'document-code': 'The document template contains inline code',
  'theme-invalid': 'A style sheet cannot be used',
  'unknown-block': 'No block has this name',
  'unknown-field': 'This field does not exist',
  'missing-field': 'A required field is missing',
  'field-deprecated': 'A field has a new name',
  'wrong-type': 'The value has the wrong type',
  'invalid-value': 'The value is not allowed',
  'words-link-name': 'A link in a text does not say where it goes',
  'words-invalid': 'The marks of a text cannot be read',
  'text-markup': 'A plain text shows HTML or Markdown as it is',
  'character-invalid': 'The text contains a character that HTML does not allow',
  'origin-invalid': 'The origin is not a usable URL',
  'path-invalid': 'The path of a route cannot be used',
  'path-taken': 'Two routes share one path',
  'path-reserved': 'A host or an operating system reserves this path',
  'page-orphan': 'No other page links to the page',
  'sections-empty': 'A page has no sections',
  'unknown-layout': 'No layout has this name',
  'layout-unfit': 'A section lacks what its layout needs',
  'unknown-fact': 'No fact has this name',
  'claim-conflict': 'One claim has two values',
  'claim-expired': 'The last day of a claim has passed',
  'claim-literal': 'A number with a unit should be a fact',
  'claim-disclaimer': 'A page makes a claim without what a policy requires',
  'claim-end': 'A policy requires a last day for the claim',
  'fact-circle': 'A fact is computed from itself',
  'fact-type': 'The type of the fact does not fit',
  'unknown-token': 'The token has no value',
  'token-invalid': 'The token cannot be parsed',
  'unknown-query': 'No query parameter has this name',
  'unknown-lead': 'No form brings this value to the page',
  'unknown-param': 'No parameter of the template has this name',
  'unknown-section': 'The original has no section with this name',
  'unknown-route': 'No route has this path',
  'unknown-matrix': 'No matrix has this name',
  'route-circle': 'Variants are based on each other in a circle',
  'data-missing': 'The data file does not exist',
  'data-invalid': 'The data file cannot be parsed',
  'cell-error': 'A cell holds an error of the spreadsheet',
  'cell-unfinished': 'A cell holds a formula or a shortened number',
  'rows-empty': 'A matrix has no rows',
  'matrix-too-large': 'A matrix makes more pages than Frontage builds',
  'pages-left-out': 'Some pages of a matrix are left out',
  'experiment-ended': 'The experiment is over',
  'countdown-past': 'The day of a countdown is over',
  'unknown-destination': 'No destination has this name',
  'destination-unreachable': 'The public cannot reach a destination',
  'form-nowhere': 'A form has nowhere to send leads',
  'field-unreachable': 'Nobody is ever asked a field of a form',
  'partial-before-consent': 'A partial lead goes out before a required consent',
  'after-listed': 'Search engines may list the page after a form',
  'button-nowhere': 'A button, form or menu entry does nothing',
  'consent-ticked': 'A checkbox of a form is ticked in advance',
  'consent-uninformed': 'The consent question links to no privacy page',
  'link-scheme': 'Links may not use this scheme',
  'phone-invalid': 'The phone number cannot be dialled',
  'frame-address': 'The frame cannot show this address',
  'link-route': 'The link leads to no route',
  'link-anchor': 'The link names an anchor that does not exist',
  'image-missing': 'The picture does not exist',
  'image-alt': 'A picture has no useful alternative text',
  'image-invalid': 'The picture cannot be read',
  'image-format': 'The picture has a format that pages cannot show',
  'image-unsafe': 'An SVG picture holds what it may not',
  'image-crop': 'The crop of a picture cannot be used',
  'image-photo-png': 'A photo is saved as PNG',
  'image-small': 'A picture has fewer pixels than its box',
  'example-left': 'Text of an example is left',
  'starter-left': 'Copy of a starter is left',
  'image-unused': 'Nothing names a picture',
  'image-heavy': 'Pictures exceed their size budget',
  'image-left-out': 'An unused picture cannot be published',
  'video-invalid': 'The video cannot be played on a page',
  'video-captions': 'A video has no captions, or they cannot be read',
  'video-heavy': 'A video exceeds its size budget',
  'prose-missing': 'The prose file does not exist',
  'prose-invalid': 'Prose contains something that it may not',
  'entry-invalid': 'The front matter of an entry is not valid',
  'icon-missing': 'No icon has this name',
  'icon-unsafe': 'The icon cannot be put into a page',
  'file-outside': 'A file outside the site would be published',
  'file-heavy': 'A public file exceeds its size budget',
  'public-invalid': 'A public file cannot be published',
  'public-taken': 'The address of a public file is taken',
  'meta-title-length': 'The title is too long or too short for search results',
  'meta-title-doubled': 'Several pages have the same title',
  'meta-description-length': 'The description is too long or too short for search results',
  'meta-description-doubled': 'Several pages have the same description',
  'noindex-conflict': 'Search engines get contradictory instructions',
  'heading-main': 'A page has no main heading, or several',
  'heading-doubled': 'A text begins with the headline above it',
  'heading-skipped': 'A heading skips a level',
  contrast: 'Two colours of the theme have too little contrast',
  'theme-token': 'A token of the theme is misspelt',
  'theme-shape': 'Corners would cut off content',
  'secret-published': 'A secret would be published',
  doorway: 'Pages are nearly identical',
  'route-gone': 'A page of the last build is gone without a redirect',
  'redirect-invalid': 'The redirect cannot be used',
  'redirect-taken': 'The address of the redirect is taken',
  'redirect-loop': 'Redirects form a circle',
  'redirect-chain': 'A redirect leads to another one',
  'redirect-host': 'Some hosts cannot redirect from this address',
  'redirects-limit': 'A host ignores some of the redirects',
  'hosts-conflict': 'A host cannot serve this site',
  'headers-limit': 'The headers exceed the limits of a host',
  'font-package': 'The font package cannot be used',
  'font-heavy': 'The fonts of a page are heavy',
  'font-language': 'A font lacks letters of a language of the site',
  'font-missing': 'The font does not exist',
  'font-invalid': 'The font cannot be read',
  'glyph-missing': 'No font of the social cards has this character',
  'id-duplicate': 'Two elements of a page share one id',
  'id-missing': 'An element names an id that its page does not have',
  'json-ld-invalid': 'Structured data cannot be parsed',
  'json-ld-incomplete': 'Structured data lacks a required property',
  'json-ld-unseen': 'Structured data contains something that the page does not show',
  'page-heavy': 'A page exceeds its size budget',
  'html-invalid': 'The HTML of a page is not valid',
  'asset-missing': 'A page names a file that the output does not have',
  'listing-conflict': 'Search engines get contradictory information about a page',
  'policy-gap': 'The content security policy blocks part of its own page',
  'output-conflict': 'Files of the output contradict each other or cannot be parsed',
  'output-stale': 'The output does not match the config',
  'out-foreign': 'The output folder contains files that Frontage did not create',
  'out-stuck': 'The output folder cannot be replaced',
  'previous-invalid': 'The earlier build cannot be used',
  'cache-unusable': 'The cache folder cannot be used',
  'out-locked': 'Another build is writing to the output folder',
  'disk-failed': 'A file cannot be read or written',
  'unknown-rule': 'No rule has this id',
  'rule-fixed': 'This rule cannot be turned off or waived',
  'waiver-expired': 'The waiver has expired',
  'waiver-unused': 'The waiver matches nothing',
} as const;

export type IssueCode = keyof typeof issueCodes;

/** A diagnostic: what is wrong, where, and what to write instead. */
export interface Issue {
  readonly code: IssueCode;
  readonly severity: Severity;
  /** What is wrong, in one sentence for the author of the site. */
  readonly message: string;
  /** Path to the value inside the config. */
  readonly path: Path;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  /** False if the value is computed, so that the location is only the nearest one. */
  readonly exact?: boolean;
  /** The source lines around the location, with the column marked. */
  readonly frame?: string;
  /** The location in the config if `file` is in the output. */
  readonly writtenAt?: Place;
  /** What to do about it. */
  readonly suggestion?: string;
  /** All locations, if there is one issue for many. */
  readonly places?: readonly Place[];
  /** The number of further issues with this code and severity that are not listed. */
  readonly more?: number;
}

/** Returns the number of issues, including those that are not listed. */
export function totalCount(issues: readonly Issue[]): number {
  return issues.reduce((count, { more = 0 }) => count + 1 + more, 0);
}

/** Both in characters. */
export interface TooLong {
  readonly max: number;
  readonly excess: number;
}

/** A diagnostic before its location is known; the location is looked up once for all of them. */
export interface Diagnostic {
  readonly code: IssueCode;
  readonly message: string;
  readonly path: Path;
  /** `error` if a command requires it, whatever the config sets for the rule: `build --production`. */
  readonly severity?: Severity;
  readonly suggestion?: string;
  /** Path to the value as written in the config, if it differs from `path`: in the changes of a page. */
  readonly written?: Path;
  /** The location, if it is known better than by the path. */
  readonly place?: Place;
  /** The location is in the output; the path leads to its source. */
  readonly built?: boolean;
  /** Name of the field that is missing in the value at the path. */
  readonly lacks?: string;
  /** The text inside the value that is wrong, to find the column. */
  readonly needle?: string;
  /** The limit of a text that is too long, and the characters above it. */
  readonly tooLong?: TooLong;
  /** Points at the key of the property instead of its value. */
  readonly atKey?: boolean;
  /** The pages of a table that have it, if it is not only the page of the path. */
  readonly onPages?: readonly string[];
  /** It has no location in the config: it is about the machine, or about the whole site. */
  readonly nowhere?: boolean;
  /** Paths or locations of all values, if there is one diagnostic for many. */
  readonly also?: readonly (Path | Place)[];
}

/** Thrown by a stage that cannot continue. It carries diagnostics, so it is reported as errors and never as a crash. */
export class DiagnosticsError extends Error {
  override readonly name = 'DiagnosticsError';
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map((diagnostic) => diagnostic.message).join('\n'));
    this.diagnostics = diagnostics;
  }
}

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
