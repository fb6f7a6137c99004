import type { Host } from '../../site/hosts.ts';

/** The configuration file that a host needs, besides `_headers` and `_redirects`, which every build has. */
export const fileOfHost = {
  vercel: 'vercel.json',
  'github-pages': '.nojekyll',
  s3: 'cloudformation.json',
  nginx: 'nginx.conf',
  caddy: 'Caddyfile',
  apache: '.htaccess',
  docker: 'Dockerfile',
} as const satisfies Partial<Record<Host, string>>;

export type HostWithFile = keyof typeof fileOfHost;

/** Returns the hosts whose files a site needs. An image for Docker has nginx in it. */
export function hostsWithFile(hosts: readonly Host[]): HostWithFile[] {
  const named = new Set<Host>([...hosts, ...(hosts.includes('docker') ? (['nginx'] as const) : [])]);
  return (Object.keys(fileOfHost) as HostWithFile[]).filter((host) => named.has(host));
}

/** Output files for hosts alone. Visitors must get a 404 for them, as for every file that begins with a dot. */
export const hostFileNames: readonly string[] = [
  '_headers',
  '_redirects',
  ...Object.values(fileOfHost).filter((file) => !file.startsWith('.')),
];
