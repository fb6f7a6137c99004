/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  distDir: 'dist',
  // Types are checked elsewhere; a build that is timed renders.
  typescript: { ignoreBuildErrors: true },
  experimental: { turbopackFileSystemCacheForBuild: true },
};
