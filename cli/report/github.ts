import { type Issue, totalCount } from '../../renderer/sdk/issue.ts';
import { bySeverity, counted } from './counts.ts';
import { formatPath, relativeFile } from './paths.ts';

/** GitHub shows this many annotations of each severity per step and silently drops the rest. */
const maxPerSeverity = 10;

/**
 * Returns issues as GitHub Actions annotations ("workflow commands"), errors first. A notice counts those beyond
 * the limit. `cwd` has to be the root of the repository, so that GitHub finds the files.
 */
export function formatGithub(issues: readonly Issue[], { cwd = process.cwd() }: { cwd?: string } = {}): string {
  const { errors, warnings } = bySeverity(issues);
  const commands = [...errors.slice(0, maxPerSeverity), ...warnings.slice(0, maxPerSeverity)].map((issue) =>
    annotation(issue, cwd),
  );
  const hidden = [...leftOut(errors, 'more error'), ...leftOut(warnings, 'more warning')];
  if (hidden.length > 0)
    commands.push(
      `::notice title=frontage::${hidden.join(' and ')} not shown here; \`npx frontage check\` shows the first of each rule.`,
    );
  return commands.join('\n');
}

function leftOut(issues: readonly Issue[], noun: string): string[] {
  const count = totalCount(issues) - Math.min(maxPerSeverity, issues.length);
  return count === 0 ? [] : [counted(count, noun)];
}

function annotation(issue: Issue, cwd: string): string {
  const { severity, code, message, file, line, column, suggestion } = issue;
  const properties = Object.entries({
    file: file === undefined ? undefined : relativeFile(file, cwd),
    line,
    col: column,
    title: code,
  }).flatMap(([name, value]) => (value === undefined ? [] : `${name}=${escapeProperty(String(value))}`));
  const where = file === undefined && issue.path.length > 0 ? `${formatPath(issue.path)}: ` : '';
  return `::${severity} ${properties.join(',')}::${escapeData(`${where}${message}${suggestion === undefined ? '' : `\n${suggestion}`}`)}`;
}

/** The escapes of `@actions/toolkit`, packages/core/src/command.ts. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
