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
  'config-threw': 'The config threw an error while loading',
  'config-timeout': 'The config did not finish loading',
  'config-no-default': 'The config has no default export',
  'config-computed': 'The config is computed where a command should edit it',
  'config-not-data': 'The config holds something that is not data',
  'block-invalid': 'A block of the site cannot be loaded',
  'document-invalid': 'The document template cannot be used',
  'document-code': 'The document template has code of its own',
  'theme-invalid': 'A style sheet cannot be used',
  'unknown-block': 'No block has this type',
  'unknown-field': 'This field does not exist',
  'missing-field': 'A required field is missing',
  'wrong-type': 'The value has the wrong type',
  'invalid-value': 'The value is not allowed',
  'character-invalid': 'A text holds a character that no page can show',
  'origin-invalid': 'The origin is not a usable URL',
  'path-invalid': 'The path of a route cannot be used',
  'path-taken': 'Two routes share one path',
  'path-reserved': 'A host or an operating system reserves this path',
  'page-orphan': 'No other page links to the page',
  'sections-empty': 'A page has no sections',
  'unknown-layout': 'No layout has this name',
  'unknown-fact': 'No fact has this name',
  'claim-conflict': 'One claim has two values',
  'claim-expired': 'A claim is past its last day',
  'claim-literal': 'A number with a unit is not a fact',
  'claim-disclaimer': 'A page makes a claim without its disclaimer',
  'claim-end': 'A claim that needs a last day has none',
  'fact-circle': 'A fact is computed from itself',
  'fact-type': 'The fact has another type than the field',
  'unknown-token': 'This token has no value',
  'token-invalid': 'The token cannot be read',
  'unknown-query': 'No query parameter has this name',
  'unknown-param': 'No parameter of the template has this name',
  'unknown-section': 'The original has no section with this name',
  'unknown-route': 'No route has this path',
  'unknown-matrix': 'No matrix has this name',
  'route-circle': 'Variants are based on each other in a circle',
  'data-missing': 'The file of rows does not exist',
  'data-invalid': 'The file of rows cannot be read',
  'rows-empty': 'There are no rows to create pages from',
  'pages-left-out': 'Pages of a matrix are left out for now',
  'experiment-ended': 'The experiment is over',
  'unknown-destination': 'No destination has this name',
  'form-nowhere': 'A form has nowhere to send leads',
  'button-nowhere': 'A button does nothing',
  'consent-uninformed': 'Visitors are asked for consent, but no page explains it',
  'link-scheme': 'Links may not use this scheme',
  'phone-invalid': 'The phone number cannot be dialled',
  'frame-address': 'A frame may not show this address',
  'link-route': 'The link leads to no route',
  'link-anchor': 'The link leads to no anchor on the page',
  'image-missing': 'The picture does not exist',
  'image-alt': 'A picture has no alternative text',
  'image-invalid': 'The picture cannot be read',
  'image-left-out': 'A picture that no page shows cannot be published',
  'file-outside': 'A file from outside of the site would be published',
  'meta-title-length': 'The title is too long or too short for search results',
  'meta-title-doubled': 'Pages share one title',
  'meta-description-length': 'The description is too long or too short for search results',
  'meta-description-doubled': 'Pages share one description',
  'noindex-conflict': 'Search engines get contradictory instructions',
  'heading-main': 'A page has no main heading, or several',
  'heading-skipped': 'A heading skips a level',
  contrast: 'Two colours of the theme are hard to tell apart',
  'secret-published': 'A secret would be published',
  doorway: 'Pages differ only in the names in them',
  'route-gone': 'A page of the last build is gone, and its path does not redirect',
  'redirect-invalid': 'The redirect cannot be used',
  'redirect-taken': 'The address is taken, so nothing can be redirected from it',
  'redirect-loop': 'Redirects form a loop',
  'redirect-chain': 'A redirect leads to another one',
  'redirect-host': 'A host cannot redirect from this address alone',
  'redirects-limit': 'A host does not follow all redirects',
  'headers-limit': 'The headers of the site are more than a host takes',
  'font-missing': 'The font does not exist',
  'font-invalid': 'The font cannot be read',
  'glyph-missing': 'No font of the social cards has this character',
  'id-duplicate': 'Two elements of a page share one id',
  'id-missing': 'An element names an id that its page does not have',
  'json-ld-invalid': 'Structured data cannot be read',
  'json-ld-incomplete': 'Structured data lacks what search engines require',
  'json-ld-unseen': 'Structured data says what the page does not show',
  'page-heavy': 'A page weighs more than its budget',
  'html-invalid': 'The HTML of a page is not valid',
  'asset-missing': 'A page names a file that the output does not have',
  'listing-conflict': 'Search engines get contradictory data about one page',
  'policy-gap': 'The content security policy blocks a part of its own page',
  'output-conflict': 'Files of the output say different things, or cannot be read',
  'output-stale': 'The output was not built from this config',
  'out-foreign': 'The output folder holds files Frontage did not make',
  'out-stuck': 'The output folder cannot be replaced',
  'previous-invalid': 'The earlier build cannot be used',
  'cache-unusable': 'The cache folder cannot be used',
  'out-locked': 'Another build is writing to the output folder',
  'disk-failed': 'The disk refuses to read or to write a file',
  'unknown-rule': 'No rule has this id',
  'rule-fixed': 'This rule can neither be turned off nor waived',
  'waiver-expired': 'A waiver has expired',
  'waiver-unused': 'A waiver waives nothing',
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
  /** The number of further issues with this code and severity that are not listed. */
  readonly more?: number;
}

/** Returns the number of issues, including those that are not listed. */
export function totalCount(issues: readonly Issue[]): number {
  return issues.reduce((count, { more = 0 }) => count + 1 + more, 0);
}

/** A diagnostic before its location is known; the location is looked up once for all of them. */
export interface Finding {
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
  /** Points at the key of the property instead of its value. */
  readonly atKey?: boolean;
  /** It is about the machine and has no location in the config. */
  readonly nowhere?: boolean;
}

/** Thrown by a stage that cannot continue. It carries findings, so it is reported as errors and never as a crash. */
export class Faults extends Error {
  override readonly name = 'Faults';
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(findings.map((finding) => finding.message).join('\n'));
    this.findings = findings;
  }
}
