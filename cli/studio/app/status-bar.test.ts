import { expect, it } from 'vitest';
import { problemCounts } from './status-bar.tsx';

it.each([
  [1, 6, '1 error, 6 warnings'],
  [2, 1, '2 errors, 1 warning'],
  [0, 1, '1 warning'],
  [1, 0, '1 error'],
])('counts %i errors and %i warnings apart', (errors, warnings, expected) => {
  const problems = [
    ...Array.from({ length: warnings }, () => ({ severity: 'warning' })),
    ...Array.from({ length: errors }, () => ({ severity: 'error' })),
  ];
  expect(problemCounts(problems)).toBe(expected);
});
