import { appendFileSync } from 'node:fs';
import { printable } from '../../renderer/build/inputs/sources/printable.ts';
import { escapeHtml } from '../../renderer/build/page/render/escape.ts';
import { type Issue, totalCount } from '../../renderer/sdk/issue.ts';
import { counted, countsInWords, firstOfEach } from './counts.ts';
import { pathInWords, placeOf } from './paths.ts';

/** GitHub takes 1 MiB per step; a table of more rows than this is not read anyway. */
const shown = 200;

/** Adds a run to the summary of its step, where GitHub Actions names a file for it. */
export function writeStepSummary(issues: readonly Issue[], { cwd, file }: { cwd: string; file: string }): void {
  try {
    appendFileSync(file, stepSummary(issues, cwd));
  } catch (error) {
    console.error(`The step summary could not be written: ${error instanceof Error ? error.message : error}`);
  }
}

/** Issues as Markdown: errors first, one row each, the first 20 of each code, and the rest counted. */
export function stepSummary(issues: readonly Issue[], cwd: string): string {
  if (issues.length === 0) return '### Frontage: no faults\n\n';
  const sorted = [...issues].sort((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'));
  const listed = firstOfEach(sorted).first.slice(0, shown);
  const rest = totalCount(issues) - listed.length;
  return [
    `### Frontage: ${countsInWords(issues)}`,
    '',
    '| | rule | place | what is wrong |',
    '|---|---|---|---|',
    ...listed.map((issue) => row(issue, cwd)),
    '',
    ...(rest > 0 ? [`… and ${counted(rest, 'more issue')}; \`frontage check\` shows the first of each kind.`, ''] : []),
    '',
  ].join('\n');
}

function row(issue: Issue, cwd: string): string {
  const { severity, code, message, suggestion } = issue;
  const place = placeOf(issue, cwd) ?? pathInWords(issue.path);
  const words = suggestion === undefined ? message : `${message}\n${suggestion}`;
  const cells = [severity, `\`${code}\``, cell(place), words.split(/\r?\n/).map(cell).join('<br>')];
  return `| ${cells.join(' | ')} |`;
}

/** What a config says is shown as it is: neither markup nor the end of a cell. */
function cell(text: string): string {
  return escapeHtml(printable(text)).replace(/[\\`*_[\]|~#@:]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
