import { otherHosts } from '../../renderer/build/hosting/host-rules.ts';
import { redirectLimits } from '../../renderer/build/hosting/redirect-limits.ts';
import type { Finding } from '../../renderer/sdk/issue.ts';
import { thousands } from '../../renderer/sdk/thousands.ts';
import type { BuiltFolder } from './built-folder.ts';

const file = '_redirects';

/** Lines of `_redirects` that a host would ignore: whoever comes by their addresses finds nothing there. */
export function redirectLineFindings(folder: BuiltFolder): Finding[] {
  const { lines, line: longest } = redirectLimits.cloudflare;
  const written = (folder.text(file) ?? '').split('\n').filter((line) => /^[^#\s]/.test(line));
  const tell = (line: string, message: string, bytes: number) => {
    const others = otherHosts(['Netlify', 'nginx'], bytes);
    const suggestion = `Remove redirects from addresses that are no longer requested, or publish on a host without this limit (${others}).`;
    return folder.findingAt(file, line, { code: 'redirects-limit', message, suggestion });
  };
  const long = written.flatMap((line) => {
    if (line.length <= longest) return [];
    const message = `This line has ${thousands(line.length)} characters; Cloudflare Pages takes ${thousands(longest)} and ignores what is longer.`;
    return [tell(line, message, line.length)];
  });
  const first = written[lines];
  if (first === undefined) return long;
  const message = `The file has ${thousands(written.length)} redirects; Cloudflare Pages follows ${thousands(lines)} and ignores those from here on.`;
  return [...long, tell(first, message, 0)];
}
