import { appendFileSync } from 'node:fs';
import { printable } from '../../renderer/build/inputs/sources/frame.ts';
import { thousands } from '../../renderer/sdk/format.ts';
import { type Issue, totalCount } from '../../renderer/sdk/issue.ts';
import { escapeHtml } from '../../renderer/sdk/raw-text.ts';
import { firstOfEach, formatCounts } from './counts.ts';
import { formatLocation, formatPath } from './paths.ts';

/** GitHub accepts 1 MiB per step, and nobody reads a longer table. */
const maxRows = 200;

/** Appends the issues of a run to the summary file of its GitHub Actions step. */
export function writeStepSummary(issues: readonly Issue[], { cwd, file }: { cwd: string; file: string }): void {
  try {
    appendFileSync(file, stepSummary(issues, cwd));
  } catch (error) {
    console.error(`The step summary could not be written: ${error instanceof Error ? error.message : error}`);
  }
}

/** Returns issues as a Markdown table: errors first, at most 20 of each code, with a count of the rest. */
export function stepSummary(issues: readonly Issue[], cwd: string): string {
  if (issues.length === 0) return '### Frontage: no errors or warnings\n\n';
  const sorted = [...issues].sort((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'));
  const listed = firstOfEach(sorted).first.slice(0, maxRows);
  const rest = totalCount(issues) - listed.length;
  return [
    `### Frontage: ${formatCounts(issues)}`,
    '',
    '| | rule | location | message |',
    '|---|---|---|---|',
    ...listed.map((issue) => row(issue, cwd)),
    '',
    ...(rest > 0 ? [`… and ${thousands(rest)} more; \`npx frontage check\` shows the first of each rule.`, ''] : []),
    '',
  ].join('\n');
}

function row(issue: Issue, cwd: string): string {
  const { severity, code, message, suggestion } = issue;
  const place = formatLocation(issue, cwd) ?? formatPath(issue.path);
  const text = suggestion === undefined ? message : `${message}\n${suggestion}`;
  const cells = [severity, `\`${code}\``, cell(place), text.split(/\r?\n/).map(cell).join('<br>')];
  return `| ${cells.join(' | ')} |`;
}

/** Returns text escaped for a cell, so that text from a config cannot become markup. */
function cell(text: string): string {
  return escapeHtml(printable(text)).replace(/[\\`*_[\]|~#@:]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
