/** Files of an output that only hosts read: visitors find nothing there. */
export const forHosts: readonly string[] = ['_headers', '_redirects', 'nginx.conf', 'vercel.json'];
