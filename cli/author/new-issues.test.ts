import { describe, expect, it } from 'vitest';
import type { Issue } from '../../renderer/sdk/issue.ts';
import { newIssues } from './new-issues.ts';

const warning = (message: string, line = 1, more: Partial<Issue> = {}): Issue => ({
  code: 'claim-literal',
  severity: 'warning',
  message,
  path: [],
  file: '/site/pages.config.ts',
  line,
  column: 1,
  ...more,
});

describe('the issues that an edit adds', () => {
  it('are none if all issues existed before, even at other lines', () => {
    expect(
      newIssues(
        [warning('A is odd.', 3), warning('B is odd.', 9)],
        [warning('B is odd.', 19), warning('A is odd.', 13)],
      ),
    ).toEqual([]);
  });

  it('include a further issue with the same message', () => {
    const twice = [warning('A is odd.', 3), warning('A is odd.', 7)];
    expect(newIssues(twice.slice(0, 1), twice)).toHaveLength(1);
    expect(newIssues(twice, twice.slice(0, 1))).toEqual([]);
  });

  it('include issues with another code, file or severity', () => {
    const before = [warning('A is odd.')];
    for (const more of [
      { code: 'contrast' },
      { file: '/site/copy.ts' },
      { severity: 'error' },
    ] satisfies Partial<Issue>[]) {
      const after = warning('A is odd.', 1, more);
      expect(newIssues(before, [after])).toEqual([after]);
    }
  });

  it('are none if only a number in the message changed', () => {
    expect(newIssues([warning('/a and 3 more pages.')], [warning('/a and 4 more pages.')])).toEqual([]);
    const both = [warning('Title of 12 letters.'), warning('Title of 14 letters.')];
    expect(newIssues([warning('Title of 12 letters.')], both)).toEqual([both[1]]);
  });

  it('are none if a message names a page by its new path', () => {
    const moved = { from: '/about', to: '/team' };
    expect(newIssues([warning('Nothing leads to /about.')], [warning('Nothing leads to /team.')], moved)).toEqual([]);
    expect(newIssues([warning('See "/about" and /about/us.')], [warning('See "/team" and /about/us.')], moved)).toEqual(
      [],
    );
    expect(newIssues([warning('See /about-us.')], [warning('See /team-us.')], moved)).toHaveLength(1);
  });
});
