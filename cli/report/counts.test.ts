import { expect, it } from 'vitest';
import { formatCounts } from './counts.ts';
import { misspelt, warning } from './issues.fixture.ts';

const { file: _file, ...nowhere } = misspelt;

it.each([
  [[misspelt], '1 error in 1 file'],
  [[misspelt, misspelt, warning], '2 errors, 1 warning in 2 files'],
  [[warning, warning], '2 warnings in 1 file'],
  [[nowhere], '1 error'],
])('counts issues and files: case %#', (issues, expected) => {
  expect(formatCounts(issues)).toBe(expected);
});
