import { createHash } from 'node:crypto';
import type { Location, Log, ReportingDescriptor, Result } from 'sarif';
import { type Issue, type IssueCode, issueCodes, type Severity } from '../../renderer/sdk/issue.ts';
import { type Judgement, judgements } from '../../renderer/sdk/rules.ts';
import type { RuleText } from '../explain/rule-text.ts';
import { packageVersion } from '../package-version.ts';
import { pathInWords, relativeFile } from './paths.ts';

export interface SarifOptions {
  /** The folder that files are seen from: the root of the repository, for those who show results beside the code. */
  readonly cwd: string;
  /** Where an issue stands that has no place of its own: GitHub takes no result without one. */
  readonly config: string;
  /** What there is to say about each rule. */
  readonly ruleText: (code: IssueCode) => RuleText | undefined;
}

/** Issues as SARIF 2.1.0 (OASIS, Static Analysis Results Interchange Format), every rule with its help. */
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

/** Stands for the folder in places, so that a result says nothing of this machine. */
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
  return code in judgements ? judgements[code as Judgement] : 'error';
}

function plainHelp({ why, fix, bad, good }: RuleText): string {
  const examples = [bad && `Wrong:\n\n${bad}`, good && `Right:\n\n${good}`];
  return [why, fix, ...examples].filter(Boolean).join('\n\n');
}

function markdownHelp({ why, fix, bad, good }: RuleText): string {
  const code = (words: string) => `\`\`\`ts\n${words}\n\`\`\``;
  const examples = [bad && `**Wrong**\n\n${code(bad)}`, good && `**Right**\n\n${code(good)}`];
  return [why, fix, ...examples].filter(Boolean).join('\n\n');
}

function result(issue: Issue, options: SarifOptions): Result {
  const { code, severity, message, suggestion, more } = issue;
  return {
    ruleId: code,
    level: severity,
    message: { text: suggestion === undefined ? message : `${message}\n${suggestion}` },
    locations: [location(issue, options)],
    ...(more !== undefined && { properties: { more } }),
  };
}

function location({ file, line, column, path }: Issue, { cwd, config }: SarifOptions): Location {
  return {
    physicalLocation: {
      artifactLocation: artifact(relativeFile(file ?? config, cwd)),
      region: { startLine: line ?? 1, ...(column === undefined ? {} : { startColumn: column }) },
    },
    ...(path.length > 0 && { logicalLocations: [{ fullyQualifiedName: pathInWords(path), kind: 'value' }] }),
  };
}

/** A file below the folder; one elsewhere keeps its way there, which no base can hold (RFC 3986, 5.2.4). */
function artifact(file: string) {
  const uri = file.split('/').map(encodeURIComponent).join('/');
  return uri.startsWith('../') ? { uri } : { uri, uriBaseId: root };
}

/**
 * Names an issue by its rule, its file and the words of its line, so that it stays the same one when lines above it come
 * and go. Issues that share all three are counted.
 */
function fingerprints(cwd: string): (issue: Issue) => string {
  const seen = new Map<string, number>();
  return ({ code, file, frame, path, message }) => {
    const line = frame
      ?.split('\n')
      .find((row) => row.startsWith('>'))
      ?.replace(/^>\s*\d+ \|/, '')
      .trim();
    const parts = [code, file === undefined ? '' : relativeFile(file, cwd), line ?? pathInWords(path), message];
    const key = createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 32);
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return `${key}:${times}`;
  };
}
