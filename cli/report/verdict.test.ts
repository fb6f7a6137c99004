import { describe, expect, it } from 'vitest';
import { misspelt, warning } from './issues.fixture.ts';
import { countOption, severityOption } from './tolerance.ts';
import { verdict } from './verdict.ts';

describe('the verdict on a run', () => {
  it.each([
    ['nothing', [], {}, false],
    ['an error', [misspelt], {}, true],
    ['a warning', [warning], {}, false],
    ['a warning, where one fails', [warning], { failOn: 'warning' as const }, true],
    ['nothing, where a warning fails', [], { failOn: 'warning' as const }, false],
    ['as many warnings as may be', [warning, warning], { maxWarnings: 2 }, false],
    ['one more than may be', [warning, warning, warning], { maxWarnings: 2 }, true],
    ['a warning, where none may be', [warning], { maxWarnings: 0 }, true],
    ['errors, which are not counted', [misspelt], { maxWarnings: 5 }, true],
  ])('on %s', (_what, issues, tolerance, failed) => {
    expect(verdict(issues, tolerance).failed).toBe(failed);
  });

  it('says why warnings alone failed it', () => {
    expect(verdict([warning], { failOn: 'warning' }).because).toBe(
      'Warnings fail this run, as --fail-on warning says.',
    );
    expect(verdict([warning], { maxWarnings: 0 }).because).toBe('1 warning, where --max-warnings allows 0.');
    expect(verdict([warning, misspelt], { maxWarnings: 0 }).because).toBeUndefined();
    expect([...verdict([warning], { maxWarnings: 0 }).failing]).toEqual(['error', 'warning']);
    expect([...verdict([warning], { maxWarnings: 1 }).failing]).toEqual(['error']);
  });
});

describe('what a run may find', () => {
  it('is read from the command line', () => {
    expect([severityOption('error'), severityOption('warning')]).toEqual(['error', 'warning']);
    expect([countOption('0'), countOption('12')]).toEqual([0, 12]);
    for (const word of ['warn', 'off', '']) expect(() => severityOption(word)).toThrow('Use error or warning.');
    for (const word of ['-1', '1.5', 'many', '', '1e3']) expect(() => countOption(word)).toThrow('Use a whole number');
  });
});
