import { headerLimits } from '../../renderer/build/hosting/host-rules.ts';
import type { Finding } from '../../renderer/kit/issue.ts';
import { destinationsFile } from '../serve/loopback.ts';
import type { BuiltFolder } from './built-folder.ts';
import { parsePolicies, policyGaps } from './policy.ts';

/** What is wrong with `_headers` as a whole: that it is not there, that hosts would cut it, that leads could not leave. */
export function headerFindings(folder: BuiltFolder, origin: string): Finding[] {
  const text = folder.text('_headers') ?? '';
  if (!folder.headersOf('index.html').has('content-security-policy')) {
    const message = 'The pages come without a content security policy: `_headers` is gone, or names none for them.';
    const suggestion = 'Build again, and publish the whole output.';
    return [folder.finding('_headers', { code: 'policy-gap', message, at: 0, suggestion })];
  }
  return [...limits(folder, text), ...destinationGaps(folder, origin)];
}

function limits(folder: BuiltFolder, text: string): Finding[] {
  const suggestion = 'Name fewer origins, or publish on a host without this limit (nginx, Vercel).';
  const long = text.split('\n').flatMap((line) => {
    if (line.length <= headerLimits.line) return [];
    const name = line.trim().split(':')[0];
    const message = `The line of ${name} has ${line.length} characters; Cloudflare Pages takes ${headerLimits.line} and leaves out what is longer.`;
    return [folder.findingAt('_headers', line, { code: 'headers-limit', message, suggestion })];
  });
  if (folder.rules.length <= headerLimits.rules) return long;
  const message = `The file has ${folder.rules.length} rules; Cloudflare Pages takes ${headerLimits.rules}.`;
  return [...long, folder.finding('_headers', { code: 'headers-limit', message, at: 0, suggestion })];
}

/** Destinations that the policy of the site would not let a lead reach. */
function destinationGaps(folder: BuiltFolder, origin: string): Finding[] {
  const text = folder.text(destinationsFile);
  if (text === undefined) return [];
  const home = folder.headersOf('index.html').get('content-security-policy') ?? '';
  const origins = Array.from(text.matchAll(/"(https:\/\/[^"]+)"/g), ([, url = '']) => url);
  const things = [...new Set(origins)].map(
    (url) => ({ directive: 'connect-src', what: { url }, at: text.indexOf(url) }) as const,
  );
  return policyGaps(things, parsePolicies(home), origin).map((fault) => folder.finding(destinationsFile, fault));
}
