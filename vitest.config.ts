import { defineConfig } from 'vitest/config';

export default defineConfig({
  // React's production build has no development runtime for JSX.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['{cli,renderer,templates,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**', 'tests/errors/*/**', 'tests/fixtures/**', '**/node_modules/**'],
    // The engine runs React's production build; the tests see what visitors see.
    env: { NODE_ENV: 'production', NO_COLOR: '1' },
    testTimeout: 60_000,
    // Two on two cores: most of a test waits for files and processes, and the default leaves one core idle.
    maxWorkers: 2,
    // Hooks build whole sites.
    hookTimeout: 60_000,
  },
  resolve: { alias: { 'frontage/block': new URL('./renderer/kit/index.ts', import.meta.url).pathname } },
});
