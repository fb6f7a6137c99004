import { headerLimits, otherHosts } from '../../renderer/build/hosting/host-rules.ts';
import { redirectLimits } from '../../renderer/build/hosting/limits.ts';
import { thousands } from '../../renderer/sdk/format.ts';
import type { Diagnostic } from '../../renderer/sdk/issue.ts';
import { type Addresses, missingFile } from './addresses.ts';
import type { BuiltFolder } from './built-folder.ts';

const headersFile = '_headers';

/** Checks `_headers`: that it exists, stays within the limits of hosts, and only names files of the output. */
export function headerDiagnostics(addresses: Addresses): Diagnostic[] {
  const { folder } = addresses;
  const text = folder.text(headersFile) ?? '';
  if (!folder.headersOf('index.html').has('content-security-policy')) {
    const message = 'The pages have no content security policy: `_headers` is missing, or has none for them.';
    const suggestion = 'Build again and publish the whole output folder.';
    return [folder.diagnostic(headersFile, { code: 'policy-gap', message, at: 0, suggestion })];
  }
  return [...limits(folder, text), ...namedFiles(text, addresses)];
}

/** Returns files that a header names and the output lacks. */
function namedFiles(text: string, addresses: Addresses): Diagnostic[] {
  const values = addresses.folder.rules.flatMap(({ lines }) =>
    lines.flatMap((line) => (line.name === 'speculation-rules' && 'value' in line ? [line.value] : [])),
  );
  const urls = values.flatMap((value) => Array.from(value.matchAll(/"([^"]+)"/g), ([, url = '']) => url));
  return [...new Set(urls)].flatMap((url) =>
    missingFile(url, text.indexOf(url), headersFile, addresses).map((one) =>
      addresses.folder.diagnostic(headersFile, one),
    ),
  );
}

function limits(folder: BuiltFolder, text: string): Diagnostic[] {
  const suggestion = (bytes: number) =>
    `Name fewer origins, or publish on a host without this limit (${otherHosts(['nginx', 'Vercel'], bytes)}).`;
  const long = text.split('\n').flatMap((line) => {
    if (line.length <= headerLimits.line) return [];
    const [name = '', ...value] = line.trim().split(': ');
    const message = `The line of ${name} has ${line.length} characters; Cloudflare Pages ignores lines of more than ${headerLimits.line}.`;
    const remedy = suggestion(value.join(': ').length);
    return [folder.diagnosticAt(headersFile, line, { code: 'headers-limit', message, suggestion: remedy })];
  });
  if (folder.rules.length <= headerLimits.rules) return long;
  const message = `The file has ${folder.rules.length} rules; Cloudflare Pages reads only ${headerLimits.rules}.`;
  return [
    ...long,
    folder.diagnostic(headersFile, { code: 'headers-limit', message, at: 0, suggestion: suggestion(0) }),
  ];
}

const redirectsFile = '_redirects';

/** Returns lines of `_redirects` that a host would ignore. */
export function redirectDiagnostics(folder: BuiltFolder): Diagnostic[] {
  const { lines, line: longest } = redirectLimits.cloudflare;
  const written = (folder.text(redirectsFile) ?? '').split('\n').filter((line) => /^[^#\s]/.test(line));
  const report = (line: string, message: string, bytes: number) => {
    const others = otherHosts(['Netlify', 'nginx'], bytes);
    const suggestion = `Remove redirects that nobody uses any more, or publish on a host without this limit (${others}).`;
    return folder.diagnosticAt(redirectsFile, line, { code: 'redirects-limit', message, suggestion });
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
