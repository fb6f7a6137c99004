/** Output files for hosts alone. Visitors must get a 404 for them. */
export const hostFileNames: readonly string[] = ['_headers', '_redirects', 'nginx.conf', 'vercel.json'];
