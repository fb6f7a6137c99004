import { createHash } from 'node:crypto';
import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Location, Log, ReportingDescriptor, Result } from 'sarif';
import { joinSteps, stepsOf } from '../../renderer/build/lib/slash-path.ts';
import {
  type ConfigurableRule,
  configurableRules,
  type Issue,
  type IssueCode,
  issueCodes,
  type Severity,
} from '../../renderer/sdk/issue.ts';
import type { RuleText } from '../explain/families.ts';
import { packageVersion } from '../package-version.ts';
import { formatPath, relativeFile } from './paths.ts';

export interface SarifOptions {
  /** Base of file names: the root of the repository, so that GitHub can show results beside the code. */
  readonly cwd: string;
  /** Location of issues that have none, because GitHub rejects results without a location. */
  readonly config: string;
  readonly ruleText: (code: IssueCode) => RuleText | undefined;
}

/** Returns issues as SARIF 2.1.0 (OASIS, Static Analysis Results Interchange Format), with the help text of every rule. */
export function issuesToSarif(issues: readonly Issue[], options: SarifOptions): Log {
  const codes = Object.keys(issueCodes) as IssueCode[];
  const fingerprint = fingerprints(options.cwd);
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Frontage',
            semanticVersion: packageVersion(),
            rules: codes.map((code) => rule(code, options.ruleText(code))),
          },
        },
        originalUriBaseIds: { [root]: { description: { text: 'The folder that the command ran in.' } } },
        columnKind: 'utf16CodeUnits',
        results: issues.map((issue) => ({
          ...result(issue, options),
          ruleIndex: codes.indexOf(issue.code),
          partialFingerprints: { 'frontageIssue/v1': fingerprint(issue) },
        })),
      },
    ],
  };
}

/** Placeholder for the folder, so that no result contains a path of this machine. */
const root = 'SRCROOT';

function rule(id: IssueCode, text: RuleText | undefined): ReportingDescriptor {
  return {
    id,
    shortDescription: { text: `${issueCodes[id]}.` },
    ...(text && { fullDescription: { text: text.why }, help: { text: plainHelp(text), markdown: markdownHelp(text) } }),
    defaultConfiguration: { level: level(id) },
  };
}

function level(code: IssueCode): Severity {
  return code in configurableRules ? configurableRules[code as ConfigurableRule] : 'error';
}

function plainHelp({ why, fix, bad, good }: RuleText): string {
  const examples = [bad && `Wrong:\n\n${bad}`, good && `Right:\n\n${good}`];
  return [why, fix, ...examples].filter(Boolean).join('\n\n');
}

function markdownHelp({ why, fix, bad, good }: RuleText): string {
  const code = (source: string) => `\`\`\`ts\n${source}\n\`\`\``;
  const examples = [bad && `**Wrong**\n\n${code(bad)}`, good && `**Right**\n\n${code(good)}`];
  return [why, fix, ...examples].filter(Boolean).join('\n\n');
}

function result(issue: Issue, options: SarifOptions): Result {
  const { code, severity, message, suggestion, places, more } = issue;
  return {
    ruleId: code,
    level: severity,
    message: { text: suggestion === undefined ? message : `${message}\n${suggestion}` },
    locations: [location(issue, options)],
    ...(places && { relatedLocations: places.map((place) => location({ ...place, path: [] }, options)) }),
    ...(more !== undefined && { properties: { more } }),
  };
}

function location(
  { file, line, column, path }: Pick<Issue, 'file' | 'line' | 'column' | 'path'>,
  { cwd, config }: SarifOptions,
): Location {
  return {
    physicalLocation: {
      artifactLocation: artifact(relativeFile(file ?? config, cwd)),
      region: { startLine: line ?? 1, ...(column === undefined ? {} : { startColumn: column }) },
    },
    ...(path.length > 0 && { logicalLocations: [{ fullyQualifiedName: formatPath(path), kind: 'value' }] }),
  };
}

/** Returns the URI of a file. One outside the folder has no base, because bases cannot hold `../` (RFC 3986, 5.2.4). */
function artifact(file: string) {
  // On Windows, a file on another drive has no relative name.
  if (isAbsolute(file)) return { uri: pathToFileURL(file).href };
  const uri = joinSteps(stepsOf(file).map(encodeURIComponent));
  return uri.startsWith('../') ? { uri } : { uri, uriBaseId: root };
}

/**
 * Returns a function that fingerprints an issue by rule, file, line text and message. Edits above the line do not change
 * the fingerprint. Issues with the same fingerprint get a number.
 */
function fingerprints(cwd: string): (issue: Issue) => string {
  const seen = new Map<string, number>();
  return ({ code, file, frame, path, message }) => {
    const line = frame
      ?.split('\n')
      .find((row) => row.startsWith('>'))
      ?.replace(/^>\s*\d+ \|/, '')
      .trim();
    const parts = [code, file === undefined ? '' : relativeFile(file, cwd), line ?? formatPath(path), message];
    const key = createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 32);
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return `${key}:${times}`;
  };
}
