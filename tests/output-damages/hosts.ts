import { type Damage, swap } from './damage.ts';

/** Truncates a file, as an interrupted copy does. */
const cutOff = (text: string) => text.slice(0, text.length / 2);

/** Damages of files that hosts read, and of the destinations of leads. */
export const hostDamages: Readonly<Record<string, Damage>> = {
  'a missing file in a header': {
    file: '_headers',
    edit: swap(/(Speculation-Rules: "[^"]*speculation-)[^"]*/, '$1none.json'),
    code: 'asset-missing',
    message: /speculation-none\.json" is not in the output/,
  },
  'an empty _headers file': { file: '_headers', edit: () => '', code: 'policy-gap', message: /./ },
  'a header line that is too long': {
    file: '_headers',
    edit: (text) => `${text}\n/x\n  X-Long: ${'x'.repeat(2000)}\n`,
    code: 'headers-limit',
    message: /line of X-Long has 20\d\d characters/,
  },
  'too many header rules': {
    file: '_headers',
    edit: (text) => text + Array.from({ length: 101 }, (_, index) => `/x${index}\n  X-A: b\n`).join(''),
    code: 'headers-limit',
    message: /has 1\d\d rules/,
  },
  'a redirect that is too long for hosts': {
    file: '_redirects',
    edit: (text) => `${text}/x /${'x'.repeat(1000)} 301\n`,
    code: 'redirects-limit',
    message: /^This line has 1,008 characters/,
  },
  'a redirect that is too long for nginx': {
    file: '_redirects',
    edit: (text) => `${text}/x /${'x'.repeat(4100)} 301\n`,
    code: 'redirects-limit',
    message: /^This line has 4,108 characters/,
    suggestion: /\(Netlify\)/,
  },
  'too many redirects': {
    file: '_redirects',
    edit: (text) => text + Array.from({ length: 2001 }, (_, index) => `/x${index} /\n`).join(''),
    code: 'redirects-limit',
    message: /^The file has 2,0\d\d redirects/,
  },
  'a truncated vercel.json': {
    file: 'vercel.json',
    edit: cutOff,
    code: 'output-conflict',
    message: /^This file is not valid JSON/,
  },
  'an unrelated vercel.json': {
    file: 'vercel.json',
    edit: () => '[]',
    code: 'output-conflict',
    message: /^vercel\.json lacks "cleanUrls", which follows from the file names of pages; \d+ more differences\.$/,
  },
  'wrong page paths in vercel.json': {
    file: 'vercel.json',
    edit: swap('"trailingSlash": true', '"trailingSlash": false'),
    code: 'output-conflict',
    message: /^In vercel\.json, "trailingSlash" does not match the file names of pages\.$/,
  },
  'a missing redirect in vercel.json': {
    file: 'vercel.json',
    edit: swap(/\{\s*"source": "\/bakery\/loaves",[^}]*\},/, ''),
    code: 'output-conflict',
    message: /^vercel\.json lacks the redirect from "\/bakery\/loaves", which follows from _redirects\.$/,
  },
  'a different redirect in vercel.json': {
    file: 'vercel.json',
    edit: swap('"destination": "/bakery/bread/"', '"destination": "/bakery/"'),
    code: 'output-conflict',
    message: /the redirect from "\/bakery\/loaves" does not match _redirects\.$/,
  },
  'a different policy in vercel.json': {
    file: 'vercel.json',
    edit: swap("default-src 'none'", 'default-src *'),
    code: 'output-conflict',
    message: /the header Content-Security-Policy of "\/bakery\/\(\.\*\)" does not match _headers\.$/,
  },
  'an extra header in vercel.json': {
    file: 'vercel.json',
    edit: swap('"headers": [\n', '"headers": [{ "source": "/x", "headers": [{ "key": "A", "value": "b" }] },\n'),
    code: 'output-conflict',
    message: /^vercel\.json has the header A of "\/x", which does not follow from _headers\.$/,
  },
  'a truncated nginx.conf': {
    file: 'nginx.conf',
    edit: cutOff,
    code: 'output-conflict',
    message: /^nginx\.conf has the line add_header .*, which does not follow from _headers; \d+ more differences\.$/,
  },
  'a different redirect in nginx.conf': {
    file: 'nginx.conf',
    edit: swap('return 301 "/bakery/bread/', 'return 302 "/bakery/bread/'),
    code: 'output-conflict',
    message:
      /^nginx\.conf has the line location = "\/bakery\/loaves" .* return 302 .*, which does not follow from _redirects; /,
  },
  'a different policy in nginx.conf': {
    file: 'nginx.conf',
    edit: swap(/(location "\/bakery\/" \{[\s\S]*?default-src) 'none'/, '$1 *'),
    code: 'output-conflict',
    message:
      /^nginx\.conf has the line add_header Content-Security-Policy "default-src \*.*, which does not follow from _headers; /,
  },
  'an extra location in nginx.conf': {
    file: 'nginx.conf',
    edit: (text) => `${text}location /admin { root /srv; }\n`,
    code: 'output-conflict',
    message: /^nginx\.conf has the line location \/admin \{ root \/srv; \}, which does not follow from _headers\.$/,
  },
  'a missing redirect in a Caddyfile': {
    file: 'Caddyfile',
    edit: swap(/\n.*"\/bakery\/loaves\/" .*/, ''),
    code: 'output-conflict',
    message:
      /^Caddyfile lacks the line "\/bakery\/loaves\/" "\/bakery\/bread\/" "\?" "" 301, which follows from _redirects\.$/,
  },
  'an extra header in a Caddyfile': {
    file: 'Caddyfile',
    edit: swap('X-Frame-Options "DENY"', 'X-Frame-Options "ALLOWALL"'),
    code: 'output-conflict',
    message:
      /^Caddyfile has the line X-Frame-Options "ALLOWALL", which does not follow from _headers; 1 more difference\.$/,
  },
  'a missing redirect in .htaccess': {
    file: '.htaccess',
    edit: swap(/\n.*loaves.*/, ''),
    code: 'output-conflict',
    message: /^\.htaccess lacks the line RewriteRule \^loaves\/\?\$ .*, which follows from _redirects\.$/,
  },
  'a missing policy in .htaccess': {
    file: '.htaccess',
    edit: swap(/\nHeader always set Content-Security-Policy .*/, ''),
    code: 'output-conflict',
    message:
      /^\.htaccess lacks the line Header always set Content-Security-Policy .{50,80}…, which follows from _headers\.$/,
  },
  'another server in a Dockerfile': {
    file: 'Dockerfile',
    edit: swap('  include', '  # include'),
    code: 'output-conflict',
    message: /^Dockerfile lacks the line include "\/srv\/site\/bakery\/nginx\.conf";, which/,
  },
  'another redirect in cloudformation.json': {
    file: 'cloudformation.json',
    edit: swap('/bakery/loaves', '/bakery/rolls'),
    code: 'output-conflict',
    message: /^cloudformation\.json has the line "FunctionCode": .*…, which does not follow from _redirects; 1 more/,
  },
  'host files that are older than the redirects': {
    file: '_redirects',
    edit: (text) => `${text}/bakery/new /bakery/ 301\n/bakery/new/ /bakery/ 301\n`,
    code: 'output-conflict',
    message:
      /^nginx\.conf lacks the line location = "\/bakery\/new" .*, which follows from _redirects; 1 more difference\.$/,
  },
  'host files that are older than the headers': {
    file: '_headers',
    edit: swap('X-Frame-Options: DENY', 'X-Frame-Options: SAMEORIGIN'),
    code: 'output-conflict',
    message: /the header X-Frame-Options of "\/bakery\/\(\.\*\)" does not match _headers\.$/,
  },
  'a truncated destinations.json': {
    file: 'destinations.json',
    edit: cutOff,
    code: 'output-conflict',
    message: /^This file is not valid JSON/,
  },
  'an outdated destination': {
    file: 'destinations.json',
    edit: swap('post.barm.example/letters', 'post.barm.example/old'),
    code: 'output-stale',
    message: /^The destination "letters" in destinations\.json does not match the config\.$/,
  },
  'a destination that the policy does not allow': {
    file: 'destinations.json',
    edit: (text) => text.replaceAll('post.barm.example', 'mail.barm.example'),
    code: 'policy-gap',
    message: /send to "https:\/\/mail\.barm\.example/,
  },
  'a policy with an outdated destination': {
    file: '_headers',
    edit: (text) => text.replaceAll("connect-src 'self'", "connect-src 'self' https://old.example"),
    code: 'output-conflict',
    message: /^The policy lets pages send to https:\/\/old\.example, but/,
  },
};
