/** Hosts that a build can write files for. `netlify` and `cloudflare` read `_headers` and `_redirects`, which every build has. */
export const hostNames = [
  'netlify',
  'cloudflare',
  'vercel',
  'github-pages',
  's3',
  'nginx',
  'caddy',
  'apache',
  'docker',
] as const;

export type Host = (typeof hostNames)[number];
