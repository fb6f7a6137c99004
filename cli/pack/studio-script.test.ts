import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { studioScript } from './studio-script.ts';
import { importedPackages } from './verify.ts';

it('makes one script of the interface of the studio, which imports packages alone', async () => {
  const { code, files } = await studioScript();
  expect(files).toContain('cli/studio/app/main.tsx');
  expect(files).toContain('cli/studio/app/settings.tsx');
  expect(code).not.toMatch(/from\s*["'`]\./);
  expect(code).not.toContain('jsxDEV');
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const name of importedPackages(code)) {
    const [scope = '', inner = ''] = name.split('/');
    expect(Object.keys(dependencies)).toContain(scope.startsWith('@') ? `${scope}/${inner}` : scope);
  }
});
