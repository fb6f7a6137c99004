import { describe, expect, it } from 'vitest';
import { misspelt, warning } from './issues.fixture.ts';
import { countOption, severityOption } from './tolerance.ts';
import { verdict } from './verdict.ts';

describe('the verdict on a run', () => {
  it.each([
    ['nothing', [], {}, false],
    ['an error', [misspelt], {}, true],
    ['a warning', [warning], {}, false],
    ['a warning with failOn: warning', [warning], { failOn: 'warning' as const }, true],
    ['nothing with failOn: warning', [], { failOn: 'warning' as const }, false],
    ['as many warnings as allowed', [warning, warning], { maxWarnings: 2 }, false],
    ['one warning too many', [warning, warning, warning], { maxWarnings: 2 }, true],
    ['a warning with maxWarnings: 0', [warning], { maxWarnings: 0 }, true],
    ['an error with maxWarnings', [misspelt], { maxWarnings: 5 }, true],
  ])('on %s', (_what, issues, tolerance, failed) => {
    expect(verdict(issues, tolerance).failed).toBe(failed);
  });

  it('gives the reason if warnings alone failed it', () => {
    expect(verdict([warning], { failOn: 'warning' }).because).toBe(
      'Warnings fail this run because of --fail-on warning.',
    );
    expect(verdict([warning], { maxWarnings: 0 }).because).toBe('1 warning, but --max-warnings allows 0.');
    expect(verdict([warning, misspelt], { maxWarnings: 0 }).because).toBeUndefined();
    expect([...verdict([warning], { maxWarnings: 0 }).failing]).toEqual(['error', 'warning']);
    expect([...verdict([warning], { maxWarnings: 1 }).failing]).toEqual(['error']);
  });
});

describe('the tolerance of a run', () => {
  it('is read from the command line', () => {
    expect([severityOption('error'), severityOption('warning')]).toEqual(['error', 'warning']);
    expect([countOption('0'), countOption('12')]).toEqual([0, 12]);
    for (const word of ['warn', 'off', '']) expect(() => severityOption(word)).toThrow('Use error or warning.');
    for (const word of ['-1', '1.5', 'many', '', '1e3']) expect(() => countOption(word)).toThrow('Use a whole number');
  });
});
