import type { Issue } from '../../renderer/sdk/issue.ts';

/** The folder that tests show paths from. */
export const cwd = '/site';

export const misspelt: Issue = {
  code: 'unknown-block',
  severity: 'error',
  message: 'There is no block "hreo".',
  path: ['routes', 0, 'sections', 'hero', 'block'],
  file: '/site/pages.config.ts',
  line: 2,
  column: 10,
  frame: "  1 | hero: {\n> 2 |   block: 'hreo',\n    |          ^\n  3 | },",
  suggestion: 'Did you mean "hero"?',
};

export const warning: Issue = {
  code: 'invalid-value',
  severity: 'warning',
  message: 'The title is long.',
  path: ['routes', 0, 'meta', 'title'],
  file: '/site/copy/home.ts',
  line: 7,
  column: 1,
};
