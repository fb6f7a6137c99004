import { printable } from '../../renderer/build/inputs/sources/frame.ts';
import { type Issue, type IssueCode, issueCodes, type Severity, totalCount } from '../../renderer/sdk/issue.ts';
import { escapeHtml } from '../../renderer/sdk/raw-text.ts';
import { formatCounts } from './counts.ts';
import { relativeFile } from './paths.ts';
import { formatIssues } from './text.ts';

export interface JunitOptions {
  readonly cwd: string;
  /** Severities that fail a test case; other issues go to its output. */
  readonly failing: ReadonlySet<Severity>;
  /** The rules of `--rule`; all rules if undefined. */
  readonly rules?: readonly IssueCode[] | undefined;
}

/**
 * Returns issues as JUnit XML. Each rule is one test case, so that CI systems keep its history from run to run. All its
 * issues are one failure, because some readers only show the first.
 */
export function issuesToJunit(issues: readonly Issue[], { cwd, failing, rules = allRules }: JunitOptions): string {
  const cases = rules.map((code) => {
    const own = issues.filter((issue) => issue.code === code);
    return { code, own, failed: own.some(({ severity }) => failing.has(severity)) };
  });
  const counts = `tests="${cases.length}" failures="${cases.filter(({ failed }) => failed).length}" errors="0" skipped="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="frontage check" ${counts}>`,
    `  <testsuite name="frontage check" ${counts}>`,
    ...cases.map((one) => testCase(one, cwd)),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

const allRules = Object.keys(issueCodes) as IssueCode[];

interface RuleCase {
  readonly code: IssueCode;
  readonly own: readonly Issue[];
  readonly failed: boolean;
}

function testCase({ code, own, failed }: RuleCase, cwd: string): string {
  const [first] = own;
  const attributes = {
    classname: 'frontage',
    name: `${code}: ${issueCodes[code]}`,
    ...(first?.file === undefined ? {} : { file: relativeFile(first.file, cwd) }),
    ...(first?.line === undefined ? {} : { line: String(first.line) }),
  };
  const start = `    <testcase ${attributesOf(attributes)}`;
  if (first === undefined) return `${start}/>`;
  const text = xml(formatIssues(own, { color: false, cwd }));
  const message = totalCount(own) === 1 ? first.message : `${formatCounts(own)}; the first: ${first.message}`;
  const output = failed
    ? `<failure ${attributesOf({ type: first.severity, message })}>${text}</failure>`
    : `<system-out>${text}</system-out>`;
  return `${start}>\n      ${output}\n    </testcase>`;
}

function attributesOf(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${xml(value.replace(/\s+/g, ' '))}"`)
    .join(' ');
}

/** Returns text escaped for XML 1.0, which allows control characters and lone surrogates not even as references. */
function xml(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => printable(line).replace(/[\uFFFE\uFFFF]/g, '\uFFFD'));
  return escapeHtml(lines.join('\n'));
}
