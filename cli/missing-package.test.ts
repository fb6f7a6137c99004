import { describe, expect, it } from 'vitest';
import { missingPackage } from './missing-package.js';

describe('a missing package', () => {
  it.each([
    ["Cannot find package 'vite' imported from /site/node_modules/frontage/cli/compiled.js", 'vite'],
    ["Cannot find module 'libphonenumber-js/min'\nRequire stack:\n- /a.ts", 'libphonenumber-js'],
    [
      "Build failed with 1 error:\n\n[plugin frontage:modules]\nError: Cannot find package 'html-validate' imported",
      'html-validate',
    ],
    ["Cannot find package '@scope/name/path' imported from /a.js", '@scope/name'],
    ["the package 'satori' is not installed", 'satori'],
  ])('has a name: %s', (message, name) => {
    expect(missingPackage(new Error(message))).toEqual({
      message: `The package "${name}" is not installed.`,
      suggestion: 'Run `npm ci` first, then try again.',
    });
  });

  it.each([
    "Cannot find module '/site/node_modules/frontage/cli/main.js' imported from /a.js",
    "Cannot find module './scripts.cjs'",
    "Cannot find module 'C:\\site\\main.js'",
    'Something else is wrong',
  ])('is not in other errors: %s', (message) => {
    expect(missingPackage(new Error(message))).toBeUndefined();
  });
});
