import { otherHosts } from '../../renderer/build/hosting/host-rules.ts';
import { redirectLimits } from '../../renderer/build/hosting/redirect-limits.ts';
import type { Diagnostic } from '../../renderer/sdk/issue.ts';
import { thousands } from '../../renderer/sdk/thousands.ts';
import type { BuiltFolder } from './built-folder.ts';

const file = '_redirects';

/** Returns lines of `_redirects` that a host would ignore. */
export function redirectDiagnostics(folder: BuiltFolder): Diagnostic[] {
  const { lines, line: longest } = redirectLimits.cloudflare;
  const written = (folder.text(file) ?? '').split('\n').filter((line) => /^[^#\s]/.test(line));
  const report = (line: string, message: string, bytes: number) => {
    const others = otherHosts(['Netlify', 'nginx'], bytes);
    const suggestion = `Remove redirects that nobody uses any more, or publish on a host without this limit (${others}).`;
    return folder.diagnosticAt(file, line, { code: 'redirects-limit', message, suggestion });
  };
  const long = written.flatMap((line) => {
    if (line.length <= longest) return [];
    const message = `This line has ${thousands(line.length)} characters; Cloudflare Pages ignores lines of more than ${thousands(longest)}.`;
    return [report(line, message, line.length)];
  });
  const first = written[lines];
  if (first === undefined) return long;
  const message = `The file has ${thousands(written.length)} redirects; Cloudflare Pages reads ${thousands(lines)} and ignores the rest.`;
  return [...long, report(first, message, 0)];
}
