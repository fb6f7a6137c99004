import { expect, it } from 'vitest';
import type { Issue } from '../../renderer/sdk/issue.ts';
import { formatIssues } from '../report/text.ts';
import { addDevScripts, errorPage, overlayPayload } from './overlay.ts';

const issue = (file: string, line: number): Issue => ({
  code: 'unknown-block',
  severity: 'error',
  message: 'There is no block "<hreo>".',
  path: [],
  file,
  line,
  column: 5,
  frame: `> ${line} | block: "<hreo>"\n    |     ^`,
});
const failure = { kind: 'issues', issues: [issue('/site/a.ts', 3), issue('/site/b.ts', 7)] } as const;

it('shows the same errors as the terminal, with code frames', () => {
  const { err } = overlayPayload(failure);
  expect(err.message).toBe(formatIssues(failure.issues, { color: false, cwd: process.cwd() }));
  expect(err.message).toContain('> 3 | block');
});

it('links to the first location, and to the others below', () => {
  const { err } = overlayPayload(failure);
  expect(err.loc).toEqual({ file: '/site/a.ts', line: 3, column: 5 });
  expect(err.stack).toBe('/site/b.ts:7:5');
});

it('shows the stack of an exception', () => {
  const error = new Error('cold');
  expect(overlayPayload({ kind: 'thrown', error }).err).toEqual({ message: 'Error: cold', stack: error.stack });
});

it('escapes text', () => {
  expect(errorPage(failure)).toContain('&lt;hreo&gt;');
  expect(errorPage(failure)).not.toContain('<hreo>');
});

it('adds the client to the head, or to the end of a page without one', () => {
  expect(addDevScripts('<head><title>a</title></head><body>')).toMatch(/<\/title><script.*<\/script>\n<\/head>/);
  expect(addDevScripts('<p>')).toMatch(/^<p><script/);
});
