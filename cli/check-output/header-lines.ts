import { headerLimits, otherHosts } from '../../renderer/build/hosting/host-rules.ts';
import type { Diagnostic } from '../../renderer/sdk/issue.ts';
import { type Addresses, missingFile } from './addresses.ts';
import type { BuiltFolder } from './built-folder.ts';

const file = '_headers';

/** Checks `_headers`: that it exists, stays within the limits of hosts, and only names files of the output. */
export function headerDiagnostics(addresses: Addresses): Diagnostic[] {
  const { folder } = addresses;
  const text = folder.text(file) ?? '';
  if (!folder.headersOf('index.html').has('content-security-policy')) {
    const message = 'The pages have no content security policy: `_headers` is missing, or has none for them.';
    const suggestion = 'Build again and publish the whole output folder.';
    return [folder.diagnostic(file, { code: 'policy-gap', message, at: 0, suggestion })];
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
    missingFile(url, text.indexOf(url), file, addresses).map((one) => addresses.folder.diagnostic(file, one)),
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
    return [folder.diagnosticAt(file, line, { code: 'headers-limit', message, suggestion: remedy })];
  });
  if (folder.rules.length <= headerLimits.rules) return long;
  const message = `The file has ${folder.rules.length} rules; Cloudflare Pages reads only ${headerLimits.rules}.`;
  return [...long, folder.diagnostic(file, { code: 'headers-limit', message, at: 0, suggestion: suggestion(0) })];
}
