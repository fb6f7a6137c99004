import { describe, expect, it } from 'vitest';
import { asRunHere, packageManager } from './command-name.ts';

describe('the package manager', () => {
  it.each([
    ['npm/10.9.2 node/v22.14.0 linux x64 workspaces/false', 'npm', '10.9.2'],
    ['pnpm/9.15.4 npm/? node/v22.14.0 linux x64', 'pnpm', '9.15.4'],
    ['yarn/1.22.22 npm/? node/v22.14.0 linux x64', 'yarn', '1.22.22'],
    ['bun/1.2.4 npm/? node/v22.6.0 linux x64', 'bun', '1.2.4'],
    ['deno/2.1.0 npm/? deno/2.1.0 linux x64', 'npm', undefined],
    ['', 'npm', undefined],
  ])('of %j is %s', (userAgent, name, version) => {
    expect(packageManager(userAgent)).toEqual({ name, version });
  });
});

describe('a text about commands', () => {
  const text = 'Run `npx frontage check --output`, `npm run preview -- --leads`, then npm install or npm ci.';

  it('stays as it is for npm', () => {
    expect(asRunHere(text, 'npm')).toBe(text);
  });

  it.each([
    [
      'pnpm',
      'pnpm frontage check --output',
      'pnpm run preview --leads',
      'pnpm install or pnpm install --frozen-lockfile.',
    ],
    [
      'yarn',
      'yarn frontage check --output',
      'yarn run preview --leads',
      'yarn install or yarn install --frozen-lockfile.',
    ],
    ['bun', 'bunx frontage check --output', 'bun run preview --leads', 'bun install or bun install --frozen-lockfile.'],
  ] as const)('names them as %s runs them', (manager, check, preview, install) => {
    expect(asRunHere(text, manager)).toBe(`Run \`${check}\`, \`${preview}\`, then ${install}`);
  });

  it.each([
    ['npm create frontage@latest my-site -- --yes', 'pnpm', 'pnpm create frontage@latest my-site --yes'],
    ['npm create frontage@latest -- --help', 'yarn', 'yarn create frontage --help'],
    ['npm create frontage@latest "my site"', 'bun', 'bun create frontage@latest "my site"'],
    ['npm install --save-dev @playwright/test', 'pnpm', 'pnpm add --save-dev @playwright/test'],
    ['npx playwright install chromium', 'bun', 'bunx playwright install chromium'],
    ['the npm registry, npx, and npm run', 'pnpm', 'the npm registry, npx, and npm run'],
    ['A page about pnpm run dev', 'bun', 'A page about pnpm run dev'],
  ] as const)('%s with %s', (text, manager, expected) => {
    expect(asRunHere(text, manager)).toBe(expected);
  });
});
